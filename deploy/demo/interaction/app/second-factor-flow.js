import { AppError } from "./app-error.js";
import { Attempt } from "./attempt.js";
import { InstanceState } from "./instance-state.js";
import { isWord } from "./link.js";
import { Context, Result, SecondFactorInfo } from "./second-factor-info.js";
import { Kind } from "./session.js";

/** What asks for PIN or biometric now, from the first question to `stopped`; one at a time. */
export class SecondFactorFlow {
  #server;
  #keys;
  #calls;
  #state;
  #delegates;
  #forget;
  #flow = null;

  constructor({ server, keys, calls, state, delegates, forget }) {
    this.#server = server;
    this.#keys = keys;
    this.#calls = calls;
    this.#state = state;
    this.#delegates = delegates;
    this.#forget = forget;
  }

  /**
   * A first question.
   *
   * @param {object} told the server's answer
   * @param {{ method: string, path: string, session?: Session, newAccountKey?: string, account?: string }} place
   *   where inputs go, the session if there is one, the key of an enrolment, the account of a removal
   */
  async ask(told, place) {
    const flow = {
      session: null, newAccountKey: null, account: null, newBiometricKey: null, oldPIN: null, lost: null,
      isBusy: false, ...place,
    };
    flow.info = await this.#info(told, flow);
    if (!flow.info) throw new AppError("malformedAnswer");
    this.#flow = flow;
    this.#emit(flow, false);
  }

  /** Gives an input. */
  async input(pin, biometric) {
    const flow = this.#flow;
    if (!flow || flow.isBusy) throw new AppError("noSecondFactor");
    flow.isBusy = true;
    try {
      const state = await this.#state.read();
      const names = { pool: this.#server.poolName, instance: state.instance };
      const attempt = await Attempt.make({ flow, state, names, keys: this.#keys, pin, biometric });
      await this.#send(flow, attempt);
    } finally {
      flow.isBusy = false;
    }
  }

  /** Ends it. */
  async cancel() {
    const flow = this.#flow;
    if (!flow) throw new AppError("noSecondFactor");
    try {
      if (flow.session) await this.#calls.call("POST", `/sessions/${flow.session.id}/cancel`, {});
      else if (flow.method === "POST") await this.#calls.call("DELETE", flow.path);
    } catch (error) {
      // What the server no longer has needs no end there.
      if (error.code !== "refused" || error.isTemporary) throw error;
    }
    await this.#stop(flow);
  }

  /** Forgets it without a word. */
  drop() {
    this.#flow = null;
  }

  /** An account exists once its session is approved. */
  async keepAccount(account, key) {
    if (!isWord(account)) throw new AppError("malformedAnswer");
    await this.#state.change((state) => { state.accountKeys[account] = key; });
  }

  async forgetAccount(account) {
    let name = null;
    await this.#state.change((state) => {
      name = state.accountKeys[account] ?? null;
      delete state.accountKeys[account];
    });
    if (name) await this.#keys.removeKey(name);
  }

  async #send(flow, attempt) {
    let told;
    try {
      told = await this.#calls.call(flow.method, flow.path, attempt.body);
    } catch (error) {
      if (this.#flow !== flow) return;
      if (!error.isTemporary) {
        flow.info = flow.info.with({ result: Result.error, retry: false, reason: error.word });
        await this.#stop(flow);
        throw error;
      }
      // What the server did not get is not counted; what it got is answered again by the same attempt.
      flow.lost = attempt;
      flow.info = flow.info.with({ result: Result.error, retry: true, reason: "connection" });
      this.#emit(flow, false);
      return;
    }
    // It was cancelled meanwhile.
    if (this.#flow !== flow) return;
    await this.#judge(flow, attempt, told);
  }

  async #judge(flow, attempt, told) {
    flow.lost = null;
    const info = await this.#info(told, flow);
    if (!info) {
      // It ended otherwise: cancelled, expired.
      flow.info = flow.info.with({ result: Result.error, retry: false, reason: told.state });
      await this.#stop(flow);
      return;
    }
    const isUnproven = info.result === Result.success && attempt.provesPIN
      && !(await attempt.isProvedBy(told.serverProof));
    if (isUnproven) {
      // A server without the verifier took a PIN that it cannot have checked.
      flow.info = flow.info.with({ result: Result.error, retry: false, reason: "server_unproven" });
      await this.#stop(flow);
      throw new AppError("serverUnproven");
    }
    if (flow.info.context === Context.pinChangeVerify && info.context === Context.pinChangeSet) {
      flow.oldPIN = attempt.provesPIN ? attempt.input : null;
    }
    flow.info = info;
    if (told.stopped !== true) {
      this.#emit(flow, false);
      return;
    }
    if (info.result === Result.success) await this.#complete(flow, told);
    await this.#stop(flow);
  }

  async #complete(flow, told) {
    if (flow.newAccountKey) {
      await this.keepAccount(told.account, flow.newAccountKey);
      flow.newAccountKey = null;
    }
    if (flow.newBiometricKey || flow.info.context === Context.biometricsRemove) {
      const old = (await this.#state.read()).biometricKey;
      await this.#state.change((state) => { state.biometricKey = flow.newBiometricKey; });
      if (old) await this.#keys.removeKey(old);
      flow.newBiometricKey = null;
    }
    if (flow.account) await this.forgetAccount(flow.account);
  }

  /** Nothing is listened to from here on; a key that did not come into use is removed. */
  async #stop(flow) {
    this.#flow = null;
    if (flow.session) this.#forget(flow.session);
    for (const key of [flow.newBiometricKey, flow.newAccountKey]) {
      if (key) await this.#keys.removeKey(key);
    }
    this.#emit(flow, true);
  }

  #emit(flow, stopped) {
    this.#delegates.emit({ name: "secondFactor", stopped, info: flow.info, session: flow.session });
  }

  /** The document's conditions; the server has already judged its own limits in `showBiometrics`. */
  async #info(told, flow) {
    const state = await this.#state.read();
    const isAdding = told.secondFactorInfo?.context === Context.biometricsAdd;
    const canShow = this.#keys.hasStrongBiometrics && !InstanceState.policy(state).biometricsDisabled
      && flow.session?.kind !== Kind.enrol && (isAdding || Boolean(state.biometricKey));
    return SecondFactorInfo.read(told.secondFactorInfo, told.reason, canShow);
  }
}
