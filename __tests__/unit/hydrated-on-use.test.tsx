/**
 * @jest-environment jsdom
 */
import "@testing-library/jest-dom";
import * as React from "react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { StaticQueryContext } from "gatsby";
import { ErrorBoundary } from "react-error-boundary";
import { hydratedOnUse } from "../../src/ui/hydrated-on-use";

interface FormProps {
  readonly label: string;
}

/** A part that reads a query, and counts what is done to it. */
function Form({ label }: FormProps) {
  const [count, setCount] = React.useState(0);
  const queries = React.useContext(StaticQueryContext);
  return (
    <form data-hydrate="size=" onInput={() => setCount(count + 1)}>
      <input aria-label={label} defaultValue="1500" />
      <output>{`${count} ${Object.keys(queries).join()}`}</output>
    </form>
  );
}

const queries = { 123: { data: {} } };
const sentHtml =
  '<div><form data-hydrate="size="><input aria-label="Size" value="1500"><output>0 123</output></form></div>';

const never = () => false;

type Load = () => Promise<React.ComponentType<FormProps>>;

/** A part whose HTML was sent, taken over by scripts. */
async function takeOver(load: Load, isUsed: (part: Element) => boolean = never) {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = sentHtml;
  const Part = hydratedOnUse(load, isUsed);
  const page = () =>
    wrapper({
      children: (
        <StaticQueryContext value={queries}>
          <Part label="Size" />
        </StaticQueryContext>
      ),
    });
  const root = await act(async () => hydrateRoot(place, page()));
  return { Part, place, root, renderAgain: () => act(async () => root.render(page())) };
}

/** As Layout has one around each page. */
const wrapper = ({ children }: React.PropsWithChildren) => (
  <ErrorBoundary fallback="The page failed.">{children}</ErrorBoundary>
);

const field = () => screen.getByRole("textbox", { name: "Size" });
const answer = () => screen.getByRole("status");

let complaints: jest.SpyInstance;
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test("a part that was sent stays as it is until it is used", async () => {
  const load = jest.fn(async () => Form);
  const { place, renderAgain } = await takeOver(load);
  await renderAgain();
  expect(place.innerHTML).toBe(sentHtml);
  fireEvent.pointerOver(document.body);
  fireEvent.focusIn(document.body);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ["a pointer", () => fireEvent.pointerOver(field())],
  ["the focus", () => field().focus()],
  ["input", () => fireEvent.input(field(), { target: { value: "1800" } })],
])("%s has it taken over in place, with the queries of the page", async (_, use) => {
  const { renderAgain } = await takeOver(async () => Form);
  const sent = field();
  await act(async () => void use());
  fireEvent.input(sent, { target: { value: "1900" } });
  await renderAgain();
  expect(field()).toBe(sent);
  expect(answer()).toHaveTextContent("1 123");
});

test("where the code does not come, what was sent stays, and the next use asks again", async () => {
  const load = jest.fn(async () => Form).mockRejectedValueOnce(new Error("offline"));
  const { place } = await takeOver(load);
  await act(async () => void fireEvent.pointerOver(field()));
  expect(place.innerHTML).toBe(sentHtml);
  await act(async () => void fireEvent.pointerOver(field()));
  fireEvent.input(field(), { target: { value: "1900" } });
  expect(answer()).toHaveTextContent("1 123");
});

test("on a page that scripts show it comes with its code, and at once the next time", async () => {
  const Part = hydratedOnUse(async () => Form, never);
  const { unmount } = render(<Part label="Size" />, { wrapper });
  expect(screen.queryByRole("textbox")).toBeNull();
  await waitFor(() => expect(field()).toBeVisible());
  unmount();
  render(<Part label="Size" />, { wrapper });
  expect(field()).toBeVisible();
});

test("offline such a page keeps room for it, and asks again once the network is back", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  let isThere = false;
  const load = jest.fn(async () => {
    if (!isThere) throw new Error("offline");
    return Form;
  });
  const Part = hydratedOnUse(load, never);
  const { container } = render(<Part label="Size" />, { wrapper });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const style = () => container.firstElementChild?.getAttribute("style") ?? "";
  expect(style()).toContain("100svh");
  isThere = true;
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(field()).toBeVisible();
  expect(style()).toBe("");
});

test.each([
  ["an address with a query", "/?size=1800", never],
  ["a field that has been filled in", "/", () => true],
])(
  "%s has its code fetched beside the page's scripts, and it taken over",
  async (_, to, isUsed) => {
    window.history.replaceState(null, "", to);
    const load = jest.fn(async () => Form);
    await takeOver(load, isUsed);
    // Before React, and by the part.
    expect(load).toHaveBeenCalledTimes(2);
    window.history.replaceState(null, "", "/");
    fireEvent.input(field(), { target: { value: "1900" } });
    expect(answer()).toHaveTextContent("1 123");
  },
);

test("left unused, its code comes for a visitor who comes back", async () => {
  const load = jest.fn(async () => Form);
  const { Part, root } = await takeOver(load);
  await act(async () => root.unmount());
  expect(load).toHaveBeenCalledTimes(1);
  render(<Part label="Size" />, { wrapper });
  expect(field()).toBeVisible();
});

test("left while its code is on its way, nothing is taken over", async () => {
  let come: (form: typeof Form) => void = () => undefined;
  const code = new Promise<typeof Form>((resolve) => (come = resolve));
  const { place, root } = await takeOver(() => code);
  const part = place.firstElementChild;
  fireEvent.pointerOver(field());
  await act(async () => root.unmount());
  await act(async () => come(Form));
  const [input] = part?.getElementsByTagName("input") ?? [];
  if (input) fireEvent.input(input, { target: { value: "1900" } });
  expect(part?.querySelector("output")?.textContent).toBe("0 123");
});

test("once taken over and left, it does nothing more", async () => {
  const gone = jest.fn();
  const Leaving = (props: FormProps) => {
    React.useEffect(() => gone, []);
    return <Form {...props} />;
  };
  const { root } = await takeOver(async () => Leaving);
  await act(async () => void fireEvent.pointerOver(field()));
  expect(gone).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  expect(gone).toHaveBeenCalledTimes(1);
});

test("where it fails the page shows so, as it does for all its parts", async () => {
  const Failing = ({ label }: FormProps) => {
    const [hasFailed, fail] = React.useState(false);
    if (hasFailed) throw new Error("no price");
    return (
      <form data-hydrate="size=" onInput={() => fail(true)}>
        <input aria-label={label} defaultValue="1500" />
        <output>0 123</output>
      </form>
    );
  };
  await takeOver(async () => Failing);
  await act(async () => void fireEvent.pointerOver(field()));
  // Without act, which takes errors to the test rather than to the page.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await waitFor(() => expect(document.body).toHaveTextContent("The page failed."));
  expect(String(complaints.mock.calls)).toContain("no price");
  complaints.mockClear();
});
