import { AppError } from "./app-error.js";
import { Policy } from "./policy.js";

/**
 * What is kept between two runs of the app: the instance's id, the server's name and policy, and which key is
 * which account's. It is read anew for each call, since several pages may share it.
 */
export class InstanceState {
  #server;
  #keys;
  #calls;
  #device;

  constructor(server, keys, calls, device) {
    this.#server = server;
    this.#keys = keys;
    this.#calls = calls;
    this.#device = device;
  }

  /** The state; the first call of all tells the server of a new instance. */
  async read() {
    return (await this.kept()) ?? this.#keys.alone(async () => (await this.kept()) ?? this.#register());
  }

  /** The state, or null before the first call. */
  kept() {
    return this.#keys.secret("state");
  }

  /** Changes it: `change` gets a copy, and what it leaves there is kept. */
  async change(change) {
    await this.#keys.changeSecret("state", (state) => {
      // Another page has removed the instance meanwhile.
      if (!state) return null;
      const copy = structuredClone(state);
      change(copy);
      return copy;
    });
  }

  /** Forgets all keys and the state. */
  async remove() {
    const state = await this.kept();
    for (const name of Object.values(state?.accountKeys ?? {})) await this.#keys.removeKey(name);
    if (state?.biometricKey) await this.#keys.removeKey(state.biometricKey);
    await this.#keys.removeKey("instance");
    await this.#keys.changeSecret("pin", () => null);
    await this.#keys.changeSecret("state", () => null);
  }

  /** Initialisation: makes the instance's keys and tells the server of it. */
  async #register() {
    // Keys that an earlier try told of are used again.
    if (!(await this.#keys.key("instance"))) await this.#keys.makeKey("instance");
    if (!(await this.#keys.secret("pin"))) {
      const pinSecret = await crypto.subtle.generateKey(
        { name: "HMAC", hash: "SHA-256", length: 256 }, false, ["sign"]);
      await this.#keys.changeSecret("pin", (kept) => kept ?? pinSecret);
    }
    const told = await this.#calls.call("POST", "/instances", {
      pool: this.#server.pool, ...this.#device, protocolVersions: ["1"],
    });
    if (typeof told.instanceId !== "string") throw new AppError("malformedAnswer");
    if (told.server?.poolId !== this.#server.pool) throw new AppError("foreignServer");
    return this.#keys.changeSecret("state", () => ({
      instance: told.instanceId,
      serverName: told.server.name ?? this.#server.pool,
      policy: told.policy ?? {},
      accountKeys: {},
      biometricKey: null,
    }));
  }

  /** What the pool demands. */
  static policy(state) {
    return new Policy(state.policy);
  }
}
