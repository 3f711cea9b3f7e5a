/** What a newcomer reads where the page opens: what one can do here, and one button to begin. */

import { api } from "./api.js";
import { avatar } from "./choices.js";
import { slashCommands } from "./commands.js";
import { h } from "./dom.js";
import { attempt } from "./notices.js";
import { state } from "./state.js";

/** Whether the page opens in this channel. */
export function isHome(channel) {
  return channel.id === [...state.channels.values()].find((each) => each.kind === "text")?.id;
}

/** The bot by its picture, its name and what it says of its commands; the button is its help. Nothing without help. */
export async function frontDoor() {
  const help = (await slashCommands()).find(({ command, path }) => (path.at(-1) ?? command.name) === "help");
  if (!help) return null;
  const body = { command_id: help.command.id, path: help.path, options: {} };
  const begin = () => attempt(() => api.use(state.open, body));
  return [
    avatar(state.bot, "huge"),
    h("h2", {}, state.bot.name),
    h("p", { class: "lead" }, help.command.description),
    h("p", {}, h("button", { class: "button style-1 begin", type: "button", onclick: begin }, "Begin"), " ", help.description),
    ...aboutThisPage(),
  ];
}

/** Where one is, and who. */
export function aboutThisPage() {
  return [
    h("p", { class: "small" }, "This is a small Discord on your own machine. Nothing leaves it."),
    h("p", { class: "small" }, `You are ${state.me.name}. Be somebody else at the top, or in another window.`),
  ];
}
