/** Where the person is: the address's `#<person>/<channel>/<message>` says so, which makes windows, reloads and "back" work. */

const kept = (person) => `channel of ${person}`;

/** What the address says; any part may be missing. */
export function placeInAddress() {
  const [person = "", channel = "", message = ""] = location.hash.slice(1).split("/");
  return { person, channel, message };
}

/** The address of a person's window, at the channel where they were last. */
export function addressOf(person) {
  return `#${person}/${sessionStorage.getItem(kept(person)) ?? ""}`;
}

/** Open a channel as the person one is, at a message if one is named. */
export function goTo(channel, message = "") {
  location.hash = `#${placeInAddress().person}/${channel}${message && `/${message}`}`;
}

/** Become somebody else, where they were last. */
export function become(person) {
  location.hash = addressOf(person);
}

/** Keep the place for the next time; does not add to the history. */
export function settle(person, channel) {
  sessionStorage.setItem("person", person);
  sessionStorage.setItem(kept(person), channel);
  history.replaceState(null, "", `#${person}/${channel}`);
}

/** Who this window was before a reload. */
export function lastPerson() {
  return sessionStorage.getItem("person");
}
