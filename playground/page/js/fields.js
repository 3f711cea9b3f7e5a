/** The fields of a form: each can be read, checked and focused. */

import { api } from "./api.js";
import { fill, h, uniqueId } from "./dom.js";
import { attempt } from "./notices.js";
import { defaultsOf, select } from "./select.js";

const KIND = { TEXT: 4, FILE: 19, RADIO: 21, CHECKBOXES: 22, CHECKBOX: 23 };
const PARAGRAPH = 2;
const MAX_TEXT = 4000;
const NEEDED = "This field is required.";

/** A field: {id, element, value(), check(), focus()}. check() shows what is wrong and says whether all is well. */
export function fieldFor(component, label, description) {
  const make = MADE_BY[component.type] ?? menuField;
  const ids = { label: uniqueId("label"), control: uniqueId("control"), error: uniqueId("error") };
  const required = component.type !== KIND.CHECKBOX && component.required !== false;
  const made = make(component, { ids, required, label });
  const error = h("p", { class: "field-error", id: ids.error });
  const star = required && h("span", { class: "required", "aria-hidden": "true" }, " *");
  const name = h(made.isGroup ? "span" : "label", { id: ids.label, for: made.isGroup ? null : ids.control }, label, star);
  const element = h(
    "div",
    { class: "field", role: made.isGroup ? "group" : null, "aria-labelledby": made.isGroup ? ids.label : null },
    h("div", { class: "field-label" }, name),
    description && h("p", { class: "field-description" }, description),
    made.element,
    error,
  );
  const check = () => {
    const problem = made.problem();
    fill(error, problem);
    element.classList.toggle("wrong", problem !== "");
    made.control.setAttribute("aria-invalid", String(problem !== ""));
    return problem === "";
  };
  made.control.setAttribute("aria-describedby", ids.error);
  return { id: component.custom_id, element, value: made.value, check, focus: () => made.control.focus() };
}

function textField(component, { ids, required }) {
  const { min_length: low = 0, max_length: high = MAX_TEXT } = component;
  const long = component.style === PARAGRAPH;
  const left = h("span", { class: "field-count", "aria-hidden": "true" });
  const control = h(long ? "textarea" : "input", {
    id: ids.control,
    type: long ? null : "text",
    rows: long ? "4" : null,
    placeholder: component.placeholder,
    maxlength: high,
    autocomplete: "off",
    "aria-required": String(required),
    value: component.value ?? "",
    oninput: count,
  });
  function count() {
    left.textContent = component.max_length || control.value.length > MAX_TEXT - 500 ? `${control.value.length}/${high}` : "";
  }
  count();
  return {
    element: h("div", { class: "text-field" }, control, left),
    control,
    value: () => control.value,
    problem() {
      if (!control.value) return required ? NEEDED : "";
      return control.value.length < low ? `Must be at least ${low} characters.` : "";
    },
  };
}

function menuField(component, { ids, required, label }) {
  let values = defaultsOf(component);
  const bounds = required ? component : { ...component, min_values: 0 };
  const control = select(bounds, { label, labelledBy: ids.label, onchange: (chosen) => (values = chosen) });
  control.id = ids.control;
  return {
    element: control,
    control,
    value: () => values,
    problem: () => (required && values.length < Math.max(1, component.min_values ?? 1) ? "Please make a selection." : ""),
  };
}

function choiceField(component, { ids, required }) {
  const single = component.type === KIND.RADIO;
  const low = single ? 1 : (component.min_values ?? 1);
  const high = single ? 1 : (component.max_values ?? component.options.length);
  const type = single ? "radio" : "checkbox";
  const inputs = component.options.map(({ value, default: checked }) =>
    h("input", { type, name: ids.control, value, checked, onchange: limit }),
  );
  const words = (option) => h("span", {}, option.label, option.description && h("small", {}, option.description));
  const rows = component.options.map((option, index) => h("label", { class: "choice" }, inputs[index], words(option)));
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  function limit() {
    const full = !single && chosen().length >= high;
    for (const input of inputs) input.disabled = full && !input.checked;
  }
  limit();
  return {
    element: h("div", { class: "choices" }, rows),
    control: inputs[0],
    isGroup: true,
    value: () => (single ? (chosen()[0] ?? null) : chosen()),
    problem() {
      if (chosen().length === 0) return required ? NEEDED : "";
      return chosen().length < low ? `Choose at least ${low}.` : "";
    },
  };
}

function checkbox(component, { ids }) {
  const control = h("input", { type: "checkbox", id: ids.control, class: "lone-checkbox", checked: component.default });
  return { element: control, control, value: () => control.checked, problem: () => "" };
}

function fileField(component, { ids, required }) {
  const high = component.max_values ?? 1;
  let stored = [];
  let uploading = false;
  const control = h("input", { type: "file", id: ids.control, multiple: high > 1, onchange: upload });
  async function upload() {
    uploading = true;
    const done = await Promise.all([...control.files].map((file) => attempt(() => api.upload(file))));
    stored = done.filter(Boolean);
    uploading = false;
  }
  return {
    element: control,
    control,
    value: () => stored.map((file) => file.id),
    problem() {
      if (uploading) return "The file is still on its way.";
      if (stored.length === 0) return required ? NEEDED : "";
      const low = component.min_values ?? 1;
      return stored.length < low || stored.length > high ? `Choose ${low === high ? low : `${low} to ${high}`} files.` : "";
    },
  };
}

const MADE_BY = {
  [KIND.TEXT]: textField,
  [KIND.FILE]: fileField,
  [KIND.RADIO]: choiceField,
  [KIND.CHECKBOXES]: choiceField,
  [KIND.CHECKBOX]: checkbox,
};
