/** The page's own icons, as paths on a grid of 24. */

import { h } from "./dom.js";

const PATHS = {
  hash: "M9.5 3.5 7.5 20.5M16.5 3.5l-2 17M4 8.5h17M3 15.5h17",
  thread: "M9.5 3 8 14M15.5 3l-.7 5M4 7.5h16M3.5 12.5H12M13 13.5h8v5h-4l-2.5 2.5v-2.5H13z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  megaphone: "M4 10v4h3l8 4V6l-8 4zM18 9.5v5M8 14.5V19h2.5v-3.5",
  speaker: "M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  people: "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M16 11a3 3 0 1 0-1.5-5.6M18 14.5c2.5.5 3.5 2.5 3.5 5.5",
  chat: "M4 5h16v11h-8.5L7 20v-4H4z",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "M7 10l5 5 5-5",
  check: "M5 12.5l4.5 4.5L19 7.5",
  reply: "M10 6 4 12l6 6M4.5 12H14c4 0 6 2.5 6 6",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 14.5c1.8 2.3 5.2 2.3 7 0M9 9.8v.01M15 9.8v.01",
  plus: "M12 6v12M6 12h12",
  send: "M4 12 3.5 4.5 21 12 3.5 19.5zM4 12h9",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  link: "M13.5 5H19v5.5M19 5l-8.5 8.5M10 6H5v13h13v-5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  contrast: "M12 21a9 9 0 1 0 0-18zM12 3a9 9 0 0 0 0 18",
  window: "M4 5h16v14H4zM4 9.5h16",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  pin: "M9 3h6l-.5 6 3.5 3v2H6v-2l3.5-3zM12 14v7",
  at: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM15.5 8.5v5c0 3 4.5 2.5 4.5-1.5a8 8 0 1 0-3 6.2",
  down: "M12 5v13M6 12.5l6 6 6-6",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
};

const SVG = "http://www.w3.org/2000/svg";

/** An icon; it is decoration, so whatever holds it needs a label of its own. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows nothing but an icon, and says what it does. */
export function iconButton(name, label, onclick, ...more) {
  const said = { "aria-label": label, title: label };
  const properties = { class: `icon-button button-${name}`, type: "button", data: { key: name }, onclick, ...said };
  return h("button", properties, icon(name), more);
}
