/** Markdown as nodes of the page: mentions have names, spoilers open, moments tick. */

import { h } from "./dom.js";
import { linkTo, placeOf } from "./links.js";
import { parse } from "./markdown.js";
import { goTo } from "./places.js";
import { hereGuild, memberOf, state } from "./state.js";
import { moment } from "./time.js";

const MAX_JUMBO = 30;

/** A text of a message. */
export function richText(source) {
  const tree = parse(source);
  return h("div", { class: isJumbo(tree) ? "text jumbo" : "text" }, draw(tree));
}

/** Nodes for a tree that `markdown.js` made. */
export function draw(nodes) {
  return nodes.map((node) => DRAWN[node.type](node));
}

/** The same without marks, for replies and for screen readers; own emojis are named only where there is nothing else. */
export function plainText(source) {
  const tree = parse(source);
  return spoken(tree, () => "") || spoken(tree, (emoji) => `:${emoji.name}:`);
}

function spoken(tree, emojiName) {
  const said = (node) => {
    if (node.type === "emoji") return emojiName(node);
    if (node.type === "spoiler") return "(spoiler)";
    if (node.type === "user") return `@${memberOf(node.id)?.name ?? "unknown-user"}`;
    if (node.type === "channel") return `#${state.channels.get(node.id)?.name ?? "unknown"}`;
    if (node.type === "role") return `@${roleOf(node.id)?.name ?? "unknown-role"}`;
    if (node.type === "moment") return moment(node.seconds, node.style).textContent;
    if (node.type === "list") return node.items.flat().map(said).join(" ");
    return node.text ?? node.name ?? node.children.map(said).join("");
  };
  return tree.map(said).join(" ").replace(/\s+/g, " ").trim();
}

function isJumbo(tree) {
  const length = (node) => {
    if (node.type === "emoji") return 1;
    if (node.type !== "text") return Infinity;
    const rest = node.text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\s/gu, "");
    return rest ? Infinity : [...node.text].length;
  };
  const total = tree.reduce((sum, node) => sum + length(node), 0);
  return tree.length > 0 && total <= MAX_JUMBO;
}

const marked = (tag) => (node) => h(tag, {}, draw(node.children));

const DRAWN = {
  text: (node) => document.createTextNode(node.text),
  strong: marked("strong"),
  em: marked("em"),
  underline: marked("u"),
  strike: marked("s"),
  code: (node) => h("code", { class: "inline-code" }, node.text),
  codeblock: (node) => h("pre", { class: "codeblock", tabindex: "0" }, h("code", {}, node.text)),
  heading: (node) => h(`h${node.level + 2}`, { class: `heading heading-${node.level}` }, draw(node.children)),
  subtext: (node) => h("small", { class: "subtext" }, draw(node.children)),
  quote: (node) => h("blockquote", {}, draw(node.children)),
  list: drawList,
  spoiler: drawSpoiler,
  link: drawLink,
  user: drawUser,
  role: drawRole,
  channel: drawChannel,
  everyone: (node) => h("span", { class: "mention" }, node.text),
  command: (node) => h("span", { class: "mention" }, `/${node.name}`),
  emoji: (node) => emojiPicture(node),
  moment: (node) => moment(node.seconds, node.style),
};

function drawList(node) {
  const items = node.items.map((item) => h("li", {}, draw(item)));
  return node.ordered ? h("ol", { start: node.start }, items) : h("ul", {}, items);
}

function drawSpoiler(node) {
  const inner = h("span", { "aria-hidden": "true" }, draw(node.children));
  const spoiler = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler" }, inner);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    spoiler.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label"]) spoiler.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
    spoiler.removeEventListener("click", reveal);
    spoiler.removeEventListener("keydown", reveal);
  };
  spoiler.addEventListener("click", reveal);
  spoiler.addEventListener("keydown", reveal);
  return spoiler;
}

/** A bare address of a place here is shown by the place's name, as a mention. */
function drawLink(node) {
  const place = placeOf(node.url);
  const bare = node.children.length === 1 && node.children[0].text === node.url;
  if (!place || !bare) return linkTo(node.url, draw(node.children));
  const name = `#${place.channel.name}${place.message ? " › message" : ""}`;
  return linkTo(node.url, [name], { class: "mention" });
}

function drawUser(node) {
  const known = memberOf(node.id);
  const mine = node.id === state.me?.id ? " mention-me" : "";
  return h("span", { class: `mention${mine}` }, known ? `@${known.name}` : `<@${node.id}>`);
}

function roleOf(id) {
  return hereGuild()?.roles.find((role) => role.id === id);
}

function drawRole(node) {
  const role = roleOf(node.id);
  const color = role?.color ? { "--role": `#${role.color.toString(16).padStart(6, "0")}` } : {};
  return h("span", { class: "mention mention-role", style: color }, `@${role?.name ?? "unknown-role"}`);
}

function drawChannel(node) {
  const channel = state.channels.get(node.id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("button", { class: "mention", type: "button", onclick: () => goTo(channel.id) }, `#${channel.name}`);
}

/** A picture of an own emoji; `{id, name}`. Beside a label, which says it, it is read to nobody. */
function emojiPicture(emoji, labelled = false) {
  const alt = labelled ? "" : `:${emoji.name}:`;
  return h("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.png`, alt, draggable: "false" });
}

/** An emoji of a button, an option or a reaction: a letter or a picture. */
export function emojiNode(emoji, labelled = false) {
  if (!emoji) return null;
  return emoji.id ? emojiPicture(emoji, labelled) : h("span", { class: "emoji-letter" }, emoji.name);
}
