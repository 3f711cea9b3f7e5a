/** What the menus of people, roles and channels offer, and the options of commands that name such. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { channelsOf, guildOf, openChannel, state } from "./state.js";

const CHANNEL_TYPES = { text: [0], dm: [1], voice: [2], category: [4], announcement: [5], thread: [10, 11] };

/** A person's picture, or the bot's; decoration, since the name stands beside it. */
export function avatar(person, size = "small") {
  const src = person.bot ? "icon.svg" : `/cdn/embed/avatars/${person.avatar}.png`;
  return h("img", { class: `avatar avatar-${size}`, src, alt: "" });
}

/** The sign before a channel's name. */
export function channelIcon(channel) {
  const names = { text: "hash", announcement: "megaphone", voice: "speaker", thread: "thread", dm: "at", category: "chevron" };
  return icon(channel.private ? "lock" : names[channel.kind]);
}

/** A role's colour as CSS; null for a role without one. */
export function colorOf(number) {
  return number ? `#${number.toString(16).padStart(6, "0")}` : null;
}

/** Everybody who can be named in the open channel. */
export function people() {
  const guild = guildOf(openChannel());
  const everybody = guild ? guild.members : [state.me, state.bot];
  return everybody.map((person) => ({
    value: person.id,
    label: person.name,
    note: person.username,
    picture: avatar(person),
  }));
}

function roles() {
  const guild = guildOf(openChannel());
  const named = (guild?.roles ?? []).filter((role) => role.id !== guild.id); // @everyone has the guild's id
  return named.map((role) => {
    const dot = h("span", { class: "role-dot", style: { background: colorOf(role.color) ?? "" } });
    return { value: role.id, label: `@${role.name}`, picture: dot };
  });
}

/** The channels of the open one's guild, of these types if any are named. */
export function places(types = []) {
  const typesOf = (channel) => (channel.private ? [12] : CHANNEL_TYPES[channel.kind]);
  return channelsOf(guildOf(openChannel()))
    .filter((channel) => types.length === 0 || typesOf(channel).some((type) => types.includes(type)))
    .map((channel) => ({ value: channel.id, label: channel.name, picture: channelIcon(channel) }));
}

/** By what is asked for: a user, role, mentionable or channel. */
export const NAMED = { user: people, role: roles, mentionable: () => [...people(), ...roles()], channel: places };

/** Those items that hold what was typed; those that begin with it come first. */
export function filtered(items, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (item) => {
    const names = [item.label, item.note ?? ""].map((name) => name.toLowerCase().replace(/^[@#]/, ""));
    if (names.some((name) => name.startsWith(wanted))) return 0;
    return names.some((name) => name.includes(wanted)) ? 1 : 2;
  };
  return items.filter((item) => rank(item) < 2).sort((one, other) => rank(one) - rank(other));
}
