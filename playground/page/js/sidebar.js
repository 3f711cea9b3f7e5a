/** The left side: servers, their channels and threads, direct messages, with what is unread. */

import { avatar, channelIcon } from "./choices.js";
import { fill, h, redraw } from "./dom.js";
import { icon } from "./icons.js";
import { showPane } from "./panes.js";
import { goTo } from "./places.js";
import { openDm } from "./session.js";
import { channelsOf, guildOf, on, openChannel, state, threadsOf } from "./state.js";
import { badge, nameWithUnread, unreadIn } from "./unread.js";

const rail = document.getElementById("rail");
const place = document.getElementById("place");
const channels = document.getElementById("channels");
const lastIn = new Map(); // guild id -> the channel that was open there

/** Begin to draw the left side. */
export function startSidebar() {
  on("channels", draw);
  on("place", draw);
}

function draw() {
  const guild = guildOf(openChannel());
  if (guild) lastIn.set(guild.id, state.open);
  redraw(rail, () => fill(rail, home(!guild), h("hr"), state.guilds.map((each) => server(each, each === guild))));
  fill(place, h("h2", {}, guild ? guild.name : "Direct Messages"));
  redraw(channels, () => fill(channels, guild ? ofGuild(guild) : ofHome()));
  title();
}

function title() {
  const channel = openChannel();
  const { mentions } = unreadIn([...state.channels.values()]);
  const name = channel ? `${channel.kind === "dm" ? "@" : "#"}${channel.name}` : "Playground";
  document.title = `${mentions ? `(${mentions}) ` : ""}${name} | ${state.me.name}`;
}

function home(current) {
  const dms = channelsOf(null);
  const open = () => (dms[0] ? goTo(dms[0].id) : openDm());
  return railButton({ key: "home", label: "Direct Messages", current, of: dms, open }, icon("chat"));
}

function server(guild, current) {
  const all = channelsOf(guild);
  const open = () => {
    const known = all.find((channel) => channel.id === lastIn.get(guild.id));
    const first = known ?? all.find((channel) => channel.kind === "text");
    if (first) goTo(first.id);
  };
  const initials = guild.name.split(/\s+/).map((word) => word[0]).join("").slice(0, 3);
  return railButton({ key: guild.id, label: guild.name, current, of: all, open }, initials);
}

function railButton({ key, label, current, of, open }, content) {
  const { unread, mentions } = unreadIn(of);
  const said = nameWithUnread(label, { unread, mentions });
  return h(
    "div",
    { class: `rail-item${current ? " current" : ""}${unread ? " unread" : ""}` },
    h(
      "button",
      { type: "button", "aria-label": said, title: label, "aria-current": current ? "true" : null, data: { key }, onclick: open },
      content,
    ),
    badge(mentions),
  );
}

function ofHome() {
  return h("ul", {}, channelsOf(null).map((channel) => entry(channel)));
}

function ofGuild(guild) {
  const all = channelsOf(guild).sort((one, other) => one.position - other.position);
  const stands = (channel) => !["category", "thread"].includes(channel.kind);
  const below = (parent) => all.filter((channel) => channel.parent_id === parent && stands(channel));
  const group = (category) =>
    h(
      "section",
      { "aria-label": category.name },
      h("h3", { class: "category" }, icon("chevron"), category.name),
      h("ul", {}, below(category.id).map((channel) => entry(channel))),
    );
  return [
    h("ul", {}, below(null).map((channel) => entry(channel))),
    all.filter((channel) => channel.kind === "category").map(group),
  ];
}

function entry(channel) {
  const shown = threadsOf(channel).filter((thread) => !thread.archived || thread.id === state.open);
  return h(
    "li",
    {},
    button(channel),
    shown.length > 0 && list(`Threads of ${channel.name}`, shown),
  );
}

function list(name, threads) {
  return h("ul", { class: "threads", "aria-label": name }, threads.map((thread) => h("li", {}, button(thread))));
}

function button(channel) {
  const marks = [channel.id === state.open && "current", channel.unread > 0 && "unread"].filter(Boolean);
  const name = channel.kind === "thread" ? `${channel.name} (thread)` : channel.name;
  const open = () => {
    goTo(channel.id);
    showPane("chat");
  };
  return h(
    "button",
    {
      class: ["channel", `channel-${channel.kind}`, ...marks].join(" "),
      type: "button",
      "aria-label": nameWithUnread(name, channel),
      "aria-current": channel.id === state.open ? "page" : null,
      data: { key: channel.id },
      onclick: open,
    },
    channel.kind === "dm" ? dmFace() : channel.kind === "thread" ? null : channelIcon(channel),
    h("span", { class: "channel-name" }, channel.name),
    badge(channel.mentions),
  );
}

/** The bot's picture, with a dot that tells whether it is there. */
function dmFace() {
  return h("span", { class: `face-with-dot ${state.bot.online ? "online" : "offline"}` }, avatar(state.bot, "small"));
}
