/** What asked for a second factor. */
export const Context = Object.freeze({
  /** The user proves that it is they. */
  verify: "VERIFY",
  /** The user chooses the first PIN: ask twice. */
  firstSet: "FIRST_SET",
  /** Biometrics are enabled: first the biometric, then the PIN. */
  biometricsAdd: "BIOMETRICS_ADD",
  /** Biometrics are disabled. */
  biometricsRemove: "BIOMETRICS_REMOVE",
  /** The PIN is changed: the user proves that it is they. */
  pinChangeVerify: "PIN_CHANGE_VERIFY",
  /** The PIN is changed: the user chooses the new one: ask twice. */
  pinChangeSet: "PIN_CHANGE_SET",
});

/** What became of an input. */
export const Result = Object.freeze({
  /** It was wrong, or not judged. */
  failed: "FAILED",
  /** It was right. */
  success: "SUCCESS",
  /** It did not reach a judgement. */
  error: "ERROR",
});

const contexts = new Set(Object.values(Context));
const results = new Set(Object.values(Result));
const count = (value) => (Number.isSafeInteger(value) && value > 0 ? value : 0);

/** What an app needs to ask for a second factor. */
export class SecondFactorInfo {
  /** What the server sent of the PIN's exchange; not for apps. */
  challenge;

  constructor(told, reason, canShowBiometrics) {
    /** What asked for it, of `Context`. */
    this.context = told.context;
    /** Of `Result`; null until the first input. */
    this.result = results.has(told.result) ? told.result : null;
    /** Whether another input is read; without meaning while `result` is null. */
    this.retry = told.retry === true;
    /** Whether no PIN is judged until it is unblocked. */
    this.blocked = told.blocked === true;
    /** Wrong PINs until it is blocked. */
    this.maxAttempts = count(told.maxAttempts);
    /** Wrong PINs so far. */
    this.failedAttempts = count(told.failedAttempts);
    /** Seconds until a PIN is judged again. */
    this.penalisedFor = count(told.penalisedFor);
    /** Whether to ask for the biometric. */
    this.showBiometrics = told.showBiometrics === true && canShowBiometrics;
    /** Whether a biometric alone is not enough now. */
    this.pinRequired = told.pinRequired === true;
    /** Why, in the protocol's words: `pin_wrong`, `penalised`, `connection` and others; or null. */
    this.reason = told.reason ?? reason ?? null;
    this.challenge = told.challenge ?? null;
    Object.freeze(this);
  }

  /** @returns {SecondFactorInfo | null} null for what is none */
  static read(told, reason, canShowBiometrics) {
    return contexts.has(told?.context) ? new SecondFactorInfo(told, reason, canShowBiometrics) : null;
  }

  /** Whether a new PIN is asked for. */
  get asksForNewPIN() {
    return this.context === Context.firstSet || this.context === Context.pinChangeSet;
  }

  /** The same question with another result, which the app found out itself. */
  with(changes) {
    return new SecondFactorInfo({ ...this, ...changes }, null, this.showBiometrics);
  }
}
