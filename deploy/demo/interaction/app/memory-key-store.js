import { SigningKey } from "./signing-key.js";

/** Keys for as long as the page lives: for tests. The calls are those of `IndexedDBKeyStore`. */
export class MemoryKeyStore {
  #values = new Map();

  /** @param {{ hasStrongBiometrics?: boolean }} [options] */
  constructor({ hasStrongBiometrics = false } = {}) {
    this.hasStrongBiometrics = hasStrongBiometrics;
  }

  async makeKey(name) {
    const pair = await SigningKey.makePair();
    this.#values.set(`key ${name}`, pair);
    return SigningKey.of(pair);
  }

  async key(name) {
    const pair = this.#values.get(`key ${name}`);
    return pair ? SigningKey.of(pair) : null;
  }

  async removeKey(name) {
    this.#values.delete(`key ${name}`);
  }

  async secret(name) {
    return this.#values.get(`secret ${name}`) ?? null;
  }

  async changeSecret(name, change) {
    const changed = change(await this.secret(name));
    if (changed === null) this.#values.delete(`secret ${name}`);
    else this.#values.set(`secret ${name}`, changed);
    return changed;
  }

  async alone(work) {
    return work();
  }
}
