/** The three panes: side by side on a wide window, sliding over one another on a phone. */

const app = document.getElementById("app");
const narrow = matchMedia("(max-width: 767px)");
const medium = matchMedia("(max-width: 1099px)");

/** Show a pane where only one has room: "nav", "chat" or "members". */
export function showPane(name) {
  app.dataset.pane = name;
  settleFocus();
}

/** Show or hide the members, beside the chat or over it. */
export function toggleMembers() {
  if (medium.matches) showPane(app.dataset.pane === "members" ? "chat" : "members");
  else app.classList.toggle("without-members");
}

/** What cannot be seen cannot be reached by the keyboard either. */
function settleFocus() {
  const pane = app.dataset.pane;
  document.getElementById("nav").inert = narrow.matches && pane !== "nav";
  document.getElementById("chat").inert = narrow.matches && pane !== "chat";
  document.getElementById("members").inert = medium.matches && pane !== "members";
}

/** Begin to follow the window's width. */
export function startPanes() {
  for (const width of [narrow, medium]) width.addEventListener("change", settleFocus);
  document.getElementById("members").addEventListener("keydown", leave);
  document.getElementById("nav").addEventListener("keydown", leave);
  app.addEventListener("click", (event) => {
    if (event.target === app) showPane("chat");
  });
  settleFocus();
}

function leave(event) {
  if (event.key === "Escape" && !event.defaultPrevented) showPane("chat");
}
