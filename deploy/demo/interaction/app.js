// One installation of an app at one pool.

import * as p from "./protocol.js";

const ROOT = "/interaction/v1";
const SHOWN = ["announceInfo", "announceLogo", "account", "enrolInfo", "kind", "origin"];

export class Refusal extends Error {
  constructor(status, told) {
    super(`${status} ${told.error}: ${told.message}`);
    this.word = told.error;
    this.serverTime = told.serverTime;
  }
}

export class App {
  constructor(pool) {
    this.pool = pool;
    this.clock = 0;
    this.pinSecret = crypto.getRandomValues(new Uint8Array(32));
    this.accounts = new Map();
    this.biometric = null;
    this.hasPIN = false;
  }

  async call(method, path, body, again = true) {
    const data = body === undefined ? "" : JSON.stringify(body);
    const address = location.origin + ROOT + path;
    const answer = await fetch(address, {
      method,
      headers: {
        DPoP: await p.proof(this.key, method, address, data, this.clock),
        ...(data && { "Content-Type": "application/json" }),
      },
      ...(data && { body: data }),
    });
    const told = await answer.json();
    if (answer.ok) return told;
    const refusal = new Refusal(answer.status, told);
    // The phone's clock may be wrong: the server's time sets it right, once.
    if (refusal.word === "invalid_proof" && again) {
      this.clock = refusal.serverTime - p.seconds();
      return this.call(method, path, body, false);
    }
    throw refusal;
  }

  async register() {
    if (this.instance) return;
    this.key = await p.Key.make();
    const told = await this.call("POST", "/instances", {
      pool: this.pool,
      platform: "web",
      model: "Demonstration phone",
      appVersion: "1",
      protocolVersions: ["1"],
    });
    this.instance = told.instanceId;
    this.policy = told.policy;
    this.server = told.server;
  }

  // What is shown is what is signed: the digest is computed here, and compared.
  async open(session, comparison) {
    const opened = await this.call("POST", `/sessions/${session}/open`, comparison ? { comparison } : {});
    const shown = { sessionId: session };
    for (const name of SHOWN) {
      if (opened[name] !== undefined && opened[name] !== null) shown[name] = opened[name];
    }
    const digest = p.base64url(await p.sha256(p.canonical(shown)));
    if (digest !== opened.digest) throw new Error("the server's digest is of something else");
    return opened;
  }

  async confirm(session, opened, account, userInput) {
    const body = {};
    let key = this.accounts.get(account);
    const claims = { session, digest: opened.digest, decision: "confirm", iat: p.seconds() + this.clock };
    if (opened.kind === "ENROL") {
      key = await p.Key.make();
      this.newKey = key;
      body.accountKey = key.jwk;
      claims.account = key.thumbprint;
    } else {
      body.account = account;
      claims.account = account;
    }
    if (userInput) {
      body.userInput = userInput;
      claims.userInputHash = p.base64url(await p.sha256(userInput));
    }
    body.decision = await key.jws({ kid: claims.account, typ: "gatehouse-decision+jwt" }, claims);
    if (opened.comparison === "enter") body.comparison = opened.entered;
    return this.enrolled(await this.call("POST", `/sessions/${session}/confirm`, body));
  }

  decline(session) {
    return this.call("POST", `/sessions/${session}/decline`, {});
  }

  // An account exists once its session is approved.
  enrolled(told) {
    if (told.state === "APPROVED" && this.newKey) {
      if (told.account) this.accounts.set(told.account, this.newKey);
      this.newKey = null;
    }
    return told;
  }

  get names() {
    return [this.pool.slice(this.pool.indexOf("_") + 1), this.instance];
  }

  // One try at a second factor: by PIN, by the biometric key, or with what is to be set.
  async answer(path, info, { pin, biometric, setPin, setBiometric }) {
    const body = { attemptId: crypto.randomUUID(), block: info.challenge?.block };
    let expected;
    if (pin) {
      const proved = await p.proveKnowledge(
        this.names, this.pinSecret, pin, info.challenge, body.attemptId);
      body.pin = proved.pin;
      expected = proved.expected;
    }
    const made = setBiometric ? await p.Key.make() : null;
    if (biometric) {
      const signed = p.join("gatehouse biometric 1\0", p.fromBase64(body.block), body.attemptId);
      body.biometric = { signature: p.base64url(await (made ?? this.biometric).sign(signed)) };
    }
    if (setPin) body.setPin = await p.newPIN(this.names, this.pinSecret, setPin);
    if (made) body.setBiometric = { key: made.jwk };
    const told = await this.call("POST", path, body);
    const factor = told.secondFactorInfo;
    if (factor?.result === "SUCCESS" && expected && told.serverProof !== expected) {
      throw new Error("the answer is not from a server that knows the PIN's verifier");
    }
    // A key counts once the server has it, which may take the PIN first.
    if (made) this.newBiometric = made;
    if (told.stopped && factor?.result === "SUCCESS" && this.newBiometric) {
      this.biometric = this.newBiometric;
      this.newBiometric = null;
    }
    return this.enrolled(told);
  }
}
