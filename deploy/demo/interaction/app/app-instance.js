import { AppError } from "./app-error.js";
import { Biometric } from "./biometric.js";
import { Calls } from "./calls.js";
import { Confirmation } from "./confirmation.js";
import { Delegates } from "./delegates.js";
import { InstanceState } from "./instance-state.js";
import { Link, isWord } from "./link.js";
import { SecondFactorFlow } from "./second-factor-flow.js";
import { Kind, Comparison, Session, readAccounts } from "./session.js";

/**
 * One installation of an app at one pool: its keys, its accounts, and what it asks of its user.
 *
 * Make one for each pool. What it asks is told by callbacks: `tell` or `interactions`. Every call that fails
 * throws an `AppError`.
 */
export class AppInstance {
  #keys;
  #calls;
  #state;
  #delegates = new Delegates();
  #confirmation;
  #secondFactor;
  /** Sessions that wait for a confirmation, by their ids. */
  #waiting = new Map();

  /**
   * @param {object} options
   * @param {Server} options.server where it belongs; a link to another one is refused
   * @param {IndexedDBKeyStore} options.keys its own store
   * @param {{ platform: string, model: string, appVersion: string }} options.device what the user knows the
   *   device by
   * @param {typeof fetch} [options.send] what sends its requests
   */
  constructor({ server, keys, device, send }) {
    /** Whose instance it is. */
    this.server = server;
    this.#keys = keys;
    this.#calls = new Calls(server, keys, send);
    this.#state = new InstanceState(server, keys, this.#calls, device);
    const parts = {
      server, keys, calls: this.#calls, state: this.#state, delegates: this.#delegates,
      forget: (session) => this.#waiting.delete(session.id),
    };
    this.#secondFactor = new SecondFactorFlow(parts);
    this.#confirmation = new Confirmation(parts, this.#secondFactor);
  }

  // Callbacks

  /**
   * Tells a delegate each callback from now on.
   *
   * @param {object} delegate
   * @param {(session: Session, accounts: object[]) => void} [delegate.confirmLogin] ask the user to confirm a
   *   sign-in or a transaction, and with which account
   * @param {(session: Session, accounts: object[]) => void} [delegate.confirmEnrol] ask the user to confirm a
   *   new account; `accounts` are those that exist, to warn of
   * @param {(stopped: boolean, info: SecondFactorInfo, session: Session | null) => void}
   *   [delegate.secondFactor] ask for PIN or biometric, or, if `stopped`, dismiss the dialog
   * @returns {() => void} ends the telling
   */
  tell(delegate) {
    return this.#delegates.add(delegate);
  }

  /**
   * The same callbacks as a sequence, until the reader leaves it: objects with `name` and the callback's
   * arguments by their names.
   *
   * @returns {AsyncGenerator<object>}
   */
  interactions() {
    return this.#delegates.interactions();
  }

  // Sessions

  /**
   * Opens what a QR code or a link names; confirmLogin or confirmEnrol follows.
   *
   * @param {string} text the code's text
   * @returns {Promise<Session>} the session that is shown
   * @throws {AppError} `foreignServer` for another server's link: nothing is sent then
   */
  async open(text) {
    const link = new Link(text);
    if (!link.server.equals(this.server)) throw new AppError("foreignServer");
    return this.openSession(link.session);
  }

  /**
   * Opens the session that a push message names.
   *
   * @param {{ sessionId: string, instanceId?: string }} notification the message's data
   * @returns {Promise<Session>}
   * @throws {AppError} `foreignServer` for another instance's message
   */
  async handle({ sessionId, instanceId }) {
    const { instance } = await this.#guarded(() => this.#state.read());
    if (instanceId !== undefined && instanceId !== instance) throw new AppError("foreignServer");
    return this.openSession(sessionId);
  }

