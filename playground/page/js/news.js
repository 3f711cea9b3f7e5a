/** What the socket says becomes what the page knows. */

import { emit, state } from "./state.js";
import { announce } from "./notices.js";
import { plainText } from "./richtext.js";

const TYPING_SECONDS = 10;
const HINT_AFTER = 300;

/** Take in one frame. */
export function hear(news) {
  HEARD[news.t]?.(news);
}

const HEARD = {
  message: hearMessage,
  message_gone: hearGone,
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    emit("channels");
    emit("status", channel.id); // a message that it may hang on
    if (channel.id === state.open) emit("place");
  },
  channel_gone({ channel_id: id }) {
    state.channels.delete(id);
    emit("channels");
    if (id === state.open) emit("lost");
  },
  members({ guild_id: id, members }) {
    const guild = state.guilds.find((each) => each.id === id);
    if (!guild) return;
    guild.members = members;
    emit("members");
  },
  typing({ channel_id: channel, user_id: user }) {
    if (channel === state.open && user !== state.me.id) emit("typing", { user, seconds: TYPING_SECONDS });
  },
  interaction: hearInteraction,
  modal: (news) => emit("modal", news),
  modal_closed: (news) => emit("modal_closed", news.interaction_id),
  read({ channel_id: id, unread, mentions }) {
    const channel = state.channels.get(id);
    if (!channel || (channel.unread === unread && channel.mentions === mentions)) return;
    Object.assign(channel, { unread, mentions });
    emit("channels");
  },
  commands: () => emit("commands"),
  bot({ online }) {
    state.bot.online = online;
    emit("members");
  },
};

function hearMessage({ channel_id: where, new: isNew, message }) {
  const channel = state.channels.get(where);
  const foreign = isNew && message.author.id !== state.me.id;
  if (channel && isNew && !message.ephemeral) channel.last_message_id = message.id;
  if (channel && foreign) {
    channel.unread += 1;
    channel.mentions += message.pings ? 1 : 0;
  }
  if (where === state.open) {
    const wasLoading = state.messages.get(message.id)?.loading;
    if (state.arrived) state.arrived.set(message.id, message);
    else put(message, isNew);
    if (foreign) emit("typed", message.author.id);
    if ((foreign || wasLoading) && !message.loading) announce(heard(message));
  }
  if (channel && isNew) emit("channels");
}

function heard(message) {
  const count = message.attachments.length;
  const files = count ? ` (${count} ${count > 1 ? "files" : "file"})` : "";
  return `${message.author.name}: ${plainText(textOf(message))}${files}`;
}

/** All that a message says, also in its components and embeds. */
export function textOf(message) {
  const inside = (components) =>
    components.flatMap((each) => (each.type === 10 ? [each.content] : inside(each.components ?? [])));
  const embedded = message.embeds.flatMap((embed) => [embed.title, embed.description]);
  return [message.content, ...embedded, ...inside(message.components)].filter(Boolean).join("\n");
}

/** Show a message in the open channel, new or changed. */
export function put(message, isNew = false) {
  state.messages.set(message.id, message);
  emit("message", { message, isNew });
}

function hearGone({ channel_id: where, ids }) {
  if (where !== state.open) return;
  for (const id of ids) {
    if (state.arrived) state.arrived.set(id, null);
    else remove(id);
  }
}

/** Take a message off the screen. */
export function remove(id) {
  state.messages.delete(id);
  emit("gone", id);
}

const COMMAND = 2;
const waiting = new Map();

function hearInteraction(news) {
  const { id, progress, type, message_id: source, response_id: response } = news;
  emit("interaction", news);
  if (progress === "waiting") {
    if (type === COMMAND) waiting.set(id, setTimeout(() => hint(news), HINT_AFTER));
    return;
  }
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  if (source) state.pressed.delete(source);
  if (progress === "failed") fail(news);
  else if (state.messages.get(id)?.local) remove(id);
  for (const touched of [source, response]) if (touched) emit("status", touched);
}

function fail(news) {
  const { type, message_id: source, response_id: response } = news;
  const shownAt = response ?? (type === COMMAND ? null : source);
  announce(type === COMMAND ? "The application did not respond" : "This interaction failed");
  if (shownAt) state.failed.add(shownAt);
  else if (type === COMMAND) hint(news, true);
}

/** A command that has no answer yet, or will have none, stands in the list as a message of this page alone. */
function hint(news, failed = false) {
  if (news.channel_id !== state.open) return;
  if (failed) state.failed.add(news.id);
  put({
    id: news.id,
    channel_id: news.channel_id,
    local: true,
    ephemeral: failed,
    loading: true,
    author: state.bot,
    used: { by: state.me, command: news.name },
    timestamp: new Date().toISOString(),
    content: "",
    attachments: [],
    embeds: [],
    components: [],
  });
}
