/** What this person's page knows, and a way to hear when it changes. */

export const state = {
  me: null, // Person
  persons: [], // everybody one can be
  bot: null,
  guilds: [],
  channels: new Map(), // by id, threads and DMs too
  open: null, // id of the channel on screen
  messages: new Map(), // of the open channel, by id
  arrived: null, // while they load: news of them, by id; null for a deleted one
  more: false, // whether older messages exist
  pressed: new Map(), // message id -> custom_id whose answer is awaited
  failed: new Set(), // ids of messages whose interaction failed
};

const listeners = new Map();

/**
 * Hear about a topic. Changes: channels, members, place (the open channel), commands, connection;
 * messages (all anew), older, message, gone, status (one message's look). Happenings: typing, typed, reply,
 * interaction, modal, modal_closed, lost (the open channel is gone).
 */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/** Tell those who listen. */
export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** Ids are numbers too large for JavaScript's: compare by length, then as text. */
export function compareIds(one, other) {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The channel on screen. */
export function openChannel() {
  return state.channels.get(state.open) ?? null;
}

/** The guild of a channel; null for a DM. */
export function guildOf(channel) {
  return state.guilds.find((guild) => guild.id === channel?.guild_id) ?? null;
}

/** The guild of the open channel, or the first one, in which names are looked up. */
export function hereGuild() {
  return guildOf(openChannel()) ?? state.guilds[0] ?? null;
}

/** A member of the guild on screen, or anybody known by this id. */
export function memberOf(id) {
  return (
    hereGuild()?.members.find((member) => member.id === id) ??
    [state.bot, ...state.persons].find((person) => person?.id === id) ??
    null
  );
}

/** The channels below a guild or, for null, the DMs. */
export function channelsOf(guild) {
  return [...state.channels.values()].filter((channel) => channel.guild_id === (guild?.id ?? null));
}

/** The threads that hang on a channel, newest first. */
export function threadsOf(channel) {
  return [...state.channels.values()]
    .filter((each) => each.kind === "thread" && each.parent_id === channel.id)
    .sort((one, other) => compareIds(other.id, one.id));
}
