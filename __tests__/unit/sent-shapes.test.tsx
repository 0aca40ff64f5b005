/**
 * @jest-environment jsdom
 */
import * as React from "react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { render, screen, waitFor } from "@testing-library/react";
import { sentShapes } from "../../src/ui/sent-shapes";

function Shapes({ size }: { readonly size: number }) {
  return (
    <g>
      <rect data-testid="shape" width={size} />
    </g>
  );
}

/** A drawing whose HTML was sent, taken over by scripts. */
async function takeOver(drawing: React.ReactElement) {
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = '<svg><g><rect data-testid="shape" width="4"></rect></g></svg>';
  const html = place.innerHTML;
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const root = await act(async () => hydrateRoot(place, drawing));
  return { place, html, root, complaints };
}

beforeAll(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test("shapes that were sent stay, without their code and without a word", async () => {
  const load = jest.fn(async () => Shapes);
  const Sent = sentShapes(load);
  const drawing = (size: number) => (
    <svg>
      <Sent size={size} />
    </svg>
  );
  const { place, html, root, complaints } = await takeOver(drawing(4));
  const [shape] = place.getElementsByTagName("rect");
  await act(async () => root.render(drawing(5)));
  expect(place.innerHTML).toBe(html);
  expect(place.getElementsByTagName("rect")[0]).toBe(shape);
  expect(load).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test("shapes of a page that scripts show are drawn once their code is there", async () => {
  const Sent = sentShapes(async () => Shapes);
  render(
    <svg>
      <Sent size={7} />
    </svg>,
  );
  expect((await screen.findByTestId("shape")).getAttribute("width")).toBe("7");
});

test("where the code does not come, the page does without the shapes", async () => {
  const load = jest.fn(() => Promise.reject(new Error("offline")));
  const Sent = sentShapes<{ readonly size: number }>(load);
  render(
    <svg data-testid="drawing">
      <Sent size={7} />
    </svg>,
  );
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByTestId("drawing").childElementCount).toBe(0);
});
