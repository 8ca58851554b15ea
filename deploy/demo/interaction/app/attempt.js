import { AppError } from "./app-error.js";
import { base64, base64url, fromBase64, isSame, join } from "./encoding.js";
import { InstanceState } from "./instance-state.js";
import { PINProof, newPIN } from "./pin-proof.js";
import { Context } from "./second-factor-info.js";

/** One input to a second factor, as it is sent; an answer that was lost is asked for by the same one. */
export class Attempt {
  #proof;
  #block;

  constructor(identifier, body, input, proof, block) {
    this.identifier = identifier;
    this.body = body;
    /** What was entered, as the PIN's exchange has it; compared with a later input. */
    this.input = input;
    this.#proof = proof;
    this.#block = block;
  }

  /** Whether it holds a PIN that the server had to judge. */
  get provesPIN() {
    return this.#proof !== null;
  }

  /** Whether the server proved that it knows the PIN's verifier. */
  async isProvedBy(serverProof) {
    return isSame(await this.#proof.serverProof(this.#block, this.identifier), serverProof);
  }

  /**
   * What this app must refuse itself is refused here, before anything is sent.
   *
   * @throws {AppError} `pinWeak`, `pinLength`, `pinUnchanged`, `pinNeeded`, `biometricsUnavailable`
   */
  static async make({ flow, state, names, keys, pin, biometric }) {
    const { info } = flow;
    const weakness = pin && info.asksForNewPIN ? pin.weakness(InstanceState.policy(state)) : null;
    if (weakness) throw weakness;
    const pinInput = pin ? await Attempt.#pinInput(pin, keys) : null;
    const input = `${pinInput ?? ""} ${biometric ? "biometric" : ""}`;
    if (flow.lost?.input === input) return flow.lost;
    if (info.asksForNewPIN && !pinInput) throw new AppError("pinNeeded");
    // The server cannot see that it is the old one.
    if (info.context === Context.pinChangeSet && flow.oldPIN === input) throw new AppError("pinUnchanged");
    const identifier = crypto.randomUUID();
    const body = { attemptId: identifier };
    const block = fromBase64(info.challenge?.block ?? "");
    if (!block) throw new AppError("malformedAnswer");
    if (info.challenge) body.block = info.challenge.block;
    let proof = null;
    if (pinInput && info.asksForNewPIN) {
      body.setPin = await newPIN(names, pinInput);
    } else if (pinInput) {
      proof = await PINProof.of(names, pinInput, info.challenge);
      body.pin = {
        clientPublic: base64(proof.clientPublic), proof: await proof.proof(block, identifier),
      };
    }
    const made = new Attempt(identifier, body, input, proof, block);
    if (biometric) await made.#sign(flow, state, keys);
    return made;
  }

  static async #pinInput(pin, keys) {
    const secret = await keys.secret("pin");
    if (!secret) throw new AppError("keys", { message: "the PIN's secret is gone" });
    return base64(await pin.input(secret));
  }

  /** The biometric's part: a signature by the key that there is, or by a new one that is told of. */
  async #sign(flow, state, keys) {
    const { context, showBiometrics } = flow.info;
    const isNew = context === Context.firstSet || context === Context.biometricsAdd;
    const isOff = isNew && InstanceState.policy(state).biometricsDisabled;
    if (isOff || !keys.hasStrongBiometrics || !(showBiometrics || context === Context.firstSet)) {
      throw new AppError("biometricsUnavailable");
    }
    const key = isNew ? await this.#newKey(flow, keys) : await keys.key(state.biometricKey ?? "");
    if (!key) throw new AppError("biometricsUnavailable");
    if (isNew) this.body.setBiometric = { key: key.publicKey };
    if (context === Context.firstSet) return;
    const signed = join("gatehouse biometric 1\0", this.#block, this.identifier);
    this.body.biometric = { signature: base64url(await key.signature(signed)) };
  }

  async #newKey(flow, keys) {
    if (flow.newBiometricKey) await keys.removeKey(flow.newBiometricKey);
    flow.newBiometricKey = `biometric ${this.identifier}`;
    return keys.makeKey(flow.newBiometricKey);
  }
}
