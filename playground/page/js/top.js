/** The bar above the messages, and the words where a channel begins. */

import { api } from "./api.js";
import { avatar, channelIcon } from "./choices.js";
import { fill, h, redraw } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { attempt } from "./notices.js";
import { showPane, toggleMembers } from "./panes.js";
import { goTo } from "./places.js";
import { openMenu } from "./popup.js";
import { draw } from "./richtext.js";
import { inline } from "./markdown.js";
import { on, openChannel, state, threadsOf } from "./state.js";
import { badge, nameWithUnread, unreadIn } from "./unread.js";
import { aboutThisPage, frontDoor, isHome } from "./welcome.js";

/** Begin to draw it. */
export function startTop() {
  const top = document.getElementById("top");
  for (const topic of ["place", "channels"]) on(topic, () => redraw(top, () => drawTop(top)));
  for (const topic of ["place", "commands"]) on(topic, drawBeginning);
  on("connection", (words) => {
    const line = document.getElementById("connection");
    line.textContent = words;
    line.hidden = !words;
  });
}

function drawTop(top) {
  const channel = openChannel();
  if (!channel) return fill(top, h("h1", { id: "title" }, "Playground"));
  const parent = channel.kind === "thread" ? state.channels.get(channel.parent_id) : null;
  const threads = threadsOf(parent ?? channel);
  const elsewhere = unreadIn([...state.channels.values()].filter((each) => each !== channel));
  return fill(
    top,
    iconButton("menu", nameWithUnread("Channels", elsewhere), () => showPane("nav"), badge(elsewhere.mentions)),
    parent && wayUp(parent),
    channel.kind === "dm" ? avatar(state.bot, "small") : channelIcon(channel),
    h("h1", { id: "title" }, channel.name),
    channel.topic && h("div", { class: "topic" }, draw(inline(channel.topic))),
    h("span", { class: "gap" }),
    channel.kind === "thread" && !channel.joined && !channel.archived && join(channel),
    threads.length > 0 && iconButton("thread", "Threads", (event) => listThreads(event.currentTarget, threads)),
    iconButton("people", "Members", toggleMembers),
  );
}

function wayUp(parent) {
  const open = () => goTo(parent.id);
  return h("button", { class: "parent", type: "button", onclick: open }, channelIcon(parent), parent.name, icon("next"));
}

function join(channel) {
  return h("button", { class: "button style-2", type: "button", onclick: () => attempt(() => api.join(channel.id)) }, "Join");
}

function listThreads(anchor, threads) {
  const entry = (thread) => ({ label: thread.name, icon: channelIcon(thread), act: () => goTo(thread.id) });
  const group = (heading, some) => (some.length ? [{ heading }, ...some.map(entry)] : []);
  openMenu(anchor, [
    ...group("Active threads", threads.filter((thread) => !thread.archived)),
    ...group("Archived threads", threads.filter((thread) => thread.archived)),
  ]);
}

async function drawBeginning() {
  const channel = openChannel();
  const beginning = document.getElementById("beginning");
  fill(beginning);
  if (!channel) return;
  const home = isHome(channel);
  const door = home ? await frontDoor() : null;
  if (openChannel()?.id !== channel.id) return; // somebody went on while the door was asked for
  fill(beginning, ...(door ?? startOf(channel)), ...(home && !door ? aboutThisPage() : []));
}

function startOf(channel) {
  const words = {
    dm: [channel.name, `This is the beginning of your direct message history with ${channel.name}.`],
    thread: [channel.name, `This is the start of this ${channel.private ? "private " : ""}thread.`],
  }[channel.kind] ?? [`Welcome to #${channel.name}!`, `This is the start of the #${channel.name} channel.`];
  const picture = channel.kind === "dm" ? avatar(state.bot, "huge") : h("div", { class: "big-icon" }, channelIcon(channel));
  return [picture, h("h2", {}, words[0]), h("p", {}, words[1])];
}
