// What screens are made of.

/**
 * An element. Attributes with a value of false or null are left out; `onclick` and its like are listeners.
 *
 * @param {string} name
 * @param {object} [attributes]
 * @param {...(Node | string | null)} children null is left out
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A symbol of index.html; words beside it say the same. */
export function icon(name, size = 20) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#i-${name}`);
  for (const [key, value] of Object.entries({ class: "i", width: size, height: size, "aria-hidden": true })) {
    svg.setAttribute(key, value);
  }
  svg.append(use);
  return svg;
}

/** What is named and what it is, in rows. */
export function facts(rows) {
  const cells = rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]);
  return make("dl", { class: "facts" }, ...cells);
}

/** A sentence that people are to see; `tone` is `bad`, `warn`, `ok` or, for news, `on`. */
export function alert(tone, words, attributes = {}) {
  const role = tone === "bad" ? "alert" : "status";
  const picture = icon(tone === "ok" ? "good" : "look");
  return make("p", { class: `alert ${tone}`, role, ...attributes }, picture, make("span", {}, words));
}

/**
 * A button, which does nothing while what it began is under way.
 *
 * @param {string} id
 * @param {string} words
 * @param {() => Promise<void> | void} action
 * @param {{ kind?: string, picture?: string, label?: string }} [look] `kind`: classes beside `button`; `label`
 *   says more than the words to those who cannot see
 */
export function button(id, words, action, { kind = "", picture = null, label = null } = {}) {
  const element = make(
    "button", { id, type: "button", class: `button ${kind}`, "aria-label": label },
    picture ? icon(picture) : null, words);
  element.addEventListener("click", async () => {
    if (element.ariaDisabled === "true") return;
    element.ariaDisabled = "true";
    try {
      await action();
    } finally {
      element.ariaDisabled = "false";
    }
  });
  return element;
}

/** One of the two sides: what stands on it is replaced as a whole. */
export class Screen {
  #place;

  constructor(id) {
    this.#place = document.getElementById(id);
  }

  get element() {
    return this.#place;
  }

  /**
   * Shows something else. Whoever works here with a keyboard goes on at its heading.
   *
   * @param {{ isNext?: boolean }} options `isNext`: the reader's next step is here
   * @param {...(Node | string | null)} children the first heading among them is focused
   */
  show({ isNext = false }, ...children) {
    const wasHere = this.#place.contains(document.activeElement);
    this.#place.replaceChildren(...children.filter((child) => child !== null));
    if (wasHere || isNext) this.focus();
  }

  focus() {
    const heading = this.#place.querySelector("h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const side = this.#place.parentElement.getBoundingClientRect();
    if (side.top < 0 || side.top > window.innerHeight / 2) this.#place.parentElement.scrollIntoView();
  }
}
