// The phone's own PIN pad: the system's keyboard would see the digits.

import { icon, make } from "./view.js";

/**
 * A pad of ten digits. The keyboard's digits, Backspace and Enter do the same wherever the focus is on the
 * screen that holds it.
 */
export class PINPad {
  #pin;
  #mostDigits;
  #enter;
  #dots = make("span", { class: "dots", "aria-hidden": "true" });
  #count = make("span", { class: "hide" });
  #keys;

  /**
   * @param {PIN} pin that it fills
   * @param {number} mostDigits
   * @param {() => void} enter what Enter does
   */
  constructor(pin, mostDigits, enter) {
    this.#pin = pin;
    this.#mostDigits = mostDigits;
    this.#enter = enter;
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => this.#digit(digit));
    const zero = this.#digit(0);
    const label = { "aria-label": "Erase the last digit" };
    const erase = this.#key("erase", label, icon("erase", 26), () => this.#erase());
    this.#keys = [...digits, zero, erase];
    this.element = make(
      "div", { class: "pad", role: "group", "aria-label": "PIN" },
      make("p", { class: "entry", role: "status" }, this.#dots, this.#count),
      ...digits, make("span"), zero, erase);
    this.#tell();
  }

  /** While it is false, nothing is entered. */
  set isEnabled(isEnabled) {
    for (const key of this.#keys) key.disabled = !isEnabled;
  }

  /** What the keyboard does on the screen. */
  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || this.#keys[0].disabled) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (/^[0-9]$/.test(event.key)) this.#append(Number(event.key));
    else if (event.key === "Backspace") this.#erase();
    else if (event.key === "Enter" && !isOnButton) this.#enter();
    else return;
    event.preventDefault();
  }

  #digit(digit) {
    return this.#key(`digit-${digit}`, {}, String(digit), () => this.#append(digit));
  }

  #key(id, attributes, content, act) {
    return make("button", { id, type: "button", class: "key", onclick: act, ...attributes }, content);
  }

  #append(digit) {
    if (this.#pin.count < this.#mostDigits) this.#pin.append(digit);
    this.#tell();
  }

  #erase() {
    this.#pin.removeLast();
    this.#tell();
  }

  /** How many, and never which. */
  #tell() {
    const { count } = this.#pin;
    this.#dots.replaceChildren(...Array.from({ length: count }, () => make("i")));
    this.#count.textContent = count === 1 ? "1 digit entered" : `${count} digits entered`;
  }
}
