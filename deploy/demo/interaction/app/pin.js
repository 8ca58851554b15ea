import { AppError } from "./app-error.js";
import { utf8 } from "./encoding.js";
import { isWeak } from "./weak-pin.js";

const MAX_DIGITS = 32;

/**
 * The digits of a PIN, as the app's own PIN pad collects them.
 *
 * They lie in one piece of memory that is zeroed when the PIN is wiped; no text is made of them. A PIN refuses
 * to be described or encoded. The library wipes each PIN that it is given.
 */
export class PIN {
  #digits = new Uint8Array(MAX_DIGITS);
  #count = 0;

  /** How many digits were entered. */
  get count() {
    return this.#count;
  }

  /**
   * Adds a digit.
   *
   * @param {number} digit 0 to 9; another number, and a digit too many, is ignored
   */
  append(digit) {
    if (!Number.isInteger(digit) || digit < 0 || digit > 9 || this.#count === MAX_DIGITS) return;
    this.#digits[this.#count] = digit;
    this.#count += 1;
  }

  /** Takes the last digit away. */
  removeLast() {
    if (this.#count === 0) return;
    this.#count -= 1;
    this.#digits[this.#count] = 0;
  }

  /** Forgets the digits. */
  wipe() {
    this.#digits.fill(0);
    this.#count = 0;
  }

  /**
   * @param {PIN} other the second entry
   * @returns {boolean} whether both are the same digits; the time tells nothing of them
   */
  matches(other) {
    let difference = this.#count ^ other.#count;
    for (let at = 0; at < MAX_DIGITS; at += 1) difference |= this.#digits[at] ^ other.#digits[at];
    return difference === 0;
  }

  /**
   * What is wrong with it as a new PIN.
   *
   * @param {Policy} policy the server's
   * @returns {AppError | null} `pinLength`, `pinWeak` or null
   */
  weakness(policy) {
    if (this.#count < policy.minLength || this.#count > policy.maxLength) return new AppError("pinLength");
    return isWeak(this.#digits.subarray(0, this.#count), policy.weak) ? new AppError("pinWeak") : null;
  }

  /**
   * pinInput of the protocol.
   *
   * @param {CryptoKey} secret pinSecret, an HMAC key
   * @returns {Promise<ArrayBuffer>}
   */
  async input(secret) {
    const purpose = utf8("gatehouse pin 1\0");
    const text = new Uint8Array(purpose.length + this.#count);
    text.set(purpose);
    for (let at = 0; at < this.#count; at += 1) text[purpose.length + at] = 48 + this.#digits[at];
    try {
      return await crypto.subtle.sign("HMAC", secret, text);
    } finally {
      text.fill(0);
    }
  }

  /** No digit. */
  toString() {
    return "PIN";
  }

  /** No digit. */
  toJSON() {
    return "PIN";
  }
}
