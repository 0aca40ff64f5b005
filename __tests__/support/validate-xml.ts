import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

const folder = join(__dirname, "..", "fixtures", "xsd");
const file = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), "utf8"),
});

/** Validates a site map, or an index of site maps, against sitemaps.org's schema. @returns the faults */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: [file(xml.includes("<sitemapindex") ? "siteindex.xsd" : "sitemap.xsd")],
    preload: [file("sitemap-image.xsd")],
  });
  return errors.map(({ message }) => message);
}
