/** Requests to the server, as the person one is. */

import { state } from "./state.js";

/** The server said no; the message is for the person. */
export class Refused extends Error {}

async function ask(method, path, { body, raw, as = state.me?.id } = {}) {
  const [place, query] = path.split("?");
  const search = new URLSearchParams(query);
  if (as) search.set("as", as);
  const request = { method, headers: {} };
  if (raw) {
    request.body = raw;
    request.headers["Content-Type"] = "application/octet-stream";
  } else if (method === "POST") {
    request.body = JSON.stringify(body ?? {});
    request.headers["Content-Type"] = "application/json";
  }
  const response = await fetch(`api/${place}?${search}`, request);
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error ?? `Error ${response.status}`);
  return answer;
}

export const api = {
  persons: () => ask("GET", "persons", { as: null }),
  view: (as) => ask("GET", "view", { as }),
  openDm: () => ask("POST", "dms"),
  messages: (channel, before) =>
    ask("GET", `channels/${channel}/messages?limit=50${before ? `&before=${before}` : ""}`),
  say: (channel, body) => ask("POST", `channels/${channel}/messages`, { body }),
  read: (channel) => ask("POST", `channels/${channel}/read`),
  join: (channel) => ask("POST", `channels/${channel}/join`),
  commands: (channel) => ask("GET", `channels/${channel}/commands`),
  use: (channel, body) => ask("POST", `channels/${channel}/commands`, { body }),
  autocomplete: (channel, body) => ask("POST", `channels/${channel}/autocomplete`, { body }),
  click: (message, body) =>
    ask("POST", `channels/${message.channel_id}/messages/${message.id}/click`, { body }),
  dismiss: (message) => ask("POST", `channels/${message.channel_id}/messages/${message.id}/dismiss`),
  react: (message, emoji) =>
    ask("POST", `channels/${message.channel_id}/messages/${message.id}/react`, { body: { emoji } }),
  submit: (interaction, values) => ask("POST", `modals/${interaction}/submit`, { body: { values } }),
  close: (interaction) => ask("POST", `modals/${interaction}/close`),
  upload: (file) => ask("POST", `uploads?filename=${encodeURIComponent(file.name)}`, { raw: file }),
};
