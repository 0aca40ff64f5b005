// `unit` and `content` need nothing but the sources; `built`, `browser` and `servers` look at public/,
// which `npm test` builds first.
const { join } = require("node:path");

const support = join(__dirname, "__tests__", "support");

const shared = {
  rootDir: __dirname,
  testEnvironment: "node",
  transform: { "^.+\\.[jt]sx?$": join(support, "transform.js") },
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^gatsby$": join(__dirname, "__mocks__", "gatsby.tsx"),
  },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/", "/__tests__/support/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

/** The project of one folder of tests. */
const project = (name, settings) => ({
  ...shared,
  ...settings,
  displayName: name,
  testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
});

module.exports = {
  projects: [
    ...["unit", "content", "built", "browser", "editor"].map((name) => project(name)),
    project("servers", { globalSetup: join(support, "host-runtimes.ts") }),
  ],
  maxWorkers: 2,
  testTimeout: 180_000,
  reporters: ["default", join(support, "closing-line-reporter.js")],
  coverageReporters: ["text-summary"],
  collectCoverageFrom: [
    "src/content/**/*.ts",
    "!src/content/check.ts", // the command line alone; tests run it as a process
  ],
  coverageThreshold: { "./src/content/": { lines: 90 } },
};
