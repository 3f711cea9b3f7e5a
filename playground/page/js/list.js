/** The list of messages: in order, grouped, kept at its foot while one reads there. */

import { h } from "./dom.js";
import { messageNode } from "./message.js";
import { position } from "./popup.js";
import { loadOlder, markRead } from "./session.js";
import { compareIds, on, openChannel, state } from "./state.js";

const GROUP_MINUTES = 7;
const NEAR = 80;
const MOST_SHOWN = 300;
const COMMAND = 2;

const list = document.getElementById("messages");
const scroller = document.getElementById("scroller");
const jump = h(
  "button",
  { class: "jump", type: "button", hidden: true, onclick: toFoot },
  h("span", {}, "You're viewing older messages"),
  h("strong", {}, "Jump to present"),
);
let atFoot = true;
let firstUnread = null;

/** Begin to show messages. */
export function startList() {
  document.getElementById("composer").append(jump);
  scroller.addEventListener("scroll", scrolled, { passive: true });
  list.addEventListener("keydown", moveBetween);
  new ResizeObserver(() => atFoot && toFoot()).observe(list);
  new ResizeObserver(() => atFoot && toFoot()).observe(scroller);
  on("messages", drawAll);
  on("message", ({ message, isNew }) => put(message, isNew));
  on("gone", (id) => change(() => nodeOf(id)?.remove()));
  on("status", (id) => state.messages.has(id) && put(state.messages.get(id), false));
  on("older", addOlder);
  on("interaction", ({ progress, type }) => progress === "waiting" && type === COMMAND && toFoot());
  on("members", () => position());
}

function nodeOf(id) {
  return document.getElementById(`message-${id}`);
}

function drawAll({ unread, target }) {
  const messages = [...state.messages.values()].sort((one, other) => compareIds(one.id, other.id));
  firstUnread = unreadFrom(messages, unread);
  list.replaceChildren(...messages.map(messageNode));
  arrange();
  toFoot();
  if (target) reveal(target);
}

function unreadFrom(messages, count) {
  let left = count;
  for (const message of [...messages].reverse()) {
    if (message.author.id !== state.me.id) left -= 1;
    if (left === 0 && count > 0) return message.id;
  }
  return null;
}

function addOlder(messages) {
  const height = scroller.scrollHeight - scroller.scrollTop;
  list.prepend(...messages.map(messageNode));
  arrange();
  scroller.scrollTop = scroller.scrollHeight - height;
}

/** Change the list, then keep the reader where they were. */
function change(act) {
  act();
  arrange();
  if (atFoot) toFoot();
  position();
}

function put(message, isNew) {
  change(() => {
    const node = messageNode(message);
    const old = nodeOf(message.id);
    if (old) replace(old, node);
    else insert(node);
  });
  if (isNew && atFoot) markRead();
  if (isNew && message.author.id === state.me.id) {
    firstUnread = null;
    toFoot();
  }
}

/** Put a message in another's place; the keyboard's place in it is kept. */
function replace(old, node) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  old.replaceWith(node);
  if (!focused) return;
  const next = key && node.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  (next || node).focus({ preventScroll: true });
}

function insert(node) {
  let before = null;
  for (let each = list.lastElementChild; each; each = each.previousElementSibling) {
    if (compareIds(each.dataset.id, node.dataset.id) < 0) break;
    before = each;
  }
  list.insertBefore(node, before);
  while (atFoot && list.childElementCount > MOST_SHOWN) {
    state.messages.delete(list.firstElementChild.dataset.id);
    list.firstElementChild.remove();
    state.more = true;
  }
}

/** Which messages follow their predecessor without a head of their own, where days and unread ones begin. */
function arrange() {
  let before = null;
  for (const item of list.children) {
    const near = before && Number(item.dataset.time) - Number(before.dataset.time) < GROUP_MINUTES * 60_000;
    const newDay = before?.dataset.day !== item.dataset.day;
    const unread = item.dataset.id === firstUnread;
    const same = near && before.dataset.author === item.dataset.author;
    const plain = !item.matches(".has-above, .system") && !before?.matches(".system");
    const alike = before?.matches(".ephemeral") === item.matches(".ephemeral");
    item.classList.toggle("follows", Boolean(same && alike && plain && !newDay && !unread));
    divide(item, newDay ? item.dataset.day : "", unread);
    item.tabIndex = -1;
    before = item;
  }
  if (before) before.tabIndex = 0;
  document.getElementById("beginning").classList.toggle("more", state.more);
}

function divide(item, day, unread) {
  const old = item.querySelector(":scope > .divider");
  old?.remove();
  if (!day && !unread) return;
  const label = [day, unread && h("span", { class: "new" }, "New")];
  item.prepend(h("div", { class: unread ? "divider unread" : "divider", role: "separator" }, label));
}

function scrolled() {
  atFoot = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  jump.hidden = atFoot;
  if (atFoot) markRead();
  if (scroller.scrollTop < 3 * NEAR && state.more) loadOlder();
}

function toFoot() {
  scroller.scrollTop = scroller.scrollHeight;
  atFoot = true;
  jump.hidden = true;
  if (openChannel()?.unread) markRead();
}

/** Bring a message into sight and mark it for a moment. */
async function reveal(id) {
  while (!nodeOf(id) && state.more) await loadOlder();
  const node = nodeOf(id);
  if (!node) return;
  atFoot = false;
  node.scrollIntoView({ block: "center" });
  node.classList.add("revealed-message");
  node.addEventListener("animationend", () => node.classList.remove("revealed-message"));
  node.focus({ preventScroll: true });
}

/** Up and Down go from message to message. */
function moveBetween(event) {
  const item = event.target;
  if (!item.classList.contains("message")) return;
  const next = { ArrowUp: item.previousElementSibling, ArrowDown: item.nextElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
