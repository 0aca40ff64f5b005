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
sayWhatHappens();
registerTextWidgets();
registerFocusWidget();
window.CMS.init({ config });

/** Decap speaks of publishing and logins, but here a save goes to the files of this computer and no further. */
function sayWhatHappens() {
  const phrases = window.CMS.getLocale("en");
  Object.assign(phrases.editor.editorToolbar, {
    publish: "Save",
    publishing: "Saving…",
    published: "Saved",
    publishNow: "Save now",
    publishAndCreateNew: "Save and add another",
    publishAndDuplicate: "Save and copy",
    deployButtonLabel: "See it on the site",
  });
  phrases.auth.login = "Open the forms";
  phrases.collection.collectionTop.newButton = "Add: %{collectionLabel}";
  window.CMS.registerLocale("en", phrases);
}
