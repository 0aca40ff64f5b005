import * as React from "react";
import { useSentHtml } from "../ui/sent-html";
import { fieldNames } from "./field-names";
import { addressOf } from "./input";
import { isTouched } from "./is-touched";

/** How long the visitor has to pause before the address and the announcement follow, in milliseconds. */
const settlingMs = 700;

/** The fields of a form as they stand now. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    Array.from(new FormData(form), ([name, value]) => [name, String(value)]),
  );
}

/** Sets a form's fields to those of an address. What a list does not offer, as it may have before, is left out. */
function fill(form: HTMLFormElement, fields: URLSearchParams): void {
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options) option.selected ||= option.value === value;
    } else if (field instanceof RadioNodeList || field instanceof HTMLInputElement) {
      field.value = value;
    }
  }
}

/** Whether an address holds an answer: a size, or a house to work it out from. */
const holdsAnswer = (address: URLSearchParams) =>
  address.has(fieldNames.squareFeet) || address.has(fieldNames.floorSquareFeet);

interface Fields {
  readonly form: React.RefObject<HTMLFormElement | null>;
  /** What the fields hold; null until the visitor or the address has changed one. */
  readonly fields: URLSearchParams | null;
  /** Whether the visitor has paused since the last change. */
  readonly settled: boolean;
  /** Call it when a field changes. */
  readonly update: () => void;
}

/**
 * Follows the fields of a form. The browser keeps their values, so that the form works before
 * hydration; an address with values fills them in, and after each pause the address holds them, so
 * that it can be shared, printed and come back to. Nothing is sent.
 */
export function useFields(): Fields {
  const form = React.useRef<HTMLFormElement>(null);
  // HTML that was sent shows the example. What scripts show has the answer from the first, and so its
  // height, which Back needs.
  const sent = useSentHtml();
  const [fields, setFields] = React.useState(() => {
    if (sent) return null;
    const address = new URLSearchParams(window.location.search);
    return holdsAnswer(address) ? address : null;
  });
  const [settledFields, settle] = React.useState(fields);

  // Before Gatsby scrolls: one way to say the size has more fields than the other.
  React.useLayoutEffect(() => {
    if (!form.current) return;
    const address = new URLSearchParams(window.location.search);
    if (!isTouched(form.current)) fill(form.current, address);
    // As if the visitor had done it, so that there is one way in.
    if (holdsAnswer(address) || isTouched(form.current)) {
      form.current.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, []);

  React.useEffect(() => {
    if (!fields) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, "", pathname + addressOf(fields) + hash);
      settle(fields);
    }, settlingMs);
    return () => clearTimeout(timer);
  }, [fields]);

  const update = () => {
    if (form.current) setFields(fieldsOf(form.current));
  };
  return { form, fields, settled: fields === settledFields, update };
}
