/** The forms (modals) that the bot opens. */

import { api, Refused } from "./api.js";
import { avatar } from "./choices.js";
import { fill, h, uniqueId } from "./dom.js";
import { fieldFor } from "./fields.js";
import { iconButton } from "./icons.js";
import { attempt } from "./notices.js";
import { richText } from "./richtext.js";
import { on, state } from "./state.js";

const ROW = 1;
const TEXT = 10;
let open = null;
const outcomes = new Map(); // interaction id -> progress, which may come before the request's answer

/** Begin to open forms. */
export function startForms() {
  on("modal", show);
  on("modal_closed", (id) => open?.interaction === id && shut());
  on("interaction", ({ id, progress }) => {
    if (!open || progress === "waiting") return;
    outcomes.set(id, progress);
    settle();
  });
}

function show(news) {
  shut();
  const fields = [];
  const parts = news.components.map((component) => part(component, fields));
  const error = h("p", { class: "form-error", role: "alert" });
  const submit = h("button", { class: "button style-1", type: "submit" }, "Submit");
  const titleId = uniqueId("form");
  const dialog = h(
    "dialog",
    { class: "form", "aria-labelledby": titleId, oncancel: cancel },
    h(
      "form",
      { method: "dialog", novalidate: true, onsubmit: send },
      h(
        "header",
        {},
        avatar(state.bot, "medium"),
        h("h2", { id: titleId }, news.title),
        iconButton("close", "Close", cancel),
      ),
      h("div", { class: "form-fields" }, parts, error),
      h("footer", {}, h("button", { class: "button quiet", type: "button", onclick: cancel }, "Cancel"), submit),
    ),
  );
  open = { interaction: news.interaction_id, dialog, error, submit, fields, sent: null };
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

function part(component, fields) {
  if (component.type === TEXT) return richText(component.content);
  const inner = component.type === ROW ? component.components[0] : component.component;
  const field = fieldFor(inner, inner.label ?? component.label, component.description);
  fields.push(field);
  return field.element;
}

function cancel(event) {
  event.preventDefault();
  const { interaction } = open;
  shut();
  attempt(() => api.close(interaction));
}

function shut() {
  open?.dialog.close();
  open?.dialog.remove();
  if (open && document.activeElement === document.body) document.getElementById("text").focus(); // its opener has gone
  open = null;
  outcomes.clear();
}

async function send(event) {
  event.preventDefault();
  const { interaction, fields, error } = open;
  const wrong = fields.filter((field) => !field.check());
  if (wrong.length > 0) return wrong[0].focus();
  fill(error);
  busy(true);
  const values = Object.fromEntries(fields.map((field) => [field.id, field.value()]));
  try {
    const begun = await api.submit(interaction, values);
    if (open?.interaction === interaction) open.sent = begun.interaction_id;
    settle();
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    fill(error, refusal.message);
    busy(false);
  }
  return undefined;
}

/** The bot has answered what was sent, or has not in time. */
function settle() {
  const progress = outcomes.get(open?.sent);
  if (!progress) return;
  if (progress !== "failed") return shut();
  fill(open.error, "Something went wrong. Try again.");
  busy(false);
}

function busy(isBusy) {
  open.submit.disabled = isBusy;
  open.submit.setAttribute("aria-busy", String(isBusy));
}
