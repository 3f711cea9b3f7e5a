/** "You are: …": who one is, and how to become somebody else. */

import { api } from "./api.js";
import { avatar } from "./choices.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { attempt } from "./notices.js";
import { addressOf, become } from "./places.js";
import { closePopup, isOpen, moveInMenu, openPopup } from "./popup.js";
import { on, state } from "./state.js";
import { themeButton } from "./theme.js";
import { unreadIn } from "./unread.js";

const self = document.getElementById("self");

/** Begin to show who one is. */
export function startSelf() {
  let shown = null;
  on("place", () => {
    if (state.me && shown !== state.me.id) {
      shown = state.me.id;
      fill(self, switchButton(), themeButton());
    }
  });
}

function switchButton() {
  return h(
    "button",
    {
      id: "switch",
      type: "button",
      "aria-haspopup": "menu",
      "aria-label": `You are: ${state.me.name}. Change person`,
      onclick: toggle,
    },
    avatar(state.me, "medium"),
    h("span", { class: "self-words" }, h("small", {}, "You are"), h("strong", {}, state.me.name)),
    icon("chevron"),
  );
}

async function toggle(event) {
  const anchor = event.currentTarget;
  if (isOpen(anchor)) return closePopup();
  state.persons = (await attempt(api.persons)) ?? state.persons;
  const rows = state.persons.map(row);
  const menu = h("div", { class: "menu persons", role: "menu", "aria-label": "Change person", onkeydown: moveInMenu }, rows);
  openPopup(anchor, menu);
  menu.querySelector("[aria-checked=true]")?.focus();
  return undefined;
}

function row(person) {
  const mine = person.id === state.me.id;
  const waiting = h("span", { class: "badge", hidden: true });
  if (!mine) countWaiting(person, waiting);
  const change = () => {
    closePopup();
    become(person.id);
  };
  return h(
    "div",
    { class: "person", role: "none" },
    h(
      "button",
      { class: "menu-item", type: "button", role: "menuitemradio", "aria-checked": String(mine), onclick: change },
      avatar(person, "medium"),
      h("span", { class: "self-words" }, h("strong", {}, person.name), h("small", {}, person.locale)),
      waiting,
      mine && icon("check"),
    ),
    h(
      "a",
      {
        class: "icon-button",
        role: "menuitem",
        href: addressOf(person.id),
        target: "_blank",
        rel: "noopener",
        "aria-label": `Open a window as ${person.name}`,
        title: "Open in a new window",
      },
      icon("window"),
    ),
  );
}

/** How often somebody else is called: worth knowing for one who plays all of them. */
async function countWaiting(person, badge) {
  const view = await api.view(person.id);
  const { mentions } = unreadIn([...view.guilds.flatMap((guild) => guild.channels), ...view.dms]);
  badge.textContent = String(mentions);
  badge.hidden = mentions === 0;
}
