import { registerFocusWidget } from "./focus-widget.js";
import { watchSaves } from "./refusals.js";
import { registerTextWidgets } from "./text-widgets.js";

/** Starts the editing page: forms from the schemas, pick lists from the records as they are now. */

const { config, suggestions } = await (await fetch("/config.json")).json();
for (const [id, values] of Object.entries(suggestions)) {
  const list = document.createElement("datalist");
  list.id = id;
  list.append(...values.map((value) => new Option(value)));
  document.body.append(list);
}
watchSaves();
registerTextWidgets();
registerFocusWidget();
window.CMS.init({ config });
