/** Embeds: a card with a coloured edge. */

import { h } from "./dom.js";
import { colorOf } from "./choices.js";
import { ownAddress, picture } from "./media.js";
import { draw, richText } from "./richtext.js";
import { inline } from "./markdown.js";
import { linkTo } from "./links.js";
import { sent } from "./time.js";

/** One embed of a message. */
export function embed(one) {
  const foot = [one.footer?.text, one.timestamp && sent(one.timestamp)].filter(Boolean);
  return h(
    "article",
    { class: "embed", style: { "--accent": colorOf(one.color) ?? "" } },
    h(
      "div",
      { class: "embed-words" },
      one.provider?.name && h("small", {}, one.provider.name),
      one.author && h("p", { class: "embed-author" }, small(one.author.icon_url), named(one.author.name, one.author.url)),
      one.title && h("h4", { class: "embed-title" }, named(one.title, one.url)),
      one.description && richText(one.description),
      one.fields?.length > 0 && fields(one.fields),
    ),
    one.thumbnail && h("div", { class: "embed-thumbnail" }, picture(one.thumbnail, { size: "thumbnail" })),
    one.image && h("div", { class: "embed-image" }, picture(one.image)),
    foot.length > 0 && h("footer", {}, small(one.footer?.icon_url), foot.length > 1 ? [foot[0], " • ", foot[1]] : foot),
  );
}

function named(text, url) {
  const words = draw(inline(text));
  return url ? linkTo(url, words) : words;
}

function small(url) {
  const address = url && ownAddress(url);
  return address && h("img", { class: "embed-icon", src: address, alt: "" });
}

/** Fields in rows: up to three inline ones side by side. */
function fields(all) {
  const rows = [];
  for (const field of all) {
    const row = rows.at(-1);
    if (field.inline && row && row[0].inline && row.length < 3) row.push(field);
    else rows.push([field]);
  }
  const drawn = (field) => h("div", { class: "embed-field" }, h("h5", {}, draw(inline(field.name))), richText(field.value));
  return h("div", { class: "embed-fields" }, rows.map((row) => h("div", { class: "embed-row" }, row.map(drawn))));
}
