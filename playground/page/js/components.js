/** A message's components, V1 and V2. */

import { api } from "./api.js";
import { colorOf } from "./choices.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { linkTo } from "./links.js";
import { covered, file, gallery, picture } from "./media.js";
import { attempt } from "./notices.js";
import { emojiNode, richText } from "./richtext.js";
import { select } from "./select.js";
import { emit, state } from "./state.js";
import { dots } from "./typing.js";

const LINK_STYLE = 5;

/** All components of a message. */
export function components(message) {
  return message.components.map((each) => component(each, message));
}

function component(one, message) {
  return DRAWN[one.type]?.(one, message) ?? h("p", { class: "elsewhere" }, `Component ${one.type} is unknown here.`);
}

const DRAWN = {
  1: (row, message) => h("div", { class: "row" }, row.components.map((each) => component(each, message))),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (text) => richText(text.content),
  11: (thumbnail) =>
    picture({ ...thumbnail, ...thumbnail.media }, { size: "thumbnail", key: `component-${thumbnail.id}` }),
  12: (one) => gallery(one.items.map((item) => ({ ...item, ...item.media })), `component-${one.id}`),
  13: (one) => file({ ...one, url: one.file.url }),
  14: (one) => h("hr", { class: `separator spacing-${one.spacing}`, data: { divider: String(one.divider) } }),
  17: container,
};

function button(one, message) {
  const content = [emojiNode(one.emoji, Boolean(one.label)), one.label && h("span", {}, one.label)];
  if (one.style === LINK_STYLE) {
    return linkTo(one.url, [content, icon("link")], { class: "button style-2", role: "button" });
  }
  const busy = state.pressed.get(message.id) === one.custom_id;
  return h(
    "button",
    {
      class: `button style-${one.style}`,
      type: "button",
      disabled: one.disabled,
      "aria-busy": busy ? "true" : null,
      "aria-label": one.label ? null : one.emoji?.name,
      data: { key: `component-${one.id}` },
      onclick: () => busy || press(message, { custom_id: one.custom_id }),
    },
    content,
    busy && dots(),
  );
}

function menu(one, message) {
  return select(one, {
    busy: state.pressed.get(message.id) === one.custom_id,
    key: `component-${one.id}`,
    onchange: (values) => press(message, { custom_id: one.custom_id, values }),
  });
}

async function press(message, body) {
  state.failed.delete(message.id);
  state.pressed.set(message.id, body.custom_id);
  emit("status", message.id);
  const begun = await attempt(() => api.click(message, body));
  if (begun) return;
  state.pressed.delete(message.id);
  emit("status", message.id);
}

function section(one, message) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-words" }, one.components.map((each) => component(each, message))),
    h("div", { class: "accessory" }, component(one.accessory, message)),
  );
}

function container(one, message) {
  const inner = one.components.map((each) => component(each, message));
  const box = h("div", { class: "container", style: { "--accent": colorOf(one.accent_color) ?? "" } }, inner);
  box.classList.toggle("accented", one.accent_color !== null);
  return one.spoiler ? covered(box) : box;
}
