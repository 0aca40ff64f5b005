/** What the server refused in the last save, for the fields and the notice that show it. */

const listeners = new Set();
let faults = [];

/** Calls back whenever the faults change; returns what ends that. */
export function onFaults(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message for a field that holds the value that was refused; undefined where there is none. */
export function faultFor(name, value) {
  const fault = faults.find((candidate) => candidate.name === name && candidate.value === value);
  return fault && wordsOf(fault);
}

function wordsOf({ message, allowed, suggestion }) {
  const meant = suggestion ? ` Did you mean ${suggestion}?` : "";
  return `${message} Allowed: ${allowed}.${meant}`;
}

function show(found, message) {
  faults = found;
  for (const listener of listeners) listener();
  document.querySelector(".refusal")?.remove();
  if (message) document.body.append(notice(found, message));
}

function notice(found, message) {
  const box = document.createElement("section");
  box.className = "refusal";
  box.setAttribute("role", "alert");
  const heading = document.createElement("h2");
  heading.textContent = found.length ? "Not saved" : "Refused";
  const words = document.createElement("p");
  words.textContent = message;
  const list = document.createElement("ul");
  for (const fault of found) {
    const item = document.createElement("li");
    const place = document.createElement("code");
    place.textContent = fault.place ?? fault.file;
    item.append(place, ` ${wordsOf(fault)}`);
    list.append(item);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => box.remove());
  box.append(heading, found.length ? list : words, close);
  return box;
}

const saves = /^(persist|delete)/;

/** Listens to the answers of the local server to Decap's saves. */
export function watchSaves() {
  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    const body = request[1]?.body;
    const action = typeof body === "string" && body.startsWith("{") && JSON.parse(body).action;
    if (typeof action === "string" && saves.test(action)) {
      if (response.ok) show([], "");
      else {
        const refusal = await response.json();
        show(refusal.faults ?? [], refusal.error);
        // Decap shows the words of an answer as well, in one line over the notice.
        return Response.json({ error: "the reasons stand in the notice." }, { status: 422 });
      }
    }
    return response;
  };
}
