/** What can be done with a message: the small bar that appears on it. */

import { api } from "./api.js";
import { commandsHere, MESSAGE_MENU } from "./commands.js";
import { h } from "./dom.js";
import { iconButton } from "./icons.js";
import { attempt } from "./notices.js";
import { closePopup, isOpen, openMenu, openPopup } from "./popup.js";
import { emit } from "./state.js";

const EMOJIS = ["👍", "👎", "❤️", "😂", "😮", "😢", "🎉", "🔥", "👀", "✅", "❌", "🐟"];

/** The bar of a message. Ephemeral ones can be neither answered nor reacted to. */
export function messageTools(message) {
  const answers = [
    iconButton("smile", "Add reaction", openEmojis),
    iconButton("reply", "Reply", () => emit("reply", message)),
  ];
  const open = !message.ephemeral && !message.loading;
  return h("div", { class: "tools" }, open && answers, iconButton("more", "More", openMore));

  function openEmojis(event) {
    const anchor = event.currentTarget;
    if (isOpen(anchor)) return closePopup();
    const react = (emoji) => () => {
      closePopup();
      attempt(() => api.react(message, emoji));
    };
    const buttons = EMOJIS.map((emoji) => h("button", { class: "emoji-choice", type: "button", onclick: react(emoji) }, emoji));
    const box = h("div", { class: "emoji-choices", role: "group", "aria-label": "Reactions" }, buttons);
    openPopup(anchor, box, { place: "side" });
    buttons[0].focus();
    return undefined;
  }

  async function openMore(event) {
    const anchor = event.currentTarget;
    const commands = await commandsHere(MESSAGE_MENU);
    const use = (command) => ({
      label: command.label,
      act: () => attempt(() => api.use(message.channel_id, { command_id: command.id, target_id: message.id })),
    });
    const apps = message.ephemeral || commands.length === 0 ? [] : [{ heading: "Apps" }, ...commands.map(use)];
    openMenu(anchor, [
      { label: "Copy text", act: () => navigator.clipboard.writeText(message.content) },
      { label: "Copy message ID", act: () => navigator.clipboard.writeText(message.id) },
      ...apps,
    ]);
  }
}
