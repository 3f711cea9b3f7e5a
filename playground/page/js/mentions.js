/** Names while one writes: @ana and #general are suggested, and sent as Discord writes them. */

import { NAMED, filtered, places } from "./choices.js";

const BEGUN = /(?:^|\s)([@#])([^\s@#]*)$/;

export class Mentions {
  constructor(suggestions) {
    this.suggestions = suggestions;
    this.picked = new Map(); // "@Ana" -> "<@id>"
  }

  /** Suggest names for what stands before the cursor. */
  suggest(text) {
    const begun = BEGUN.exec(text.value.slice(0, text.selectionStart));
    if (!begun) return this.suggestions.withdraw();
    const [, sign, typed] = begun;
    const items = filtered(sign === "@" ? NAMED.mentionable() : places(), typed).slice(0, 10);
    const pick = (item) => () => this.insert(text, sign, typed, item);
    return this.suggestions.offer(text, "", items.map((item) => ({ ...item, pick: pick(item) })));
  }

  insert(text, sign, typed, item) {
    const shown = sign + item.label.replace(/^@/, "");
    const isRole = item.label.startsWith("@");
    this.picked.set(shown, `<${sign}${isRole ? "&" : ""}${item.value}>`);
    const from = text.selectionStart - typed.length - 1;
    text.setRangeText(`${shown} `, from, text.selectionStart, "end");
    this.suggestions.withdraw();
    text.dispatchEvent(new Event("input"));
  }

  /** What was written, with the picked names as Discord writes them; the longest names first. */
  written(text) {
    const names = [...this.picked].sort((one, other) => other[0].length - one[0].length);
    return names.reduce((sum, [shown, meant]) => sum.replaceAll(shown, meant), text);
  }
}
