const babelJest = require("babel-jest").default;

/** TypeScript and JSX as Gatsby compiles them. */
module.exports = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [["babel-preset-gatsby", { targets: { node: "current" } }], "@babel/preset-typescript"],
});
