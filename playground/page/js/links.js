/** Links: into the chat when they name a place of it, else out into a window that learns nothing of this one. */

import { h } from "./dom.js";
import { goTo } from "./places.js";
import { state } from "./state.js";

const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** An address that may be followed; null for anything that is not plainly the web. */
function safeAddress(text) {
  const url = URL.parse(text);
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : null;
}

/** The channel and message that an address of Discord's own names, if they are in sight. */
export function placeOf(url) {
  const match = PLACE.exec(url);
  const channel = match && state.channels.get(match[1]);
  return channel ? { channel, message: match[2] ?? "" } : null;
}

/** A link around some nodes. */
export function linkTo(url, children, properties = {}) {
  const href = safeAddress(url);
  if (!href) return h("span", {}, children);
  const place = placeOf(href);
  const inside = (event) => {
    event.preventDefault();
    goTo(place.channel.id, place.message);
  };
  const way = place ? { onclick: inside } : { target: "_blank", rel: "noopener noreferrer" };
  return h("a", { href, title: url, ...way, ...properties }, children);
}
