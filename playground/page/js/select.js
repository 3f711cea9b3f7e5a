/** A menu to choose one or several values from: string, user, role, mentionable and channel selects. */

import { NAMED, filtered } from "./choices.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { closePopup, isOpen, openPopup, position } from "./popup.js";
import { emojiNode } from "./richtext.js";

const NAMES = { 5: "user", 6: "role", 7: "mentionable", 8: "channel" };
const ENOUGH_TO_SEARCH = 10;

function offered(component) {
  if (component.type !== 3) return NAMED[NAMES[component.type]](component.channel_types);
  return component.options.map((option) => ({ ...option, picture: emojiNode(option.emoji, true) }));
}

/** What a menu has chosen to begin with. */
export function defaultsOf(component) {
  const own = (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return [...own, ...(component.default_values ?? []).map((each) => each.id)];
}

/** A menu; `onchange(values)` is called when the person has chosen, for several at once when the list closes. */
export function select(component, { onchange, label, busy = false, key = null, labelledBy = null }) {
  const low = component.min_values ?? 1;
  const high = component.max_values ?? 1;
  let values = defaultsOf(component);
  const words = h("span", { class: "select-words" });
  const button = h(
    "button",
    {
      class: "select",
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labelledBy ? null : (component.placeholder ?? label ?? "Make a selection"),
      "aria-labelledby": labelledBy,
      "aria-busy": busy ? "true" : null,
      disabled: component.disabled,
      data: key ? { key } : {},
      onclick: toggle,
      onkeydown(event) {
        if (["ArrowDown", "ArrowUp"].includes(event.key)) {
          event.preventDefault();
          toggle();
        }
      },
    },
    words,
    icon("chevron"),
  );

  function show() {
    const chosen = offered(component).filter((item) => values.includes(item.value));
    button.classList.toggle("chosen", chosen.length > 0);
    const chip = (item) => h("span", { class: high > 1 ? "chip" : "chosen-one" }, copyOf(item.picture), item.label);
    fill(words, chosen.length ? chosen.map(chip) : (component.placeholder ?? "Make a selection"));
  }

  function toggle() {
    if (isOpen(button)) return closePopup();
    openList({ button, component, low, high, values, label: button.getAttribute("aria-label") ?? label, done });
  }

  function done(chosen) {
    if (chosen.length < low || (chosen.length === values.length && chosen.every((each) => values.includes(each)))) return;
    values = chosen;
    show();
    onchange(values);
  }

  show();
  return button;
}

function copyOf(picture) {
  return picture?.cloneNode(true);
}

function openList({ button, component, low, high, values, label, done }) {
  let chosen = [...values];
  const several = high > 1;
  const items = offered(component);
  const list = new Listbox({ label, multiple: several, onpick: pick });
  const searchable = component.type !== 3 || items.length > ENOUGH_TO_SEARCH;
  const search = h("input", {
    class: "select-search",
    type: "text",
    placeholder: "Search",
    autocomplete: "off",
    role: "combobox",
    "aria-expanded": "true",
    "aria-label": `Search: ${label}`,
    oninput: () => draw(0),
  });
  const control = searchable ? search : list.element;
  const ready = h("button", { class: "button style-1", type: "button", onclick: () => closePopup() }, "Done");
  const foot = several && h("div", { class: "select-foot" }, h("span", {}), ready);
  if (!searchable) list.element.tabIndex = 0;
  list.steerBy(control);
  control.addEventListener("keydown", (event) => {
    if (list.key(event)) return;
    if (event.key === "Tab") closePopup();
    else if (event.key === " " && !searchable) {
      event.preventDefault();
      list.pick(list.active);
    } else if (!searchable) typeAhead(list, event);
  });

  function draw(active = list.active) {
    const full = several && chosen.length >= high;
    const shown = filtered(items, searchable ? search.value : "").map((item) => {
      const selected = chosen.includes(item.value);
      const mark = several ? h("span", { class: "tick" }, selected && icon("check")) : selected && icon("check");
      return { ...item, selected, disabled: full && !selected, mark };
    });
    list.show(shown, active);
    list.element.classList.toggle("nothing", shown.length === 0);
    if (foot) foot.firstChild.textContent = `${chosen.length} of ${low === high ? high : `${low}–${high}`}`;
    position();
  }

  function pick(item) {
    const had = chosen.includes(item.value);
    if (several) {
      chosen = had ? chosen.filter((each) => each !== item.value) : [...chosen, item.value];
      return draw();
    }
    chosen = had && low === 0 ? [] : [item.value];
    return closePopup();
  }

  const box = h("div", { class: "select-box" }, searchable && search, list.element, foot);
  openPopup(button, box, { wide: true, onclose: () => done(chosen) });
  draw(Math.max(0, items.findIndex((item) => chosen.includes(item.value))));
  control.focus();
}

function typeAhead(list, event) {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  const typed = event.key.toLowerCase();
  const from = list.active + 1;
  const order = [...list.items.keys()].map((index) => (index + from) % list.items.length);
  const found = order.find((index) => list.items[index].label.toLowerCase().startsWith(typed));
  if (found !== undefined) list.activate(found);
}
