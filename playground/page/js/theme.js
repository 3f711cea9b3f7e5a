/** Light or dark: as the system says, until the person chooses. */

import { fill, h } from "./dom.js";
import { icon } from "./icons.js";

const CHOICES = ["system", "dark", "light"];
const ICONS = { system: "contrast", dark: "moon", light: "sun" };

function chosen() {
  const stored = localStorage.getItem("theme");
  return CHOICES.includes(stored) ? stored : "system";
}

/** Show the chosen theme; call once before anything is drawn. */
export function applyTheme() {
  const choice = chosen();
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** A button that goes through the choices. */
export function themeButton() {
  const button = h("button", { class: "icon-button", type: "button", data: { key: "theme" }, onclick: next });
  function show() {
    button.setAttribute("aria-label", `Theme: ${chosen()}`);
    button.title = `Theme: ${chosen()}`;
    fill(button, icon(ICONS[chosen()]));
  }
  function next() {
    localStorage.setItem("theme", CHOICES[(CHOICES.indexOf(chosen()) + 1) % CHOICES.length]);
    applyTheme();
    show();
  }
  show();
  return button;
}
