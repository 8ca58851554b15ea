import { AppError } from "./app-error.js";
import { proof } from "./signed-text.js";

/** An answer that takes longer is an answer that was lost. A wait takes up to 25 s. */
const TIME_LIMIT_MILLIS = 40_000;

/** Requests of one instance, each with its proof. */
export class Calls {
  #server;
  #keys;
  #send;
  /** What the server's clock is ahead of this one, in seconds. */
  #ahead = 0;

  constructor(server, keys, send = (...request) => fetch(...request)) {
    this.#server = server;
    this.#keys = keys;
    this.#send = send;
  }

  /** The server's time, in seconds since 1970. */
  get time() {
    return Math.floor(Date.now() / 1000) + this.#ahead;
  }

  /**
   * @returns {Promise<object>} the answer
   * @throws {AppError} `refused`, `connection`, `upgradeRequired`, `malformedAnswer`, `keys`
   */
  async call(method, path, content, setsClock = true) {
    const body = content === undefined ? "" : JSON.stringify(content);
    const { status, told } = await this.#exchange(method, path, body);
    if (status >= 200 && status < 300) return told;
    if (told.error === "invalid_proof" && setsClock && Number.isSafeInteger(told.serverTime)) {
      // The device's clock may be wrong: the server's time sets it right, once.
      this.#ahead = told.serverTime - Math.floor(Date.now() / 1000);
      return this.call(method, path, content, false);
    }
    if (status === 426) throw new AppError("upgradeRequired");
    throw new AppError("refused", { word: told.error, message: told.message, status });
  }

  async #exchange(method, path, body) {
    const key = await this.#keys.key("instance");
    if (!key) throw new AppError("keys", { message: "the instance's key is gone" });
    const url = `${this.#server.address}/interaction/v1${path}`;
    const [address] = url.split("?");
    const signed = await proof(key, { method, address, body, time: this.time });
    let answer;
    let bytes;
    try {
      answer = await this.#send(url, {
        method,
        headers: { DPoP: signed, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { body }),
        cache: "no-store",
        credentials: "omit",
        // A proof is for one address.
        redirect: "error",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(TIME_LIMIT_MILLIS),
      });
      bytes = await answer.text();
    } catch (cause) {
      throw new AppError("connection", { cause });
    }
    return { status: answer.status, told: Calls.#read(bytes, answer) };
  }

  static #read(text, answer) {
    if (text === "" && answer.ok) return {};
    try {
      const told = JSON.parse(text);
      if (told !== null && typeof told === "object" && !Array.isArray(told)) return told;
    } catch {
      // Said below.
    }
    throw new AppError(answer.status >= 500 ? "connection" : "malformedAnswer");
  }
}
