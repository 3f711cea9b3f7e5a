/** A list to choose from, steered by the keys of whichever control has the focus (ARIA's listbox). */

import { fill, h, uniqueId } from "./dom.js";

export class Listbox {
  /** `onpick(item)` is called with the chosen item. */
  constructor({ label, multiple = false, onpick }) {
    this.items = [];
    this.active = -1;
    this.onpick = onpick;
    this.element = h("ul", {
      class: "listbox",
      role: "listbox",
      id: uniqueId("list"),
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
      onmousedown: (event) => event.preventDefault(), // the control keeps the focus
    });
  }

  /** The element that has the focus and hands its keys to key(). */
  steerBy(control) {
    this.control = control;
    control.setAttribute("aria-controls", this.element.id);
  }

  /** Show items: {label, description?, picture?, note?, mark?, selected?, disabled?}; none is active at -1. */
  show(items, active = 0) {
    this.items = items;
    fill(this.element, items.map((item, index) => this.option(item, index)));
    this.activate(items.length ? Math.min(active, items.length - 1) : -1);
  }

  option(item, index) {
    const said = [
      h("span", { class: "option-label" }, item.label),
      item.description && h("span", { class: "option-description" }, item.description),
    ];
    return h(
      "li",
      {
        class: "option",
        role: "option",
        id: `${this.element.id}-${index}`,
        "aria-selected": item.selected ? "true" : "false",
        "aria-disabled": item.disabled ? "true" : null,
        onclick: () => this.pick(index),
        onpointermove: () => this.activate(index, false),
      },
      item.picture,
      h("span", { class: "option-words" }, said),
      item.note && h("span", { class: "option-note" }, item.note),
      item.mark,
    );
  }

  activate(index, scroll = true) {
    if (this.active === index && this.element.children[index]?.classList.contains("active")) return;
    this.element.querySelector(".active")?.classList.remove("active");
    this.active = index;
    const option = this.element.children[index];
    option?.classList.add("active");
    if (option) this.control?.setAttribute("aria-activedescendant", option.id);
    else this.control?.removeAttribute("aria-activedescendant");
    if (scroll) option?.scrollIntoView({ block: "nearest" });
  }

  move(step) {
    const from = this.active < 0 && step < 0 ? 0 : this.active;
    this.activate((from + step + this.items.length) % this.items.length);
  }

  pick(index) {
    const item = this.items[index];
    if (item && !item.disabled) this.onpick(item);
  }

  /** Arrows, pages and Enter; true when the key was used. */
  key(event) {
    if (event.defaultPrevented || event.isComposing || this.items.length === 0) return false;
    const last = this.items.length - 1;
    if (event.key === "ArrowDown") this.move(1);
    else if (event.key === "ArrowUp") this.move(-1);
    else if (event.key === "PageDown") this.activate(Math.min(this.active + 8, last));
    else if (event.key === "PageUp") this.activate(Math.max(this.active - 8, 0));
    else if (event.key === "Enter" && this.active >= 0) this.pick(this.active);
    else return false;
    event.preventDefault();
    return true;
  }
}
