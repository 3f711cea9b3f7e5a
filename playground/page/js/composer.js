/** Where one writes: text, replies, files; a slash opens the commands. */

import { api } from "./api.js";
import { CommandBar } from "./commandbar.js";
import { avatar } from "./choices.js";
import { slashCommands } from "./commands.js";
import { fill, h } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { Mentions } from "./mentions.js";
import { attempt, notice } from "./notices.js";
import { memberOf, on, openChannel, state } from "./state.js";
import { Suggestions } from "./suggestions.js";
import { typingLine } from "./typing.js";

const MAX_LENGTH = 2000;
const MAX_COMMANDS_SHOWN = 50;
const NOT_ALLOWED = "You do not have permission to send messages in this channel.";
const drafts = new Map(); // `person/channel` -> what was being written there

const suggestions = new Suggestions();
const mentions = new Mentions(suggestions);
const text = h("textarea", {
  id: "text",
  rows: "1",
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
  autocomplete: "off",
  oninput: typed,
  onkeydown: key,
  onpaste: (event) => addFiles(event.clipboardData.files),
});
const attached = h("ul", { class: "attached", "aria-label": "Files to send" });
const replying = h("div", { class: "replying", hidden: true });
const chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => addFiles(chooser.files) });
const plus = iconButton("plus", "Upload a file", () => chooser.click());
const sendButton = iconButton("send", "Send", () => (bar ? bar.send() : send()));
const count = h("span", { class: "count", "aria-live": "polite" });
const entry = h("div", { class: "entry" }, plus, chooser, text, count, sendButton);

let bar = null;
let replyTo = null;
let files = [];

/** Begin. */
export function startComposer() {
  fill(document.getElementById("composer"), suggestions.element, replying, attached, entry, typingLine());
  on("messages", moveIn);
  on("place", drawState);
  document.addEventListener("keydown", typeAnywhere);
  on("reply", (message) => {
    setReply(message);
    text.focus();
  });
}

const draftKey = () => `${state.me.id}/${state.open}`;

/** Another channel or person: their own draft. */
function moveIn() {
  leaveCommand(false);
  setReply(null);
  files = [];
  drawFiles();
  text.value = drafts.get(draftKey()) ?? "";
  suggestions.withdraw();
  slashCommands(); // so that they are at hand when somebody types a slash
  grow();
  if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]")) text.focus({ preventScroll: true });
}

function drawState() {
  const channel = openChannel();
  const name = { dm: `@${channel?.name}`, thread: `“${channel?.name}”` }[channel?.kind] ?? `#${channel?.name ?? ""}`;
  const allowed = Boolean(channel?.can_send || channel?.can_use_commands);
  text.disabled = plus.disabled = !allowed;
  text.placeholder = allowed ? `Message ${name}` : NOT_ALLOWED;
  text.setAttribute("aria-label", text.placeholder);
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
  const left = MAX_LENGTH - text.value.length;
  count.textContent = left < 200 ? String(left) : "";
  count.classList.toggle("over", left < 0);
  entry.classList.toggle("filled", text.value.trim() !== "" || files.length > 0 || bar !== null);
}

async function typed() {
  drafts.set(draftKey(), text.value);
  grow();
  if (!text.value.startsWith("/")) return mentions.suggest(text);
  const commands = await slashCommands();
  if (!text.value.startsWith("/") || beginCommand(commands, text.value)) return undefined;
  return offerCommands(commands, text.value.slice(1).toLowerCase());
}

/** Whether what was typed begins with the name of a command and a space; if so it is being filled in now. */
function beginCommand(commands, said) {
  const begun = commands.find((leaf) => said.startsWith(`/${leaf.label} `));
  if (begun) enterCommand(begun, said.slice(begun.label.length + 2));
  return Boolean(begun);
}

function offerCommands(commands, said) {
  const fits = commands.filter((leaf) => leaf.label.toLowerCase().includes(said));
  const begins = (leaf) => Number(leaf.label.toLowerCase().startsWith(said));
  fits.sort((one, other) => begins(other) - begins(one) || one.label.localeCompare(other.label));
  const chip = (option) => h("span", { class: "option-chip" }, option.label);
  const items = fits.slice(0, MAX_COMMANDS_SHOWN).map((leaf) => ({
    label: [`/${leaf.label}`, leaf.options.filter((option) => option.required).map(chip)],
    description: leaf.description,
    note: state.bot.name,
    picture: avatar(state.bot, "medium"),
    pick: () => enterCommand(leaf, ""),
  }));
  suggestions.offer(text, items.length ? h("strong", {}, state.bot.name) : "", items);
}

function enterCommand(leaf, said) {
  suggestions.withdraw();
  bar?.element.remove();
  bar = new CommandBar(leaf, { suggestions, ondone: () => leaveCommand(true) });
  text.hidden = true;
  text.value = "";
  drafts.delete(draftKey());
  text.after(bar.element);
  grow();
  bar.begin(said);
}

function leaveCommand(focus) {
  suggestions.withdraw();
  bar?.element.remove();
  bar = null;
  text.hidden = false;
  grow();
  if (focus) text.focus();
}

function key(event) {
  if (event.isComposing || suggestions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") {
    if (suggestions.element.hidden) setReply(null);
    suggestions.withdraw();
  } else if (event.key === "ArrowUp" && text.value === "") {
    event.preventDefault();
    document.querySelector("#messages > .message:last-child")?.focus();
  }
}

/** Letters typed while nothing takes them go into the message. */
function typeAnywhere(event) {
  const idle = document.activeElement === document.body || document.activeElement.matches(".message, #scroller");
  const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (idle && isLetter && !bar && !document.querySelector("dialog[open]")) text.focus();
}

async function send() {
  const content = mentions.written(text.value).trim();
  if (!content && files.length === 0) return undefined;
  if (content.startsWith("/") && beginCommand(await slashCommands(), `${content} `)) return undefined;
  if (!openChannel()?.can_send) return notice(NOT_ALLOWED);
  const body = { content, uploads: files.map((file) => file.id) };
  if (replyTo) body.reply_to = replyTo.id;
  const kept = text.value;
  const from = draftKey();
  text.value = "";
  drafts.delete(from); // what is typed from now on is another message
  suggestions.withdraw();
  grow();
  const sent = await attempt(() => api.say(state.open, body));
  if (!sent) {
    drafts.set(from, drafts.get(from) || kept);
    if (from === draftKey()) text.value ||= kept;
    return grow();
  }
  files = [];
  setReply(null);
  return drawFiles();
}

function setReply(message) {
  replyTo = message;
  replying.hidden = !message;
  if (!message) return;
  const name = h("strong", {}, memberOf(message.author.id)?.name ?? message.author.name);
  fill(replying, h("span", {}, "Replying to ", name), iconButton("close", "Cancel reply", () => setReply(null)));
}

async function addFiles(chosen) {
  for (const file of [...chosen]) {
    const stored = await attempt(() => api.upload(file));
    if (stored) files.push(stored);
  }
  chooser.value = "";
  drawFiles();
}

function drawFiles() {
  const remove = (file) => () => {
    files = files.filter((each) => each !== file);
    drawFiles();
    text.focus();
  };
  const item = (file) =>
    h("li", {}, icon("file"), file.filename, iconButton("close", `Remove ${file.filename}`, remove(file)));
  fill(attached, files.map(item));
  grow();
}
