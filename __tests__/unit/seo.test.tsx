import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useStaticQuery } from "gatsby";
import { parse } from "node-html-parser";
import { Seo } from "../../src/seo/seo";

const host = "https://roofs.example";

/** What the static query of every head brings. */
function siteData(preview: boolean) {
  return {
    site: { siteMetadata: { preview } },
    business: {
      name: "Notch & Ridge",
      host,
      phone: "(973) 555-0142",
      email: "office@roofs.example",
      address: {
        street: null,
        locality: "Clifton",
        region: "NJ",
        regionName: "New Jersey",
        postalCode: null,
        country: "US",
      },
      homeTown: { latitude: 40.85, longitude: -74.16 },
      hours: [{ days: ["Monday"], opens: "00:00", closes: "23:59" }],
      languages: [{ code: "en" }],
      defaultPicture: { file: { childImageSharp: null } },
    },
    prices: { replacement: { low: 8000, high: 25000 } },
    labels: { share: { alt: "{title}. {place}. {name}." } },
    allTown: { nodes: [] },
  };
}

const seo = { title: "Questions & answers", description: "Answers.", keywords: ["roof", "faq"] };
const entry = {
  path: "/faq",
  title: "FAQ",
  updated: "2025-01-18",
  share: { path: "/share/faq-1.png", title: "Ask us", place: "Clifton, New Jersey" },
  trail: [],
};

function head(props: Partial<React.ComponentProps<typeof Seo>> = {}, preview = false) {
  jest.mocked(useStaticQuery).mockReturnValue(siteData(preview));
  const document = parse(renderToStaticMarkup(<Seo seo={seo} entry={entry} {...props} />));
  return {
    meta: (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute("content"),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    ids: document.querySelectorAll("[id]").map(({ id }) => id),
  };
}

test("a page has one address, in its canonical link and in what shared links show", () => {
  const { canonical, meta } = head();
  expect(canonical).toBe(`${host}/faq`);
  expect(meta("og:url")).toBe(canonical);
});

test("the share picture comes with size and words", () => {
  const { meta } = head();
  expect(meta("og:image")).toBe(`${host}/share/faq-1.png`);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  expect(meta("og:image:alt")).toBe("Ask us. Clifton, New Jersey. Notch & Ridge.");
  expect(meta("twitter:card")).toBe("summary_large_image");
});

test("crawlers are told what the record says, and nothing where it says nothing", () => {
  expect(head().meta("robots")).toBeUndefined();
  expect(head({ robots: "index, follow" }).meta("robots")).toBe("index, follow");
});

test("each page of a preview is noindex, whatever its record says", () => {
  expect(head({}, true).meta("robots")).toBe("noindex");
  expect(head({ robots: "index, follow" }, true).meta("robots")).toBe("noindex");
});

test("no two tags have one id, by which Gatsby removes duplicates", () => {
  const { ids } = head({ robots: "noindex" });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("structured-data");
});
