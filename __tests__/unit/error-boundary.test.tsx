/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import * as React from "react";
import { RenderErrors } from "../../src/layout/error-boundary";

const labels = {
  call: { button: "Call {phone}" },
  error: { title: "Unexpected Application Error!", home: "Go to the home page" },
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ business: { phone: "(973) 555-0142" }, labels });
  jest.spyOn(console, "error").mockImplementation(() => undefined); // React reports what it caught.
});
afterEach(() => jest.restoreAllMocks());

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

/** A layout as the site's: one boundary around all, one around the page. */
function Site({
  path,
  page,
  header,
}: Record<"page" | "header", React.ReactNode> & { path: string }) {
  return (
    <RenderErrors path={path}>
      <header>{header}</header>
      <RenderErrors path={path}>{page}</RenderErrors>
    </RenderErrors>
  );
}

function expectErrorPage(detail: string): void {
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Unexpected Application Error!",
  );
  expect(main.getByRole("alert")).toHaveTextContent(detail);
  expect(main.getByRole("link", { name: "Call (973) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+19735550142",
  );
  expect(main.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
}

test("a page that fails to render shows the error inside the layout", () => {
  render(<Site path="/faq" header="menu" page={<Broken error={new Error("no questions")} />} />);
  expectErrorPage("no questions");
  expect(screen.getByRole("banner")).toHaveTextContent("menu");
});

test("an error with a status is named by it", () => {
  const error = { status: 502, statusText: "Bad Gateway" };
  render(<Site path="/faq" header="menu" page={<Broken error={error} />} />);
  expectErrorPage("502 Bad Gateway");
});

test("a layout that fails to render gives way to the error alone", () => {
  render(<Site path="/faq" header={<Broken error={new Error("no menu")} />} page="page" />);
  expectErrorPage("no menu");
  expect(screen.queryByRole("banner")).not.toBeInTheDocument();
});

test("another page works, and so does the broken one once it is mended", () => {
  const broken = <Broken error={new Error("no questions")} />;
  const { rerender } = render(<Site path="/faq" header="menu" page={broken} />);
  rerender(<Site path="/locations" header="menu" page={<main>towns</main>} />);
  expect(screen.getByRole("main")).toHaveTextContent("towns");
  rerender(<Site path="/faq" header="menu" page={broken} />);
  expectErrorPage("no questions");
  rerender(<Site path="/" header="menu" page={<main>home</main>} />);
  rerender(<Site path="/faq" header="menu" page={<main>questions</main>} />);
  expect(screen.getByRole("main")).toHaveTextContent("questions");
});
