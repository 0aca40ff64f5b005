/** Chooses the point of a picture that stays in view, and cuts its edges off. */

const { CMS, createClass, h } = window;
const noCrop = { left: 0, top: 0, right: 0, bottom: 0 };

function percent(share) {
  return `${Math.round(share * 100)}%`;
}

function slider(label, value, max, onChange) {
  return h(
    "label",
    { className: "slider" },
    label,
    h("input", {
      type: "range",
      "aria-label": label,
      min: 0,
      max: max * 100,
      value: Math.round(value * 100),
      onChange: (event) => onChange(Number(event.target.value) / 100),
    }),
    h("output", {}, percent(value)),
  );
}

/** The place of a point once all but an area is cut off; the edge that is nearest where it went too. */
function pointInside({ left, top, width, height }, { x, y }) {
  const share = (place) => Math.round(Math.min(1, Math.max(0, place)) * 100) / 100;
  return { x: share((x - left) / width), y: share((y - top) / height) };
}

const focusWidget = createClass({
  getInitialState() {
    return { crop: noCrop, version: 0, words: "" };
  },

  /** Without it Decap draws the widget anew for its own value alone, not where a picture is chosen. */
  shouldComponentUpdate() {
    return true;
  },

  /** The point, as shares of the width and height. */
  point() {
    const { value } = this.props;
    const plain = value?.toJS ? value.toJS() : value;
    return { x: plain?.x ?? 0.5, y: plain?.y ?? 0.5 };
  },

  isValid() {
    return true;
  },

  /** The picture's file, and where the browser finds it: a new one is not on disk yet. */
  picture() {
    const entry = this.props.getEntry?.() ?? this.props.entry;
    const file = entry?.getIn(["data", "file"]) ?? "";
    const draft = entry
      ?.get("mediaFiles")
      ?.find((media) => media.get("draft") && media.get("path")?.endsWith(`/${file}`));
    const url = draft?.get("url") ?? `/pictures/${file}?${this.state.version}`;
    return { file, url, isDraft: Boolean(draft) };
  },

  choose(event) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (place, length) => Math.round((place / length) * 100) / 100;
    this.move({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
  },

  move(change) {
    this.props.onChange({ ...this.point(), ...change });
  },

  async cut() {
    const { left, top, right, bottom } = this.state.crop;
    const area = { left, top, width: 1 - left - right, height: 1 - top - bottom };
    const response = await fetch("/crop", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ file: this.picture().file, ...area }),
    });
    const { error } = await response.json();
    if (!error) this.move(pointInside(area, this.point()));
    this.setState(({ version }) => ({
      crop: error ? this.state.crop : noCrop,
      version: version + 1,
      words: error ?? "The picture is cut.",
    }));
  },

  cropSlider(label, side) {
    return slider(label, this.state.crop[side], 0.45, (share) =>
      this.setState(({ crop }) => ({ crop: { ...crop, [side]: share } })),
    );
  },

  render() {
    const { file, url, isDraft } = this.picture();
    const { classNameWrapper, forID } = this.props;
    if (!file)
      return h("p", { className: classNameWrapper, id: forID }, "Choose the picture first.");
    const { x, y } = this.point();
    const { crop, words } = this.state;
    const sides = Object.entries(crop).map(([side, share]) => [side, percent(share)]);
    const isCropped = Object.values(crop).some((share) => share > 0);
    return h(
      "div",
      { className: classNameWrapper, id: forID },
      h(
        "div",
        { className: "picture-frame", onClick: (event) => this.choose(event) },
        h("img", { src: url, alt: "" }),
        isCropped && h("div", { className: "crop-area", style: Object.fromEntries(sides) }),
        h("div", { className: "focus-point", style: { left: percent(x), top: percent(y) } }),
      ),
      h("p", {}, "Click the point that has to stay in view, or set it here:"),
      slider("From the left", x, 1, (share) => this.move({ x: share })),
      slider("From the top", y, 1, (share) => this.move({ y: share })),
      isDraft
        ? h("p", {}, "Save the picture once before you cut its edges off.")
        : h(
            "details",
            {},
            h("summary", {}, "Cut the edges off"),
            this.cropSlider("Left", "left"),
            this.cropSlider("Top", "top"),
            this.cropSlider("Right", "right"),
            this.cropSlider("Bottom", "bottom"),
            h(
              "button",
              { type: "button", disabled: !isCropped, onClick: () => this.cut() },
              "Cut the picture",
            ),
          ),
      h("p", { role: "status" }, words),
    );
  },
});

/** Gives Decap the widget "focus", whose value is a point as shares of the width and height, from 0 to 1. */
export function registerFocusWidget() {
  CMS.registerWidget("focus", focusWidget);
}
