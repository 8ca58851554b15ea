// What an app of the interaction protocol computes: keys, signatures and the proof of a PIN.
// The protocol is Services/DeviceRegistry/INTERACTION.md's. A real app keeps its keys where the phone
// protects them; here they live as long as the page.

const text = new TextEncoder();

export const bytes = (value) => (typeof value === "string" ? text.encode(value) : value);

export function join(...parts) {
  return new Uint8Array(parts.flatMap((part) => [...bytes(part)]));
}

export const base64 = (value) => btoa(String.fromCharCode(...bytes(value)));
export const base64url = (value) =>
  base64(value).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
export const fromBase64 = (value) => Uint8Array.from(atob(value), (c) => c.charCodeAt(0));

export async function sha256(value) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes(value)));
}

export async function hmac(key, value) {
  const usable = await crypto.subtle.importKey(
    "raw", bytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", usable, bytes(value)));
}

// RFC 8785 for texts, whole numbers, truth values, lists and objects.
export function canonical(value) {
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return "{" + names.map((name) => JSON.stringify(name) + ":" + canonical(value[name])).join(",") + "}";
}

// A P-256 key, which signs as ES256 does.
export class Key {
  static async make() {
    const key = new Key();
    const pair = await crypto.subtle.generateKey(
      { name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
    const { crv, kty, x, y } = await crypto.subtle.exportKey("jwk", pair.publicKey);
    key.secret = pair.privateKey;
    key.jwk = { crv, kty, x, y };
    key.thumbprint = base64url(await sha256(canonical(key.jwk)));
    return key;
  }

  async sign(value) {
    const algorithm = { name: "ECDSA", hash: "SHA-256" };
    return new Uint8Array(await crypto.subtle.sign(algorithm, this.secret, bytes(value)));
  }

  async jws(header, payload) {
    const head = base64url(JSON.stringify({ alg: "ES256", ...header }));
    const signed = head + "." + base64url(JSON.stringify(payload));
    return signed + "." + base64url(await this.sign(signed));
  }
}

export const seconds = () => Math.floor(Date.now() / 1000);

// RFC 9449, with the hash of the body. Clock: what the server's clock is ahead of this one.
export async function proof(key, method, address, body, clock = 0) {
  return key.jws({ typ: "dpop+jwt", jwk: key.jwk }, {
    htm: method,
    htu: address,
    iat: seconds() + clock,
    jti: crypto.randomUUID(),
    bh: base64url(await sha256(body)),
  });
}

// SRP-6a over RFC 3526's group 15.
const N = BigInt("0x"
  + "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E"
  + "3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF"
  + "5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D3"
  + "9A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08"
  + "CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF69558171839"
  + "95497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DB"
  + "EF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA"
  + "06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB31"
  + "43DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF"
);
const G = 2n;

function power(base, exponent) {
  let result = 1n;
  base = ((base % N) + N) % N;
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % N;
    base = (base * base) % N;
  }
  return result;
}

const number = (value) => BigInt("0x" + [...value].map((b) => b.toString(16).padStart(2, "0")).join(""));

// The fewest big-endian bytes whose top bit is clear.
function pad(value) {
  let hex = value.toString(16);
  if (hex.length % 2) hex = "0" + hex;
  if (parseInt(hex.slice(0, 2), 16) > 0x7f) hex = "00" + hex;
  return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
}

export async function pinInput(secret, pin) {
  return base64(await hmac(secret, join("gatehouse pin 1\0", pin)));
}

async function privateExponent(names, password, salt) {
  return number(await sha256(join(salt, await sha256(names.join("") + ":" + password))));
}

export async function newPIN(names, secret, pin) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  salt[0] = (salt[0] & 0x7f) || 1;
  const x = await privateExponent(names, await pinInput(secret, pin), salt);
  return { salt: base64(salt), verifier: base64(pad(power(G, x))) };
}

// The answer to a challenge, and what a server that knows the verifier answers to it.
export async function proveKnowledge(names, secret, pin, challenge, attempt) {
  const a = number(crypto.getRandomValues(new Uint8Array(128)));
  const A = power(G, a);
  const B = number(fromBase64(challenge.serverPublic));
  if (B % N === 0n) throw new Error("the server's value is not one");
  const k = number(await sha256(join(pad(N), pad(G))));
  const u = number(await sha256(join(pad(A), pad(B))));
  const x = await privateExponent(
    names, await pinInput(secret, pin), fromBase64(challenge.salt));
  const shared = power(B - k * power(G, x), a + u * x);
  const salted = await hmac(pad(u), pad(shared));
  const key = (await hmac(salted, "Caldera Derived Key\x01")).slice(0, 16);
  const block = fromBase64(challenge.block);
  return {
    pin: {
      clientPublic: base64(pad(A)),
      proof: base64(await hmac(key, join(names.join(""), block, attempt))),
    },
    expected: base64(await hmac(key, join("gatehouse server\0", block, attempt))),
  };
}
