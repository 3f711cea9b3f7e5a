/** What is unread, in figures and in words. */

import { h } from "./dom.js";

/** Unread messages and mentions, summed over channels. */
export function unreadIn(channels) {
  return channels.reduce(
    (sum, channel) => ({ unread: sum.unread + channel.unread, mentions: sum.mentions + channel.mentions }),
    { unread: 0, mentions: 0 },
  );
}

/** A name, with what is unread there: for those who hear the page. */
export function nameWithUnread(name, { unread, mentions }) {
  if (mentions > 0) return `${name}, ${mentions} ${mentions === 1 ? "mention" : "mentions"}`;
  return unread > 0 ? `${name}, unread` : name;
}

/** A red figure: how often one is called. */
export function badge(count) {
  return count > 0 && h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count));
}
