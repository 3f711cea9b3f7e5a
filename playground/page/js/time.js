/** Moments as Discord writes them, and a clock that keeps the relative ones true. */

import { h } from "./dom.js";
import { state } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function format(date, style) {
  return new Intl.DateTimeFormat(state.me?.locale, style).format(date);
}

function relative(date) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, length] = UNITS.find((each) => Math.abs(seconds) >= each[1]) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(state.me?.locale).format(Math.trunc(seconds / length), unit);
}

/** A `<t:seconds:style>` of a message. */
export function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const shown = style === "R" ? relative(date) : format(date, STYLES[style]);
  const told = { class: "moment", datetime: date.toISOString(), title: format(date, STYLES.F) };
  return h("time", { ...told, data: style === "R" ? { relative: String(date.getTime()) } : {} }, shown);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    const text = relative(new Date(Number(time.dataset.relative)));
    if (time.textContent !== text) time.textContent = text;
  }
}, 1000);

/** When a message was sent, as its head says: the day only if it is not today. */
export function sent(timestamp) {
  const date = new Date(timestamp);
  const time = format(date, STYLES.t);
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / 86_400_000);
  const shown = days === 0 ? time : days === 1 ? `Yesterday at ${time}` : format(date, STYLES.s);
  return h("time", { class: "sent", datetime: date.toISOString(), title: format(date, STYLES.F) }, shown);
}

/** The time alone, for messages that follow one of the same author. */
export function sentShort(timestamp) {
  const date = new Date(timestamp);
  return h("time", { class: "sent-short", datetime: date.toISOString() }, format(date, STYLES.t));
}

/** The day of a message, for the line between days. */
export function dayOf(timestamp) {
  return format(new Date(timestamp), STYLES.D);
}

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
