/** The list above the composer: commands, options, choices, names. */

import { fill, h } from "./dom.js";
import { Listbox } from "./listbox.js";

export class Suggestions {
  constructor() {
    this.heading = h("p", { class: "suggestions-heading" });
    this.list = new Listbox({ label: "Suggestions", onpick: (item) => item.pick() });
    this.element = h("div", { class: "suggestions", hidden: true }, this.heading, this.list.element);
  }

  /** Offer items, each with its own `pick()`, to whoever types in `control`; the one at `active` is marked. */
  offer(control, heading, items, active = 0) {
    if (this.list.control !== control) this.withdraw();
    this.list.steerBy(control);
    control.setAttribute("aria-expanded", String(items.length > 0));
    fill(this.heading, heading);
    this.heading.hidden = !heading;
    this.list.show(items, active);
    this.element.hidden = items.length === 0 && !heading;
  }

  /** Offer nothing more. */
  withdraw() {
    this.element.hidden = true;
    this.list.show([]);
    this.list.control?.setAttribute("aria-expanded", "false");
  }

  /** A key in the control; true when it was used here. Tab takes the marked item, as Enter does. */
  key(event) {
    if (this.element.hidden) return false;
    if (event.key === "Tab" && !event.shiftKey && this.list.active >= 0) {
      event.preventDefault();
      this.list.pick(this.list.active);
      return true;
    }
    return this.list.key(event);
  }
}
