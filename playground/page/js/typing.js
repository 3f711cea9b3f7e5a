/** "Ana is typing…" below the composer. */

import { fill, h } from "./dom.js";
import { memberOf, on } from "./state.js";

/** The line; it is empty while nobody types. */
export function typingLine() {
  const line = h("p", { class: "typing", role: "status" });
  const timers = new Map();
  function stop(user) {
    clearTimeout(timers.get(user));
    if (timers.delete(user)) show();
  }
  function show() {
    const names = [...timers.keys()].map((user) => h("strong", {}, memberOf(user)?.name ?? "Somebody"));
    const verb = names.length === 1 ? " is typing…" : " are typing…";
    fill(line, names.length > 0 && [dots(), names.flatMap((name, index) => (index ? [", ", name] : [name])), verb]);
  }
  on("typing", ({ user, seconds }) => {
    clearTimeout(timers.get(user));
    timers.set(user, setTimeout(() => stop(user), seconds * 1000));
    show();
  });
  on("typed", stop);
  on("messages", () => [...timers.keys()].forEach(stop));
  return line;
}

/** Three dots that move. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}
