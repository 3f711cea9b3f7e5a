/** One message of the list. */

import { api } from "./api.js";
import { avatar, colorOf } from "./choices.js";
import { components } from "./components.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { icon } from "./icons.js";
import { attachments } from "./media.js";
import { messageTools } from "./messagetools.js";
import { remove, textOf } from "./news.js";
import { attempt } from "./notices.js";
import { goTo } from "./places.js";
import { profileButton } from "./profile.js";
import { emojiNode, plainText, richText } from "./richtext.js";
import { memberOf, state } from "./state.js";
import { dayOf, sent, sentShort } from "./time.js";
import { dots } from "./typing.js";

const REPLY = 19;
const MENU_ANSWER = 23;
const SYSTEM = { 4: "pencil", 6: "pin", 18: "thread", 21: "thread" };
const SUPPRESS_EMBEDS = 1 << 2;

/** The list item for a message; list.js decides whether it follows another of the same author. */
export function messageNode(message) {
  return message.type in SYSTEM ? systemNode(message) : ordinaryNode(message);
}

/** A line that Discord itself writes. */
function systemNode(message) {
  const who = profileButton(message.author, message.author.name, { class: "above-name" });
  const { channel_id: channel, message_id: target } = message.message_reference ?? {};
  const see = (words) => h("button", { class: "link", type: "button", onclick: () => goTo(channel, target) }, words);
  const said = {
    4: () => [who, " changed the thread's name: ", h("strong", {}, message.content), "."],
    6: () => [who, " pinned ", see("a message"), " to this channel."],
    18: () => [who, " started a thread: ", see(message.content), "."],
    21: () => ["This thread was started from ", see("a message"), "."],
  }[message.type]();
  return h(
    "li",
    { class: "message system", ...common(message) },
    h("div", { class: "face" }, icon(SYSTEM[message.type])),
    h("div", { class: "body" }, said, sent(message.timestamp)),
  );
}

/** What list.js needs to know of an item. */
function common(message) {
  return {
    id: `message-${message.id}`,
    tabindex: "-1",
    data: {
      id: message.id,
      author: message.author.id,
      time: String(Date.parse(message.timestamp)),
      day: dayOf(message.timestamp),
    },
  };
}

function ordinaryNode(message) {
  const failed = state.failed.has(message.id);
  const item = h(
    "li",
    {
      class: "message",
      ...common(message),
      "aria-label": `${message.author.name}: ${plainText(textOf(message)).slice(0, 200)}`,
    },
    above(message),
    h("div", { class: "face" }, avatar(message.author, "large"), sentShort(message.timestamp)),
    h("div", { class: "head" }, author(message), sent(message.timestamp)),
    h("div", { class: "body" }, body(message, failed)),
    message.local ? null : messageTools(message),
  );
  const inDm = state.channels.get(message.channel_id)?.kind === "dm";
  item.classList.toggle("pings", Boolean(message.pings) && !message.ephemeral && !inDm);
  item.classList.toggle("ephemeral", Boolean(message.ephemeral));
  item.classList.toggle("has-above", item.firstChild.classList.contains("above"));
  return item;
}

function author(message) {
  const person = { ...memberOf(message.author.id), ...message.author };
  const name = profileButton(person, message.author.name, { class: "author", style: { color: colorOf(person.color) ?? "" } });
  return [name, message.author.bot && h("span", { class: "app-tag" }, "App")];
}

function body(message, failed) {
  if (message.loading) return [waiting(message, failed), footer(message)];
  const embeds = message.flags & SUPPRESS_EMBEDS ? [] : message.embeds;
  return [
    message.content && content(message),
    message.v2 ? null : attachments(message),
    embeds.map(embed),
    message.components.length > 0 && h("div", { class: message.v2 ? "components v2" : "components" }, components(message)),
    failed && h("p", { class: "failed" }, "This interaction failed"),
    message.reactions?.length > 0 && reactions(message),
    threadCard(message),
    footer(message),
  ];
}

function content(message) {
  const text = richText(message.content);
  if (message.edited_timestamp) text.append(" ", h("small", { class: "edited" }, "(edited)"));
  return text;
}

function waiting(message, failed) {
  if (failed) return h("p", { class: "failed" }, "The application did not respond");
  const words = message.local ? "Sending command…" : `${message.author.name} is thinking…`;
  return h("p", { class: "thinking" }, dots(), words);
}

function footer(message) {
  if (!message.ephemeral) return null;
  const dismiss = () => (message.local ? remove(message.id) : attempt(() => api.dismiss(message)));
  return h(
    "p",
    { class: "only-you" },
    icon("eye"),
    "Only you can see this • ",
    h("button", { class: "link", type: "button", data: { key: "dismiss" }, onclick: dismiss }, "Dismiss message"),
  );
}

/** What a message answers: a command that somebody used, or another message. */
function above(message) {
  if (message.used?.command) {
    const { by, command } = message.used;
    const name = h("span", { class: "mention" }, message.type === MENU_ANSWER ? command : `/${command}`);
    return h("div", { class: "above" }, avatar(by, "tiny"), profileButton(by, by.name, { class: "above-name" }), " used ", name);
  }
  if (message.type !== REPLY || (message.referenced_message === undefined && !message.message_reference)) return null;
  const to = message.referenced_message;
  if (!to) return h("div", { class: "above" }, h("em", {}, "Original message was deleted"));
  const person = memberOf(to.author.id);
  const text = plainText(textOf(to)) || "Click to see attachment";
  return h(
    "div",
    { class: "above" },
    person && avatar(person, "tiny"),
    profileButton(person ?? to.author, person?.name ?? to.author.username, { class: "above-name" }),
    h("button", { class: "above-text", type: "button", onclick: () => goTo(to.channel_id, to.id) }, text),
  );
}

function reactions(message) {
  const pill = ({ emoji, count, me }) => {
    const name = emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name;
    return h(
      "button",
      {
        class: me ? "reaction mine" : "reaction",
        type: "button",
        "aria-pressed": String(me),
        "aria-label": `${emoji.name}, ${count}`,
        data: { key: `reaction-${name}` },
        onclick: () => attempt(() => api.react(message, name)),
      },
      emojiNode(emoji),
      h("span", {}, String(count)),
    );
  };
  return h("div", { class: "reactions" }, message.reactions.map(pill));
}

/** A thread that hangs on a message has the message's id. */
function threadCard(message) {
  const thread = state.channels.get(message.id);
  if (!thread) return null;
  return h(
    "button",
    { class: "thread-card", type: "button", data: { key: "thread" }, onclick: () => goTo(thread.id) },
    h("strong", {}, thread.name),
    h("span", { class: "thread-see" }, "See thread ›"),
  );
}
