/** Pictures, which open large, and files. */

import { h } from "./dom.js";
import { icon, iconButton } from "./icons.js";

/** The address of a file on this server; null for one from elsewhere, which is not shown. */
export function ownAddress(text) {
  const url = URL.parse(text, location.href);
  const here = url && ["127.0.0.1", "localhost"].includes(url.hostname) && url.port === location.port;
  return here && url.pathname.startsWith("/cdn/") ? url.pathname + url.search : null;
}

const MAX_WIDTH = 550;
const MAX_HEIGHT = 400;

/** A picture: {url, width, height, description, spoiler}. `siblings` are shown beside it when it is open. */
export function picture(media, { siblings = [media], size = "free", key = null } = {}) {
  const address = ownAddress(media.url);
  if (!address) return h("p", { class: "elsewhere" }, `A picture from elsewhere is not shown: ${media.url}`);
  const alt = media.description ?? "";
  const image = h("img", { src: address, alt, width: media.width, height: media.height });
  const button = h(
    "button",
    {
      class: `picture picture-${size}`,
      type: "button",
      "aria-label": alt ? `Open picture: ${alt}` : "Open picture",
      data: key ? { key } : {},
      onclick: () => openLarge(siblings, siblings.indexOf(media)),
    },
    image,
    alt && h("span", { class: "alt-badge", "aria-hidden": "true", title: alt }, "ALT"),
  );
  if (size === "free" && media.width && media.height) {
    const scale = Math.min(1, MAX_WIDTH / media.width, MAX_HEIGHT / media.height);
    button.style.width = `${Math.round(media.width * scale)}px`;
    button.style.aspectRatio = `${media.width} / ${media.height}`;
  }
  return media.spoiler ? covered(button) : button;
}

/** Cover something until it is pressed. */
export function covered(element) {
  const reveal = () => {
    box.classList.add("revealed");
    cover.remove();
    element.inert = false;
    element.focus();
  };
  const cover = h("button", { class: "cover", type: "button", onclick: reveal }, h("span", {}, "Spoiler"));
  const box = h("div", { class: "covered" }, element, cover);
  element.inert = true;
  return box;
}

/** A picture as large as the window allows, with its text and the way to the next one. */
function openLarge(pictures, first) {
  let at = first;
  const image = h("img", {});
  const words = h("p", { class: "large-alt" });
  const out = h("a", { target: "_blank", rel: "noopener noreferrer" }, "Open in browser");
  const close = iconButton("close", "Close", () => dialog.close());
  const before = iconButton("previous", "Previous picture", () => show(at - 1));
  const after = iconButton("next", "Next picture", () => show(at + 1));
  const dialog = h(
    "dialog",
    {
      class: "large",
      "aria-label": "Picture",
      onclose: () => dialog.remove(),
      onclick(event) {
        if (!event.target.closest("img, a, button, p")) dialog.close();
      },
      onkeydown(event) {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (by) show(at + by);
      },
    },
    h("div", { class: "large-bar" }, out, close),
    h("figure", {}, image, words),
    pictures.length > 1 && [before, after],
  );
  function show(index) {
    at = (index + pictures.length) % pictures.length;
    const { url, description } = pictures[at];
    image.src = out.href = ownAddress(url);
    image.alt = description ?? "";
    words.textContent = description ?? "";
  }
  show(first);
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}

/** A file to download: {url, name, size, spoiler}. */
export function file({ url, name, size, spoiler }) {
  const address = ownAddress(url);
  const link = h("a", { href: address, download: name }, name);
  const box = h("div", { class: "file" }, icon("file"), h("div", {}, link, h("small", {}, sizeText(size))));
  return spoiler ? covered(box) : box;
}

/** A number of bytes for people. */
function sizeText(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** Several pictures side by side, as Discord lays them out. */
export function gallery(items, key) {
  if (items.length === 1) return picture(items[0], { key: `${key}-0` });
  const shown = items.map((item, index) => picture(item, { siblings: items, size: "tile", key: `${key}-${index}` }));
  return h("div", { class: "gallery", data: { count: String(Math.min(items.length, 10)) } }, shown);
}

/** What was attached to a message, less what is drawn elsewhere. */
export function attachments(message) {
  const inEmbeds = message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]);
  const loose = message.attachments.filter((each) => !inEmbeds.includes(each.url));
  const drawn = loose.map((each) => ({ ...each, spoiler: each.filename.startsWith("SPOILER_") }));
  const pictures = drawn.filter((each) => each.content_type?.startsWith("image/") && each.width);
  const files = drawn.filter((each) => !pictures.includes(each));
  return [
    pictures.length > 0 && gallery(pictures, "attachment"),
    ...files.map((each) => file({ ...each, name: each.filename })),
  ];
}
