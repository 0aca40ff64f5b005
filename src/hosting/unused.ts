/** Stands in the browser's bundle for modules of Gatsby that this site does not use (lean-bundle.ts). */
export {};
