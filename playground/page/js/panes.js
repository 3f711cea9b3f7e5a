/** The three panes: side by side on a wide window, sliding over one another on a phone. */

const app = document.getElementById("app");
const narrow = matchMedia("(max-width: 767px)");
const medium = matchMedia("(max-width: 1099px)");

/** Show a pane where only one has room: "nav", "chat" or "members"; the keyboard goes there too. */
export function showPane(name) {
  if (app.dataset.pane === name) return;
  app.dataset.pane = name;
  settle();
  const reached = name === "chat" ? "scroller" : name;
  if ((name === "nav" ? narrow : medium).matches) document.getElementById(reached).focus({ preventScroll: true });
}

/** Show or hide the members, beside the chat or over it. */
export function toggleMembers() {
  if (medium.matches) showPane(app.dataset.pane === "members" ? "chat" : "members");
  else app.classList.toggle("without-members");
}

/** What cannot be seen cannot be reached by the keyboard either. */
function settle() {
  const pane = app.dataset.pane;
  document.getElementById("nav").inert = narrow.matches && pane !== "nav";
  document.getElementById("chat").inert = narrow.matches && pane !== "chat";
  document.getElementById("members").inert = medium.matches && pane !== "members";
}

/** Begin to follow the window's width; Escape and a press beside a pane lead back to the chat. */
export function startPanes() {
  for (const width of [narrow, medium]) width.addEventListener("change", settle);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) showPane("chat");
  });
  document.addEventListener("pointerdown", (event) => {
    const beside = app.dataset.pane !== "chat" && !event.target.closest("#nav, #members, .popup, .button-people");
    if (beside) showPane("chat");
  });
  settle();
}
