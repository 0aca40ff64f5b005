import { faultFor, onFaults } from "./refusals.js";

/** Text and number fields that say how much may be written, and what a refused save said of them. */

const { CMS, createClass, h } = window;

/** A token stands for words of another length, so texts with one are measured by the server. */
const holdsToken = /\{[A-Za-z][\w.-]*\}/;

function lengthTrouble(field, value) {
  const text = (value ?? "").trim();
  const [shortest, longest] = [field.get("shortest") ?? 0, field.get("longest") ?? Infinity];
  if (!text || holdsToken.test(text)) return undefined;
  if (text.length < shortest) return `at least ${shortest} characters; these are ${text.length}`;
  if (text.length > longest) return `at most ${longest} characters; these are ${text.length}`;
  return undefined;
}

function numberTrouble(field, value) {
  if (value === "" || value === undefined || value === null) return undefined;
  const [min, max] = [field.get("min") ?? -Infinity, field.get("max") ?? Infinity];
  if (typeof value !== "number") return "a number without any other sign";
  if (field.get("whole") && !Number.isInteger(value)) return "a whole number";
  return value < min || value > max ? `a number from ${min} to ${max}` : undefined;
}

/** Makes a widget: `input` draws its control, `trouble` says what is wrong with its value. */
function widget(input, trouble) {
  return createClass({
    componentDidMount() {
      this.stop = onFaults(() => this.forceUpdate());
    },
    componentWillUnmount() {
      this.stop();
    },
    isValid() {
      const { field, value } = this.props;
      const allowed = trouble(field, value);
      return allowed
        ? { error: { type: "CUSTOM", message: `${field.get("label")}: ${allowed}.` } }
        : true;
    },
    render() {
      const { field, value, forID, classNameWrapper, setActiveStyle, setInactiveStyle } =
        this.props;
      const fault = faultFor(field.get("name"), value);
      const attributes = {
        id: forID,
        className: classNameWrapper,
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
        "aria-invalid": fault ? "true" : undefined,
        "aria-describedby": fault ? `${forID}-fault` : undefined,
      };
      return h(
        "div",
        {},
        input(this.props, attributes),
        counter(field, value),
        fault && h("p", { className: "fault", id: `${forID}-fault` }, fault),
      );
    },
  });
}

function counter(field, value) {
  const [shortest, longest] = [field.get("shortest"), field.get("longest")];
  if (!longest) return null;
  const { length } = (value ?? "").trim();
  const outside = lengthTrouble(field, value) ? " count-outside" : "";
  const limits = shortest ? `${shortest} to ${longest}` : `at most ${longest}`;
  return h("p", { className: `count${outside}` }, `${length} of ${limits}`);
}

const line = ({ field, value, onChange }, attributes) =>
  h("input", {
    ...attributes,
    type: "text",
    list: field.get("suggestions"),
    value: value ?? "",
    onChange: (event) => onChange(event.target.value),
  });

const passage = ({ value, onChange }, attributes) =>
  h("textarea", {
    ...attributes,
    rows: 4,
    value: value ?? "",
    onChange: (event) => onChange(event.target.value),
  });

const figure = ({ value, onChange }, attributes) =>
  h("input", {
    ...attributes,
    type: "text",
    inputMode: "decimal",
    value: value ?? "",
    onChange: ({ target }) => onChange(asNumber(target.value)),
  });

/** What is no number yet (a minus sign, a point at the end) stays as it was typed. */
function asNumber(text) {
  const number = Number(text);
  return text.trim() === "" || Number.isNaN(number) || String(number) !== text ? text : number;
}

/** Gives Decap the widgets "line" and "passage" for texts, and "figure" for numbers. */
export function registerTextWidgets() {
  CMS.registerWidget("line", widget(line, lengthTrouble));
  CMS.registerWidget("passage", widget(passage, lengthTrouble));
  CMS.registerWidget("figure", widget(figure, numberTrouble));
}
