// `unit` and `content` need nothing but the sources; `built`, `browser` and `servers` look at public/,
// which `npm test` builds first.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const shared = {
  rootDir: __dirname,
  testEnvironment: "node",
  transform: { "^.+\\.[jt]sx?$": join(__dirname, "__tests__", "support", "transform.js") },
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "^gatsby$": join(__dirname, "__mocks__", "gatsby.tsx"),
  },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/", "/__tests__/support/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
};

/** The project of one folder of tests; none where the folder has no tests yet, which Jest takes for an error. */
const project = (name) =>
  existsSync(join(__dirname, "__tests__", name))
    ? [
        {
          ...shared,
          displayName: name,
          testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
        },
      ]
    : [];

module.exports = {
  projects: ["unit", "content", "built", "browser", "servers", "editor"].flatMap(project),
  maxWorkers: 2,
  testTimeout: 60_000,
  reporters: ["default", join(__dirname, "__tests__", "support", "closing-line-reporter.js")],
  coverageReporters: ["text-summary"],
  collectCoverageFrom: [
    "src/content/**/*.ts",
    "!src/content/check.ts", // the command line alone; tests run it as a process
  ],
  coverageThreshold: { "./src/content/": { lines: 90 } },
};
