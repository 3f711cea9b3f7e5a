/** Short words to the person: errors that can be seen, news that can be heard. */

import { Refused } from "./api.js";
import { fill, h } from "./dom.js";

const SECONDS_SHOWN = 6;

/** Show a short notice at the foot of the window. */
export function notice(text) {
  const shown = h("p", { class: "notice" }, text);
  document.getElementById("notices").append(shown);
  setTimeout(() => shown.remove(), SECONDS_SHOWN * 1000);
}

/** Do something that the server may refuse; the refusal is shown. Returns undefined then. */
export async function attempt(act) {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) notice(error.message);
    else if (error instanceof TypeError) notice("The playground does not answer. Is it still running?");
    else throw error;
    return undefined;
  }
}

/** Let a screen reader say something. */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (announcer.childElementCount > 20) fill(announcer);
  announcer.append(h("p", {}, text));
}
