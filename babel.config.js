/** Gatsby's own settings; no browser that we support has the odd `document.all`, which longer code would mind. */
module.exports = { presets: ["babel-preset-gatsby"], assumptions: { noDocumentAll: true } };
