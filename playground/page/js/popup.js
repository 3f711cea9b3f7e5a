/** One small box at a time that floats beside what opened it: menus, lists, cards. */

import { h } from "./dom.js";

const MARGIN = 8;
let current = null;

/**
 * Open a box beside `anchor`. It closes on Escape, on a press elsewhere, or by closePopup(); the focus then goes
 * back to the anchor, and `onclose` is called. It also closes, without a call, when the anchor has gone.
 */
export function openPopup(anchor, content, { place = "below", wide = false, onclose = () => {} } = {}) {
  closePopup();
  const box = h("div", { class: "popup", popover: "manual" }, content);
  (anchor.closest("dialog") ?? document.body).append(box);
  box.showPopover();
  current = { anchor, box, place, wide, onclose };
  anchor.setAttribute("aria-expanded", "true");
  position();
  return box;
}

/** Close the open box, if there is one. */
export function closePopup({ refocus = true } = {}) {
  if (!current) return;
  const { anchor, box, onclose } = current;
  const lost = !anchor.isConnected;
  const inside = box.contains(document.activeElement);
  current = null;
  anchor.setAttribute("aria-expanded", "false");
  box.remove();
  if (lost) return;
  if (refocus && inside) anchor.focus();
  onclose();
}

/** Whether the box that belongs to an element is open. */
export function isOpen(anchor) {
  return current?.anchor === anchor;
}

/** Keep the box beside its anchor, on whichever side there is room. */
export function position() {
  if (!current) return;
  if (!current.anchor.isConnected) return closePopup();
  const { anchor, box, place, wide } = current;
  const at = anchor.getBoundingClientRect();
  if (wide) box.style.width = `${at.width}px`;
  const below = innerHeight - at.bottom - 2 * MARGIN;
  const above = at.top - 2 * MARGIN;
  const size = box.firstElementChild.scrollHeight + 2;
  const under = place === "below" ? below >= size || below >= above : above < size && below > above;
  box.style.maxHeight = `${Math.max(under ? below : above, 80)}px`;
  const width = box.offsetWidth;
  const left = place === "side" ? at.left - width - MARGIN : at.left;
  box.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
  box.style.top = under ? `${at.bottom + MARGIN / 2}px` : `${at.top - box.offsetHeight - MARGIN / 2}px`;
}

addEventListener("resize", position);
addEventListener("scroll", (event) => current?.box.contains(event.target) || position(), true);
addEventListener(
  "pointerdown",
  (event) => {
    if (!current || current.box.contains(event.target) || current.anchor.contains(event.target)) return;
    closePopup({ refocus: false });
  },
  true,
);
addEventListener(
  "keydown",
  (event) => {
    if (!current || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    closePopup();
  },
  true,
);

/**
 * A menu of things to do. Entries: {label, icon?, act} or {heading}.
 */
export function openMenu(anchor, entries, options) {
  if (isOpen(anchor)) return closePopup();
  const run = (act) => () => {
    closePopup();
    act();
  };
  const items = entries.map((entry) =>
    entry.heading
      ? h("p", { class: "menu-heading", role: "presentation" }, entry.heading)
      : h("button", { class: "menu-item", role: "menuitem", type: "button", onclick: run(entry.act) }, entry.icon, entry.label),
  );
  const menu = h("div", { class: "menu", role: "menu", onkeydown: moveInMenu }, items);
  openPopup(anchor, menu, options);
  menu.querySelector("[role=menuitem]")?.focus();
  return menu;
}

/** Up and down within a menu. */
export function moveInMenu(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll("[role^=menuitem]")];
  const next = items.indexOf(document.activeElement) + step;
  items.at(next % items.length)?.focus();
  event.preventDefault();
}
