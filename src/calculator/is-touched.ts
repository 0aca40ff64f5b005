/**
 * Whether a field below an element holds something else than the page came with: typed before
 * hydration, or kept by Back.
 */
export function isTouched(part: Element): boolean {
  return Array.from(part.querySelectorAll("option, input")).some((field) =>
    field instanceof HTMLOptionElement
      ? field.selected !== field.defaultSelected
      : field instanceof HTMLInputElement &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}
