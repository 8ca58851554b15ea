// The vector of INTERACTION.md, computed by the module; the server's half is computed here.

const { PIN } = await import("./app/index.js");
const { PINProof, newPIN } = await import("./app/pin-proof.js");
const { base64, fromBase64, sha256, utf8 } = await import("./app/encoding.js");
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const seeded = async (seed) => {
  const parts = [];
  for (let n = 0; n < 4; n += 1) parts.push(...(await sha256(`gatehouse-${seed}/${n}`)));
  return new Uint8Array(parts);
};
const number = (bytes) => BigInt("0x" + hex(bytes));
const names = { pool: "AbCdEfGhI", instance: "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa" };
const secret = await crypto.subtle.importKey("raw", Uint8Array.from({ length: 32 }, (_, n) => n),
  { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const pin = new PIN();
for (const digit of [2, 4, 6, 8, 0]) pin.append(digit);
const pinInput = base64(await pin.input(secret));
const salt = Uint8Array.from({ length: 16 }, (_, n) => n + 1);
const set = await newPIN(names, pinInput, salt);
const serverPublic = serverValue(await seeded("b"), fromBase64(set.verifier), await group());
const block = utf8("gatehouse secret block");
const attempt = "0b7e6f2a-0000-4000-8000-00000000abcd";
const challenge = { salt: base64(salt), serverPublic };
const made = await PINProof.of(names, pinInput, challenge, await seeded("a"));
const zero = await PINProof.of(names, pinInput, { salt: base64(salt), serverPublic: "AA==" })
  .catch((error) => error.code);
return {
  pinInput, verifier: hex(await sha256(fromBase64(set.verifier))),
  proof: await made.proof(block, attempt), serverProof: await made.serverProof(block, attempt), zero,
};

// The server's half: B = k·v + g^b.
async function group() {
  const source = await (await fetch("./app/pin-proof.js")).text();
  const N = BigInt("0x" + [...source.matchAll(/"([0-9A-F]{48,})"/g)].map((m) => m[1]).join(""));
  return { N, k: number(await sha256(pad(N), pad(2n))) };
}
function pad(value) {
  let text = value.toString(16);
  if (text.length % 2) text = "0" + text;
  if (parseInt(text.slice(0, 2), 16) > 127) text = "00" + text;
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}
function power(base, exponent, N) {
  let result = 1n;
  for (let e = exponent, b = base % N; e > 0n; e >>= 1n) {
    if (e & 1n) result = result * b % N;
    b = b * b % N;
  }
  return result;
}
function serverValue(b, verifier, { N, k }) {
  return base64(pad((k * number(verifier) + power(2n, number(b), N)) % N));
}
