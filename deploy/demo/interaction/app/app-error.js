/**
 * Why a call of the library did not succeed. `code` is one of `AppError.codes`:
 *
 * - `malformedLink`: the link is none of this protocol.
 * - `foreignServer`: the link or the push message is of another server, pool or instance; nothing was sent.
 * - `accountNotOffered`: the account is not one of the callback's list; nothing was sent.
 * - `accountAtEnrolment`: an enrolment was given an account that exists; nothing was sent.
 * - `accountMissing`: there is no account of this name here, or its key is gone.
 * - `noSuchSession`: the session is not the one that waits for a confirmation.
 * - `noSecondFactor`: no second factor is asked for, or its flow has stopped.
 * - `pinLength`, `pinWeak`, `pinUnchanged`, `pinNeeded`: the PIN is outside of the policy's lengths, easy to
 *   guess, the old one again, or missing.
 * - `biometricsUnavailable`: the biometric is not to be used now, see `SecondFactorInfo.showBiometrics`.
 * - `digestRefused`: what the user sees is not what would be signed.
 * - `serverValueRefused`: the server's value of the PIN's exchange is 0 modulo N, or not below it.
 * - `serverUnproven`: the server said SUCCESS and did not prove that it knows the PIN's verifier.
 * - `upgradeRequired`: the server speaks no version of the protocol that this library has.
 * - `malformedAnswer`: what the server sent is not of the protocol.
 * - `refused`: the server refused; `word` and `status` are its own.
 * - `connection`: the server was not reached, or its answer was lost. The call may be repeated.
 * - `keys`: the store of keys failed.
 */
export class AppError extends Error {
  static codes = Object.freeze([
    "malformedLink", "foreignServer", "accountNotOffered", "accountAtEnrolment", "accountMissing",
    "noSuchSession", "noSecondFactor", "pinLength", "pinWeak", "pinUnchanged", "pinNeeded",
    "biometricsUnavailable", "digestRefused", "serverValueRefused", "serverUnproven", "upgradeRequired",
    "malformedAnswer", "refused", "connection", "keys",
  ]);

  /**
   * @param {string} code one of `AppError.codes`
   * @param {object} [details]
   * @param {string} [details.message] for a log, never for a user
   * @param {string} [details.word] the server's word of a refusal
   * @param {number} [details.status] the HTTP status of a refusal
   * @param {unknown} [details.cause] what failed below
   */
  constructor(code, { message = code, word, status, cause } = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.word = word;
    this.status = status;
  }

  /** Whether the same request may be sent again. */
  get isTemporary() {
    return this.code === "connection"
      || (this.code === "refused" && (this.status === 429 || this.status >= 500));
  }
}
