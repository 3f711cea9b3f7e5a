/** Building nodes. Text always becomes a text node, so nothing anybody writes can be markup. */

/**
 * An element: `h("button", { class: "x", onclick: f, "aria-label": "…" }, "text", child)`.
 * Properties that are null, undefined or false are left out; children that are, too.
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  set(element, properties ?? {});
  element.append(...flat(children));
  return element;
}

function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

/** Put these children into an element instead of those it has. */
export function fill(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

let count = 0;

/** An id that no other element has. */
export function uniqueId(prefix) {
  count += 1;
  return `${prefix}-${count}`;
}

/**
 * Draw a part of the page anew without losing the keyboard's place:
 * the element with the same `data-key` gets the focus that its predecessor had.
 */
export function redraw(container, draw) {
  const key = container.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  draw();
  if (key !== undefined) container.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Run once things have been quiet for a while. */
export function debounced(milliseconds, act) {
  let timer = 0;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...given), milliseconds);
  };
}
