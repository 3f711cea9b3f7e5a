/** The composer while a slash command is being filled in: its name, and a field for each option. */

import { api } from "./api.js";
import { fill, h } from "./dom.js";
import { iconButton } from "./icons.js";
import { attempt } from "./notices.js";
import { OptionField } from "./optionfield.js";
import { state } from "./state.js";

const NONE = -1;

export class CommandBar {
  /** `leaf` is a command of commands.js; `ondone()` is called when it was sent or given up. */
  constructor(leaf, { suggestions, ondone }) {
    this.leaf = leaf;
    this.suggestions = suggestions;
    this.ondone = ondone;
    this.fields = [];
    this.place = h("div", { class: "command-options" });
    const offer = () => this.offerRest();
    const rest = { class: "command-rest", type: "button", role: "combobox", "aria-label": "More options" };
    this.rest = h("button", { ...rest, onfocus: offer, onclick: offer });
    this.element = h(
      "div",
      {
        class: "command-bar",
        role: "group",
        "aria-label": `Command ${leaf.label}`,
        onkeydown: (event) => this.key(event),
      },
      h("div", { class: "command-parts" }, h("span", { class: "command-name" }, `/${leaf.label}`), this.place, this.rest),
      iconButton("close", "Cancel command", ondone),
    );
    for (const option of leaf.options) if (option.required) this.add(option);
    this.drawRest();
  }

  /** Begin with what was typed after the command's name: `text` alone, or `option: value …`. */
  begin(typed) {
    const names = this.leaf.options.map((option) => option.label.replace(/[^\p{L}\p{N}_-]/gu, "")).join("|");
    const parts = names ? typed.split(new RegExp(`(?:^|\\s)(${names}):`, "u")) : [typed];
    if (parts[0].trim() && this.leaf.options.length) this.field(this.leaf.options[0]).type(parts[0].trim());
    for (let index = 1; index < parts.length; index += 2) this.jump(parts[index], parts[index + 1].trim());
    const next = this.fields.find((field) => !field.isFilled) ?? this.fields.at(-1);
    if (next) next.focus();
    else if (!this.rest.hidden) this.rest.focus();
    else this.focusSelf();
  }

  focusSelf() {
    this.element.tabIndex = -1;
    this.element.focus();
  }

  add(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.place.append(field.element);
    this.drawRest();
    return field;
  }

  field(option) {
    return this.fields.find((field) => field.option === option) ?? this.add(option);
  }

  /** Take an optional field away again. */
  drop(field) {
    if (field.option.required) return;
    this.fields = this.fields.filter((each) => each !== field);
    field.element.remove();
    this.suggestions.withdraw();
    this.drawRest();
    (this.fields.at(-1) ?? this.rest).focus();
  }

  /** Somebody typed the name of an option and a colon: go there. */
  jump(label, typed = "") {
    const option = this.leaf.options.find((each) => each.label === label);
    if (!option) return false;
    const field = this.field(option);
    if (typed) field.type(typed);
    field.focus();
    return true;
  }

  get unused() {
    return this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  drawRest() {
    const count = this.unused.length;
    this.rest.hidden = count === 0;
    fill(this.rest, `+${count} optional`);
  }

  offerRest() {
    const items = this.unused.map((option) => ({
      label: option.label,
      description: option.description,
      pick: () => {
        this.suggestions.withdraw();
        this.add(option).focus();
      },
    }));
    this.suggestions.offer(this.rest, "Optional", items, NONE); // Enter sends unless one was marked
  }

  /** A field was filled by choosing: go on to the next one that needs something. */
  advance() {
    this.suggestions.withdraw();
    const next = this.fields.find((field) => field.option.required && !field.isFilled);
    if (next) next.focus();
  }

  key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.ondone();
    } else if (event.key === "Enter" && !event.target.closest(".icon-button, .option-file")) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && event.target === this.element) this.ondone();
  }

  /** What the options are set to so far. */
  values() {
    const filled = this.fields.filter((field) => field.isFilled);
    return Object.fromEntries(filled.map((field) => [field.option.name, field.value]));
  }

  /** What the server needs to know which command is meant. */
  get address() {
    return { command_id: this.leaf.command.id, path: this.leaf.path };
  }

  async send() {
    const wrong = this.fields.find((field) => field.problem());
    if (wrong) {
      wrong.focus();
      wrong.show(wrong.problem());
      return;
    }
    const body = { ...this.address, options: this.values() };
    if (await attempt(() => api.use(state.open, body))) this.ondone();
  }
}
