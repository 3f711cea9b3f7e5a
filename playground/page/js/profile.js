/** The card of a person: who they are, and what can be done. */

import { api } from "./api.js";
import { avatar, colorOf } from "./choices.js";
import { commandsHere, USER_MENU } from "./commands.js";
import { h } from "./dom.js";
import { attempt } from "./notices.js";
import { become } from "./places.js";
import { closePopup, isOpen, openPopup } from "./popup.js";
import { openDm } from "./session.js";
import { memberOf, state } from "./state.js";

/** A button that opens somebody's card. */
export function profileButton(person, content, properties) {
  const open = (event) => toggle(event.currentTarget, person.id);
  return h("button", { type: "button", "aria-haspopup": "dialog", onclick: open, ...properties }, content);
}

async function toggle(anchor, id) {
  if (isOpen(anchor)) return closePopup();
  const person = memberOf(id);
  if (!person) return undefined;
  const commands = state.open ? await commandsHere(USER_MENU) : [];
  const act = (label, run) => {
    const go = () => {
      closePopup();
      run();
    };
    return h("button", { class: "menu-item", type: "button", onclick: go }, label);
  };
  const use = (command) =>
    act(command.label, () => attempt(() => api.use(state.open, { command_id: command.id, target_id: person.id })));
  const roles = (person.roles ?? []).map((role) => h("li", {}, role.name));
  const card = h(
    "div",
    { class: "profile", role: "dialog", "aria-label": person.name, tabindex: "-1" },
    h("div", { class: "profile-banner", data: { avatar: String(person.bot ? 0 : person.avatar) } }),
    avatar(person, "huge"),
    h("h2", { style: { color: colorOf(person.color) ?? "" } }, person.name, person.bot && h("span", { class: "app-tag" }, "App")),
    h("p", { class: "profile-username" }, person.username),
    roles.length > 0 && h("ul", { class: "profile-roles", "aria-label": "Roles" }, roles),
    person.bot && act("Message", openDm),
    !person.bot && person.id !== state.me.id && act(`Become ${person.name}`, () => become(person.id)),
    commands.length > 0 && [h("p", { class: "menu-heading" }, "Apps"), commands.map(use)],
  );
  openPopup(anchor, card, { place: anchor.closest("#members") ? "side" : "below" });
  card.focus();
  return undefined;
}
