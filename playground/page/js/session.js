/** Being somebody: their view, their socket, the channel they have open. */

import { api } from "./api.js";
import { attempt } from "./notices.js";
import { hear } from "./news.js";
import { goTo, lastPerson, placeInAddress, settle } from "./places.js";
import { emit, on, openChannel, state } from "./state.js";

const FIRST_RETRY = 250;
const LONGEST_RETRY = 5000;
let socket = null;

/** Begin: who the address says, or who this window was, or the first person there is. */
export async function start() {
  addEventListener("hashchange", follow);
  document.addEventListener("visibilitychange", markRead);
  on("lost", () => attempt(load));
  state.persons = (await attempt(api.persons)) ?? [];
  const known = (id) => state.persons.some((person) => person.id === id);
  const wanted = [placeInAddress().person, lastPerson(), state.persons[0]?.id].find(known);
  if (wanted) enter(wanted);
  else emit("connection", "There is nobody to be yet.");
}

function follow() {
  const { person, channel, message } = placeInAddress();
  if (person !== state.me?.id && state.persons.some((each) => each.id === person)) enter(person);
  else if (state.channels.has(channel) && (channel !== state.open || message)) attempt(() => open(channel, message));
}

function enter(person) {
  state.me = state.persons.find((each) => each.id === person);
  state.open = null;
  connect(person, FIRST_RETRY);
}

function connect(person, wait) {
  if (socket) socket.onclose = socket.onmessage = null;
  socket?.close();
  const url = new URL(`ws?as=${person}`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  socket = new WebSocket(url);
  socket.onmessage = (event) => {
    const news = JSON.parse(event.data);
    if (news.t === "hello") {
      wait = FIRST_RETRY;
      attempt(load);
    } else hear(news);
  };
  socket.onclose = () => {
    emit("connection", "Connecting…");
    setTimeout(() => {
      if (state.me.id === person) connect(person, Math.min(wait * 2, LONGEST_RETRY));
    }, wait);
  };
}

async function load() {
  const who = state.me.id;
  const view = await api.view();
  if (state.me.id !== who) return;
  Object.assign(state, { me: view.me, persons: view.persons, bot: view.bot, guilds: view.guilds });
  const channels = [...view.guilds.flatMap((guild) => guild.channels), ...view.dms];
  state.channels = new Map(channels.map((channel) => [channel.id, channel]));
  emit("connection", "");
  const { person, channel, message } = placeInAddress();
  const there = person === who && state.channels.has(channel);
  const wanted = there ? channel : (channels.find((each) => each.kind === "text") ?? channels[0])?.id;
  if (wanted) await open(wanted, there ? message : "");
  else emit("place");
}

/** Show a channel, at a message if one is named: load its messages and mark them read. */
async function open(id, target = "") {
  const who = state.me.id;
  settle(who, id);
  state.open = id;
  const arrived = (state.arrived = new Map());
  const page = await api.messages(id);
  if (state.me.id !== who || state.arrived !== arrived) return;
  state.messages = new Map(page.messages.map((message) => [message.id, message]));
  for (const [number, message] of arrived) {
    if (message) state.messages.set(number, message);
    else state.messages.delete(number);
  }
  state.arrived = null;
  state.more = page.more;
  for (const topic of ["place", "channels", "members", "commands"]) emit(topic);
  emit("messages", { unread: openChannel().unread, target });
  markRead();
}

/** Load what was said before. */
export async function loadOlder() {
  const oldest = [...state.messages.values()].filter((message) => !message.local).map((message) => message.id);
  const where = state.open;
  if (!state.more || oldest.length === 0) return;
  state.more = false;
  const page = await attempt(() => api.messages(where, oldest[0]));
  if (!page || state.open !== where) return;
  state.messages = new Map([...page.messages.map((message) => [message.id, message]), ...state.messages]);
  state.more = page.more;
  emit("older", page.messages);
}

/** Tell the server that the open channel has been read. */
export function markRead() {
  const channel = openChannel();
  if (!channel || channel.unread === 0 || document.visibilityState !== "visible") return;
  Object.assign(channel, { unread: 0, mentions: 0 });
  emit("channels");
  attempt(() => api.read(channel.id));
}

/** Open the conversation with the bot. */
export async function openDm() {
  const channel = await attempt(api.openDm);
  if (!channel) return;
  state.channels.set(channel.id, channel);
  goTo(channel.id);
}
