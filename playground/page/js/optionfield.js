/** One option of a slash command: a field that may suggest its values. */

import { api } from "./api.js";
import { NAMED, filtered } from "./choices.js";
import { debounced, h, uniqueId } from "./dom.js";
import { attempt } from "./notices.js";
import { state } from "./state.js";

const TYPE = { INTEGER: 4, BOOLEAN: 5, NUMBER: 10, ATTACHMENT: 11 };
const NAMES = { 6: "user", 7: "channel", 8: "role", 9: "mentionable" };
const PAUSE = 120;

export class OptionField {
  constructor(option, bar) {
    this.option = option;
    this.bar = bar;
    this.value = undefined;
    this.asked = 0;
    const id = uniqueId("option");
    const isFile = option.type === TYPE.ATTACHMENT;
    this.input = h("input", {
      id,
      class: isFile ? "option-file" : "option-input",
      type: isFile ? "file" : "text",
      autocomplete: "off",
      role: isFile ? null : "combobox",
      "aria-expanded": isFile ? null : "false",
      "aria-required": String(Boolean(option.required)),
      size: isFile ? null : 4,
      oninput: () => (isFile ? this.upload() : this.typed()),
      onfocus: () => this.suggest(),
      onkeydown: (event) => this.key(event),
    });
    const ask = debounced(PAUSE, () => this.ask());
    this.askLater = ask;
    this.element = h("div", { class: "option-field" }, h("label", { for: id }, option.label), this.input);
  }

  focus() {
    this.input.focus();
  }

  get isFilled() {
    return this.value !== undefined && this.value !== "";
  }

  /** Put a text in as if it had been typed. */
  type(text) {
    this.input.value = text;
    this.typed();
  }

  typed() {
    const jump = /^(.*?)\s*([\p{L}\p{N}_-]+):$/su.exec(this.input.value);
    if (jump && this.bar.leaf.options.some((option) => option.label === jump[2])) {
      this.set(jump[1], this.isFree ? jump[1] : this.value);
      this.bar.jump(jump[2]);
      return;
    }
    const text = this.input.value;
    const exact = this.offered()?.find((item) => item.label.toLowerCase() === text.trim().toLowerCase());
    this.set(text, exact ? exact.value : this.isFree ? text : undefined);
    this.suggest();
  }

  set(text, value) {
    this.input.value = text;
    this.input.size = Math.max(4, Math.min(text.length + 1, 48));
    this.value = value;
    this.element.classList.remove("wrong");
  }

  /** Whether any text will do; else it must be one of those offered. */
  get isFree() {
    return this.offered() === null;
  }

  /** What can be chosen; null when the option takes any text. */
  offered() {
    const { type, choices, channel_types: types } = this.option;
    if (choices.length) return choices.map((choice) => ({ label: choice.name, value: choice.value }));
    if (type === TYPE.BOOLEAN) return [true, false].map((value) => ({ label: value ? "True" : "False", value }));
    return NAMES[type] ? NAMED[NAMES[type]](types) : null;
  }

  suggest() {
    const offered = this.offered();
    if (this.option.autocomplete) this.askLater();
    else this.offer(offered ? filtered(offered, this.isFilled ? "" : this.input.value) : []);
  }

  offer(items, words = this.heading()) {
    if (document.activeElement !== this.input) return;
    const pick = (item) => () => {
      this.set(item.label, item.value);
      this.bar.advance();
    };
    const complete = this.isFilled && !this.isFree;
    const shown = items.map((item) => ({ ...item, pick: pick(item) }));
    this.bar.suggestions.offer(this.input, words, shown, complete ? -1 : 0);
  }

  heading() {
    return [h("strong", {}, this.option.label), " ", this.option.description];
  }

  /** Ask the bot what it suggests; only the newest answer counts. */
  async ask() {
    this.asked += 1;
    const number = this.asked;
    const options = { ...this.bar.values(), [this.option.name]: this.input.value };
    const body = { ...this.bar.address, options, focused: this.option.name };
    const slow = setTimeout(() => number === this.asked && this.offer([], "Loading options…"), 300);
    const answer = await attempt(() => api.autocomplete(state.open, body));
    clearTimeout(slow);
    if (number !== this.asked || !answer) return;
    if (answer.failed) this.offer([], "Loading options failed");
    else if (answer.choices.length === 0) this.offer([], "No options match your search.");
    else this.offer(answer.choices.map((choice) => ({ label: choice.name, value: choice.value })));
  }

  async upload() {
    const file = this.input.files[0];
    const stored = file && (await attempt(() => api.upload(file)));
    this.value = stored?.id;
  }

  key(event) {
    const empty = this.input.value === "" && event.key === "Backspace";
    if (!empty) return;
    event.preventDefault();
    if (this.option.required) this.bar.ondone();
    else this.bar.drop(this);
  }

  /** What is wrong with it; empty when nothing is. */
  problem() {
    const { required, type, min_value: low, max_value: high, min_length: short, max_length: long } = this.option;
    const text = this.input.value.trim();
    if (!this.isFilled) {
      if (text && type !== TYPE.ATTACHMENT) return "Choose one of the values in the list.";
      return required ? "This option is required. Specify a value." : "";
    }
    if (!this.isFree) return "";
    if ([TYPE.INTEGER, TYPE.NUMBER].includes(type) && !this.option.autocomplete) {
      const number = Number(this.value);
      if (Number.isNaN(number) || (type === TYPE.INTEGER && !Number.isInteger(number))) return "Enter a number.";
      if (low !== undefined && number < low) return `Enter a number of at least ${low}.`;
      if (high !== undefined && number > high) return `Enter a number of at most ${high}.`;
    }
    if (short !== undefined && String(this.value).length < short) return `Enter at least ${short} characters.`;
    if (long !== undefined && String(this.value).length > long) return `Enter at most ${long} characters.`;
    return "";
  }

  /** Say what is wrong. */
  show(problem) {
    this.element.classList.add("wrong");
    this.offer([], h("span", { class: "problem", role: "alert" }, problem));
  }
}
