/** What a newcomer reads where the page opens: what this is, and one button to begin. */

import { api } from "./api.js";
import { slashCommands } from "./commands.js";
import { h } from "./dom.js";
import { attempt } from "./notices.js";
import { state } from "./state.js";

/** Whether the page opens in this channel. */
export function isHome(channel) {
  return channel === [...state.channels.values()].find((each) => each.kind === "text");
}

/** The welcome; its button is the bot's help, if it has any. */
export function welcome() {
  const button = h("button", { class: "button style-1", type: "button", hidden: true }, "Begin");
  const about = h("span", {});
  offerHelp(button, about);
  return h(
    "div",
    { class: "welcome" },
    h("p", {}, `This is a small Discord on your own machine, with ${state.bot.name} in it. Nothing leaves it.`),
    h("p", {}, `You are ${state.me.name}. Be somebody else at the top, or in another window.`),
    h("p", {}, button, " ", about),
  );
}

async function offerHelp(button, about) {
  const help = (await slashCommands()).find(({ command, path }) => (path.at(-1) ?? command.name) === "help");
  if (!help) return;
  const body = { command_id: help.command.id, path: help.path, options: {} };
  button.onclick = () => attempt(() => api.use(state.open, body));
  button.hidden = false;
  about.textContent = help.description;
}
