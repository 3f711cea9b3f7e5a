/** The bot's commands as this person can use them in the open channel. */

import { api } from "./api.js";
import { attempt } from "./notices.js";
import { on, state } from "./state.js";

const SLASH = 1;
export const USER_MENU = 2;
export const MESSAGE_MENU = 3;

const SUBCOMMAND = 1;
const GROUP = 2;
let known = null;

on("commands", () => {
  known = null;
});

/** Those of one type; asked for once, until they change. */
export async function commandsHere(type) {
  known ??= attempt(() => api.commands(state.open));
  return ((await known) ?? []).filter((command) => command.type === type);
}

/** Every slash command that can be sent, sub-commands by themselves: {command, path, label, description, options}. */
export async function slashCommands() {
  return (await commandsHere(SLASH)).flatMap((command) => leaves(command, command, [], command.label));
}

function leaves(command, level, path, label) {
  const inner = level.options.filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (inner.length === 0) {
    return [{ command, path, label, description: level.description, options: level.options }];
  }
  return inner.flatMap((option) => leaves(command, option, [...path, option.name], `${label} ${option.label}`));
}
