import { AppError } from "./app-error.js";
import { base64url, sha256 } from "./encoding.js";
import { Kind } from "./session.js";
import { jws } from "./signed-text.js";

/** The user says yes: the decision is signed by the account's key. */
export class Confirmation {
  #keys;
  #calls;
  #state;
  #forget;
  #secondFactor;

  constructor({ keys, calls, state, forget }, secondFactor) {
    this.#keys = keys;
    this.#calls = calls;
    this.#state = state;
    this.#forget = forget;
    this.#secondFactor = secondFactor;
  }

  async confirm(account, session, userInput, comparison) {
    const isEnrolment = session.kind === Kind.enrol;
    const { name, key } = isEnrolment
      ? await this.#newKey(account, session) : await this.#accountKey(account, session);
    const signer = isEnrolment ? await key.thumbprint() : account.id;
    const body = {
      ...(isEnrolment ? { accountKey: key.publicKey } : { account: account.id }),
      decision: await this.#decision(session, key, signer, userInput),
      userInput,
      comparison,
    };
    const path = `/sessions/${session.id}`;
    const told = await this.#calls.call("POST", `${path}/confirm`, body);
    const newAccountKey = isEnrolment ? name : null;
    if (told.state === "SECOND_FACTOR") {
      const place = { method: "POST", path: `${path}/second-factor`, session, newAccountKey };
      await this.#secondFactor.ask(told, place);
      return told.state;
    }
    this.#forget(session);
    if (newAccountKey && told.state === "APPROVED") {
      await this.#secondFactor.keepAccount(told.account, newAccountKey);
    } else if (newAccountKey) {
      await this.#keys.removeKey(newAccountKey);
    }
    return told.state;
  }

  async #newKey(account, session) {
    if (account !== null) throw new AppError("accountAtEnrolment");
    const name = `account ${session.id}`;
    // The same confirmation again is by the same key.
    return { name, key: (await this.#keys.key(name)) ?? (await this.#keys.makeKey(name)) };
  }

  async #accountKey(account, session) {
    if (!session.offered.some((offered) => offered.id === account?.id)) {
      throw new AppError("accountNotOffered");
    }
    const { accountKeys } = await this.#state.read();
    const name = accountKeys[account.id];
    const key = name ? await this.#keys.key(name) : null;
    if (!key) throw new AppError("accountMissing");
    return { name, key };
  }

  async #decision(session, key, signer, userInput) {
    const hash = userInput === undefined ? {} : { userInputHash: base64url(await sha256(userInput)) };
    return jws(key, { kid: signer, typ: "gatehouse-decision+jwt" }, {
      session: session.id,
      digest: session.digest,
      decision: "confirm",
      account: signer,
      iat: this.#calls.time,
      ...hash,
    });
  }
}
