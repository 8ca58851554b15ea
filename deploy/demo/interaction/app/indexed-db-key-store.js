import { SigningKey } from "./signing-key.js";

const STORE = "values";

/**
 * Keys in the browser's own database, where they outlive the page.
 *
 * A script of the page can use a key and cannot read it. Whoever may run a script of the page's origin can use
 * it too: an app's origin serves nothing else. A browser may clear the database when the disk is full, unless
 * the app asks for `navigator.storage.persist()`.
 *
 * A store of one instance is used by that instance alone; several pages of the origin may share it.
 */
export class IndexedDBKeyStore {
  #name;
  #opened = null;

  /**
   * @param {string} name of the database, one for each instance
   * @param {object} [options]
   * @param {boolean} [options.hasStrongBiometrics] whether keys may be made for a biometric. WebCrypto has no
   *   key that needs one: true is for a demonstration, and for an app that asks for one itself.
   */
  constructor(name, { hasStrongBiometrics = false } = {}) {
    this.#name = name;
    this.hasStrongBiometrics = hasStrongBiometrics;
  }

  /**
   * Makes a key, in place of one of this name.
   *
   * @param {string} name
   * @returns {Promise<SigningKey>}
   */
  async makeKey(name) {
    const pair = await SigningKey.makePair();
    await this.#use("readwrite", (values) => values.put(pair, `key ${name}`));
    return SigningKey.of(pair);
  }

  /**
   * @param {string} name
   * @returns {Promise<SigningKey | null>} null if there is none
   */
  async key(name) {
    const pair = await this.#use("readonly", (values) => values.get(`key ${name}`));
    return pair ? SigningKey.of(pair) : null;
  }

  /** Forgets a key; one that is not there is no error. */
  async removeKey(name) {
    await this.#use("readwrite", (values) => values.delete(`key ${name}`));
  }

  /** @returns {Promise<unknown>} what is kept under the name; null if there is nothing */
  async secret(name) {
    return (await this.#use("readonly", (values) => values.get(`secret ${name}`))) ?? null;
  }

  /**
   * Changes what is kept under a name, so that no change of another page comes between reading and writing.
   *
   * @param {string} name
   * @param {(kept: unknown) => unknown} change of what is kept, or of null; null forgets it
   * @returns {Promise<unknown>} what is kept now
   */
  async changeSecret(name, change) {
    const key = `secret ${name}`;
    let changed = null;
    await this.#use("readwrite", (values) => {
      const read = values.get(key);
      read.onsuccess = () => {
        changed = change(read.result ?? null);
        if (changed === null) values.delete(key);
        else values.put(changed, key);
      };
      return read;
    });
    return changed;
  }

  /** Does the work while no other page of the origin does its own with this store. */
  alone(work) {
    return navigator.locks.request(`gatehouse-app ${this.#name}`, work);
  }

  async #use(mode, act) {
    this.#opened ??= this.#open();
    const database = await this.#opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: "strict" });
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error("the database ended the change"));
    });
  }

  #open() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => {
        // Another page may remove the database; the next use opens it anew.
        request.result.onversionchange = () => {
          request.result.close();
          this.#opened = null;
        };
        resolve(request.result);
      };
      request.onerror = () => {
        this.#opened = null;
        reject(request.error);
      };
    });
  }
}
