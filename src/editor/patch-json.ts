import { applyEdits, modify } from "jsonc-parser";
import { isObject, type Json, type JsonPath } from "../content/json";

/**
 * Changes a JSON text so that it holds another value, and leaves alone all lines that need no
 * change, so that whoever reads the difference sees what was edited and nothing else.
 */
export function patchJson(text: string, before: Json, after: Json, path: JsonPath = []): string {
  if (isObject(before) && isObject(after)) {
    let patched = text;
    for (const name of Object.keys(before)) {
      if (!(name in after)) patched = set(patched, [...path, name], undefined);
    }
    const names = Object.keys(after);
    for (const [place, name] of names.entries()) {
      const [old, value] = [before[name], after[name]];
      if (value === undefined) continue;
      patched =
        old === undefined
          ? set(patched, [...path, name], value, place)
          : patchJson(patched, old, value, [...path, name]);
    }
    return patched;
  }
  if (Array.isArray(before) && Array.isArray(after)) return patchList(text, before, after, path);
  return before === after ? text : set(text, path, after);
}

function patchList(text: string, before: Json[], after: Json[], path: JsonPath): string {
  let patched = text;
  for (let place = before.length - 1; place >= after.length; place -= 1) {
    patched = set(patched, [...path, place], undefined);
  }
  for (const [place, item] of after.entries()) {
    const old = before[place];
    const at = [...path, place];
    patched =
      old === undefined
        ? applyEdits(patched, modify(patched, at, item, { isArrayInsertion: true }))
        : patchJson(patched, old, item, at);
  }
  return patched;
}

function set(text: string, path: JsonPath, value: Json | undefined, place?: number): string {
  const options = place === undefined ? {} : { getInsertionIndex: () => place };
  return applyEdits(text, modify(text, [...path], value, options));
}