  /**
   * Opens a session of the inbox.
   *
   * @param {string} id the session's id
   * @returns {Promise<Session>}
   * @throws {AppError} `digestRefused` if what is shown is not what would be signed
   */
  openSession(id) {
    return this.#guarded(async () => {
      if (!isWord(id)) throw new AppError("malformedLink");
      const { accountKeys } = await this.#state.read();
      const opened = await this.#calls.call("POST", `/sessions/${id}/open`, {});
      const session = await Session.read(id, opened);
      this.#waiting.set(id, session);
      const [only, ...others] = session.offered;
      const isChosen = only && others.length === 0 && accountKeys[only.id];
      const isAsked = session.isConfirmationNeeded || session.comparison !== Comparison.none;
      if (session.kind === Kind.enrol) {
        this.#delegates.emit({ name: "confirmEnrol", session, accounts: session.accounts });
      } else if (session.kind === Kind.login && isChosen && !isAsked) {
        await this.setAccount(only, session);
      } else {
        this.#delegates.emit({ name: "confirmLogin", session, accounts: session.offered });
      }
      return session;
    });
  }

  /**
   * Confirms a session.
   *
   * @param {object | null} account one of confirmLogin's list; null for an enrolment
   * @param {Session} session the callback's
   * @param {object} [options]
   * @param {string} [options.userInput] what the relying server is to read, up to 4096 bytes
   * @param {string} [options.comparison] the page's digits, where `session.comparison` is `enter`
   * @returns {Promise<string>} the session's state: `SECOND_FACTOR` if secondFactor follows, `APPROVED` if
   *   none is needed
   * @throws {AppError} `accountNotOffered` and `accountAtEnrolment`; nothing is sent then
   */
  setAccount(account, session, { userInput, comparison } = {}) {
    return this.#guarded(async () => {
      const shown = this.#waiting.get(session.id);
      if (!shown || shown.digest !== session.digest) throw new AppError("noSuchSession");
      return this.#confirmation.confirm(account, shown, userInput, comparison);
    });
  }

  /** The user says no to the callback's session. */
  decline(session) {
    return this.#guarded(async () => {
      this.#waiting.delete(session.id);
      await this.#calls.call("POST", `/sessions/${session.id}/decline`, {});
    });
  }

  // Second factor

  /**
   * Gives a PIN, a biometric or both to the second factor that is asked for; another secondFactor follows. Both
   * at once enable biometrics at FIRST_SET.
   *
   * @param {PIN | Biometric} input a PIN is wiped before the call ends
   * @param {Biometric} [biometric] beside a PIN
   * @throws {AppError} `pinWeak`, `pinLength`, `pinUnchanged` for a new PIN, `biometricsUnavailable` where none
   *   is asked for: nothing is sent then
   */
  sfInput(input, biometric = null) {
    const isBiometric = input instanceof Biometric;
    return this.#guarded(async () => {
      try {
        await this.#secondFactor.input(isBiometric ? null : input, isBiometric ? input : biometric);
      } finally {
        if (!isBiometric) input.wipe();
      }
    });
  }

  /** Ends what asks for a second factor; secondFactor with `stopped` follows. */
  sfCancel() {
    return this.#guarded(() => this.#secondFactor.cancel());
  }

  // Management

  /** Whether the server knows this instance; nothing is sent. */
  isRegistered() {
    return this.#guarded(async () => (await this.#state.kept()) !== null);
  }

  /** The accounts of this instance at its server: `id`, `displayName` and `isHeadless` of each. */
  accounts() {
    return this.#guarded(async () => readAccounts((await this.#refreshed()).accounts));
  }

  /** What the pool demands. */
  policy() {
    return this.#guarded(async () => InstanceState.policy(await this.#state.read()));
  }

  /** The server's name. */
  serverName() {
    return this.#guarded(async () => (await this.#state.read()).serverName);
  }

  /** Whether biometrics are enabled in this instance. */
  hasBiometrics() {
    return this.#guarded(async () => Boolean((await this.#state.kept())?.biometricKey));
  }

  /** Changes the PIN; secondFactor with PIN_CHANGE_VERIFY follows, then PIN_CHANGE_SET. */
  changePIN() {
    return this.#begin("CHANGE_PIN");
  }

  /** Enables biometrics; secondFactor with BIOMETRICS_ADD follows, twice. */
  async addBiometrics() {
    if (!this.#keys.hasStrongBiometrics) throw new AppError("biometricsUnavailable");
    await this.#begin("ADD_BIOMETRICS");
  }

  /** Disables biometrics; secondFactor with BIOMETRICS_REMOVE follows. */
  removeBiometrics() {
    return this.#begin("REMOVE_BIOMETRICS");
  }

  /**
   * Makes an account need the second factor that it was enrolled without; secondFactor follows: FIRST_SET where
   * the instance has no PIN, and else VERIFY.
   *
   * @param {object} account one of `accounts()` that is headless
   */
  upgrade(account) {
    return this.#begin("HEADLESS_UPGRADE", { account: account.id });
  }

  /** Removes an account, its key and its tokens; secondFactor follows unless it has no second factor. */
  remove(account) {
    return this.#guarded(async () => {
      if (!isWord(account?.id)) throw new AppError("accountMissing");
      const path = `/accounts/${account.id}`;
      const told = await this.#calls.call("DELETE", path);
      if (told.secondFactorInfo?.challenge) {
        await this.#secondFactor.ask(told, { method: "DELETE", path, account: account.id });
      } else {
        await this.#secondFactor.forgetAccount(account.id);
      }
    });
  }

  /**
   * Tells what the user calls the device, and where push messages go.
   *
   * @param {{ name?: string, push?: { type: string, token: string } }} changes an empty name takes the name
   *   back
   */
  update({ name, push }) {
    return this.#guarded(async () => {
      await this.#state.read();
      await this.#calls.call("PATCH", "/instances/self", { name, push });
    });
  }

  /**
   * What waits for this instance's accounts.
   *
   * @param {{ wait?: number, after?: string }} [options] `wait`: seconds to wait for a change, up to 25, 0
   *   answers at once; `after`: the last answer's cursor
   * @returns {Promise<{ sessions: string[], cursor: string | null }>} ids for `openSession`
   */
  inbox({ wait = 0, after = null } = {}) {
    return this.#guarded(async () => {
      await this.#state.read();
      const query = new URLSearchParams();
      if (wait > 0) query.set("wait", String(Math.min(Math.trunc(wait), 25)));
      if (wait > 0 && isWord(after)) query.set("cursor", after);
      const told = await this.#calls.call("GET", query.size > 0 ? `/inbox?${query}` : "/inbox");
      const sessions = Array.isArray(told.sessions) ? told.sessions : [];
      const ids = sessions.map((session) => session?.sessionId).filter(isWord);
      return { sessions: ids, cursor: told.cursor === undefined ? null : String(told.cursor) };
    });
  }

  /** Removes the instance with all its accounts, its PIN and its keys, here and at the server. */
  unregister() {
    return this.#guarded(async () => {
      await this.#calls.call("DELETE", "/instances/self");
      await this.#forgetAll();
    });
  }

  /** Removes the keys here alone, of an instance that the server no longer knows. */
  forget() {
    return this.#guarded(() => this.#forgetAll());
  }

  async #forgetAll() {
    this.#secondFactor.drop();
    this.#waiting.clear();
    await this.#state.remove();
  }

  async #refreshed() {
    await this.#state.read();
    const told = await this.#calls.call("GET", "/instances/self");
    await this.#state.change((state) => {
      state.policy = told.policy ?? state.policy;
      state.serverName = told.server?.name ?? state.serverName;
    });
    return told;
  }

  #begin(type, members = {}) {
    return this.#guarded(async () => {
      await this.#refreshed();
      const told = await this.#calls.call("POST", "/flows", { type, ...members });
      if (!isWord(told.flowId)) throw new AppError("malformedAnswer");
      await this.#secondFactor.ask(told, { method: "POST", path: `/flows/${told.flowId}` });
    });
  }

  /** What the browser's database and its cryptography refuse is a fault of the store of keys. */
  async #guarded(work) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DOMException) throw new AppError("keys", { cause: error });
      throw error;
    }
  }
}
