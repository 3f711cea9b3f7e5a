/** The right side: who is here. */

import { avatar, colorOf } from "./choices.js";
import { fill, h, redraw } from "./dom.js";
import { profileButton } from "./profile.js";
import { guildOf, memberOf, on, openChannel, state } from "./state.js";

const aside = document.getElementById("members");

/** Begin to draw it. */
export function startMembers() {
  on("members", draw);
  on("place", draw);
}

function draw() {
  const all = shown();
  const apart = (member) => member.bot && !state.bot.online;
  redraw(aside, () =>
    fill(aside, group("Online", all.filter((member) => !apart(member))), group("Offline", all.filter(apart))),
  );
}

/** A thread shows its own members, a DM its two. */
function shown() {
  const channel = openChannel();
  const guild = guildOf(channel);
  if (!channel) return [];
  if (!guild) return [state.bot, memberOf(state.me.id)];
  const all = channel.kind === "thread" ? guild.members.filter((member) => channel.members.includes(member.id)) : guild.members;
  return [...all].sort((one, other) => one.name.localeCompare(other.name));
}

function group(name, members) {
  if (members.length === 0) return null;
  return h(
    "section",
    { class: name.toLowerCase() },
    h("h3", {}, `${name} — ${members.length}`),
    h("ul", {}, members.map((member) => h("li", {}, entry(member)))),
  );
}

function entry(member) {
  const content = [
    h("span", { class: `face-with-dot ${member.bot && !state.bot.online ? "offline" : "online"}` }, avatar(member, "medium")),
    h("span", { class: "member-name", style: { color: colorOf(member.color) ?? "" } }, member.name),
    member.bot && h("span", { class: "app-tag" }, "App"),
  ];
  return profileButton(member, content, { class: "member", "data-key": member.id });
}
