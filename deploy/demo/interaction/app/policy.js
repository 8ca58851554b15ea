const WEAK = ["sequences", "repeats", "dates"];

const number = (value, usual) => (Number.isSafeInteger(value) ? value : usual);
const truth = (value, usual) => (typeof value === "boolean" ? value : usual);

/** What the server's pool demands; durations are seconds. */
export class Policy {
  /** @param {object} told `policy` of the server's answer */
  constructor(told = {}) {
    /** Wrong PINs until it is blocked. */
    this.attempts = number(told.attempts, 5);
    /** The shortest PIN. The protocol has none below 4: a server that asks for less is not followed. */
    this.minLength = Math.max(4, number(told.minLength, 5));
    /** The longest PIN. */
    this.maxLength = Math.max(this.minLength, number(told.maxLength, 12));
    /** What a new PIN must not be: `sequences`, `repeats`, `dates`. */
    this.weak = new Set(Array.isArray(told.weak) ? told.weak : WEAK);
    /** Biometrics are off. */
    this.biometricsDisabled = truth(told.biometricsDisabled, false);
    /** The PIN is changed by the PIN alone. */
    this.noPINChangeByBiometric = truth(told.noPinChangeByBiometric, false);
    /** The only account is chosen at once. */
    this.autoSelect = truth(told.autoSelect, true);
    /** Accounts without a second factor may be made. */
    this.headless = truth(told.headless, false);
    Object.freeze(this);
  }
}
