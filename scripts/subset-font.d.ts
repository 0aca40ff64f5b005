/** The parts of subset-font that are used; the package has no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat?: "sfnt" | "woff" | "woff2";
      /** OpenType features to keep; all where it is left out. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
