// The page's module says to the vectors' server what the reference app says. Argument: a vector's name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const checkout = new URL("../../../", import.meta.url);
const module = (file) => import(new URL(`deploy/demo/interaction/app/${file}`, checkout));
const { AppInstance, Biometric, PIN, Server } = await module("index.js");
const { SigningKey } = await module("signing-key.js");
const { base64url, canonical, fromBase64, sha256, utf8 } = await module("encoding.js");

const vector = (name) =>
  JSON.parse(readFileSync(new URL(`Services/DeviceRegistry/vectors/${name}.json`, checkout), "utf8"));
const [name] = process.argv.slice(2);
const told = vector("keys");
const { exchanges } = vector(name);
const CURVE = { name: "ECDSA", namedCurve: "P-256" };

// Keys, drawn numbers and the time are the vector's.

const imported = {};
for (const [kind, { jwk }] of Object.entries(told.keys)) {
  const { d, ...half } = jwk;
  imported[kind] = {
    privateKey: await crypto.subtle.importKey("jwk", jwk, CURVE, false, ["sign"]),
    publicKey: await crypto.subtle.importKey("jwk", half, CURVE, true, ["verify"]),
  };
}
const pinSecret = await crypto.subtle.importKey(
  "raw", fromBase64(told.pinSecret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

class Keys {
  hasStrongBiometrics = true;
  #made = new Set(["instance", "account"]);
  #secrets;

  constructor(state) {
    this.#secrets = { pin: pinSecret, state };
  }

  #key(name) {
    return SigningKey.of(imported[name.split(" ")[0]]);
  }

  async makeKey(name) {
    this.#made.add(name);
    return this.#key(name);
  }

  async key(name) {
    return this.#made.has(name) ? this.#key(name) : null;
  }

  async removeKey(name) {
    this.#made.delete(name);
  }

  async secret(name) {
    return this.#secrets[name] ?? null;
  }

  async changeSecret(name, change) {
    return (this.#secrets[name] = change(await this.secret(name)));
  }

  async alone(work) {
    return work();
  }
}

const identifiers = [];
const numbers = [];
for (const { request, computed } of exchanges) {
  const attempt = request.body ? JSON.parse(request.body).attemptId : undefined;
  if (attempt) identifiers.push(attempt);
  identifiers.push(request.dpop.payload.jti);
  const drawn = computed?.pin?.a ?? computed?.setPin?.salt;
  if (drawn) numbers.push(fromBase64(drawn));
}
Object.defineProperty(crypto, "randomUUID", { value: () => identifiers.shift() });
// A number that is drawn may have a zero before it.
Object.defineProperty(crypto, "getRandomValues", {
  value: (room) => {
    room.set(numbers.shift().slice(-room.length));
    return room;
  },
});
Date.now = () => exchanges[0].time * 1000;

// The server: each request must be the one that it shows, but for what ECDSA draws by chance.

async function parts(jws, kind) {
  const [header, payload, signature] = jws.split(".");
  const bytes = (text) => Buffer.from(text, "base64url");
  const isRight = await crypto.subtle.verify(
    { name: "ECDSA", hash: "SHA-256" }, imported[kind].publicKey, bytes(signature), utf8(`${header}.${payload}`));
  assert.ok(isRight, `the signature of ${kind}`);
  return { header: JSON.parse(bytes(header)), payload: JSON.parse(bytes(payload)) };
}

async function checkBody(body, shown, computed) {
  if (shown === "") return assert.equal(body, undefined);
  const [sent, expected] = [JSON.parse(body), JSON.parse(shown)];
  if (computed?.decision) {
    const { header, payload } = computed.decision;
    assert.deepEqual(await parts(sent.decision, "account"), { header, payload });
  }
  if (computed?.biometric) {
    const signature = Buffer.from(sent.biometric.signature, "base64url");
    assert.ok(await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" },
      imported.biometric.publicKey, signature, fromBase64(computed.biometric.signed)), "the biometric");
  }
  for (const one of ["decision", "biometric"]) {
    assert.equal(one in sent, one in expected);
    delete sent[one];
    delete expected[one];
  }
  assert.deepEqual(sent, expected);
}

const left = [...exchanges];
const faults = [];
async function send(address, { method, headers, body }) {
  try {
    const { request, status, answer, computed } = left.shift();
    assert.equal(`${method} ${address}`, `${request.method} ${request.url}`);
    const { header, payload } = await parts(headers.DPoP, "instance");
    assert.deepEqual(header, request.dpop.header);
    assert.equal(payload.bh, base64url(await sha256(body ?? "")));
    // Over a body with another signature in it.
    assert.deepEqual({ ...payload, bh: 0 }, { ...request.dpop.payload, bh: 0 });
    await checkBody(body, request.body, computed);
    return new Response(JSON.stringify(answer), { status });
  } catch (fault) {
    // The module takes what is thrown here for a lost answer.
    faults.push(fault);
    throw fault;
  }
}

// What the user does.

const registered = vector("enrolment").exchanges[0].answer;
const app = new AppInstance({
  server: new Server(told.address, told.pool),
  keys: new Keys(name === "enrolment" ? null : {
    instance: told.instance, serverName: "Example", policy: registered.policy,
    accountKeys: { [told.account]: "account" }, biometricKey: null,
  }),
  device: { platform: "android", model: "Pixel 9", appVersion: "1.0" },
  send,
});
const asked = [];
app.tell({ secondFactor: (stopped, info) => asked.push({ stopped, info }) });
const pin = (digits) => {
  const made = new PIN();
  for (const digit of digits) made.append(Number(digit));
  return made;
};
let session = null;
for (const { input } of exchanges) {
  if (!input) continue;
  if (input.open) session = await app.open(input.open);
  else if (input.confirm) {
    const account = session.kind === "ENROL" ? null : session.accounts[0];
    await app.setAccount(account, session, { userInput: input.userInput, comparison: input.comparison });
  } else if (input.pin) await app.sfInput(pin(input.pin));
  else if (input.biometric) await app.sfInput(new Biometric());
  else if (input.flow === "CHANGE_PIN") await app.changePIN();
  else await app.addBiometrics();
}
if (faults.length > 0) throw faults[0];
assert.equal(left.length, 0, "every request was sent");
for (const { stopped, info } of asked) {
  assert.notEqual(info.result, "ERROR");
  assert.equal(stopped, info.result === "SUCCESS" && !info.retry);
}
for (const { computed, answer } of exchanges) {
  if (!computed?.canonical) continue;
  assert.equal(canonical(JSON.parse(computed.canonical)), computed.canonical);
  assert.equal(base64url(await sha256(computed.canonical)), answer.digest);
}
