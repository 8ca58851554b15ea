// The proof of a PIN: SRP-6a over group 15 of RFC 3526, as Cognito has it.
//
// JavaScript's large numbers take longer for some values than for others. What runs on the same machine and
// measures them could learn of pinInput, which is worth nothing without the instance's key.

import { AppError } from "./app-error.js";
import { base64, fromBase64, hmac, join, sha256 } from "./encoding.js";

const N = BigInt("0x"
  + "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E"
  + "3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF"
  + "5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D3"
  + "9A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08"
  + "CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF69558171839"
  + "95497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DB"
  + "EF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA"
  + "06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB31"
  + "43DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF");
const G = 2n;

function power(base, exponent) {
  let result = 1n;
  for (let left = exponent, square = ((base % N) + N) % N; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const number = (bytes) =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") || "0"}`);

/** The fewest big-endian bytes whose top bit is clear. */
function pad(value) {
  let hex = value.toString(16);
  if (hex.length % 2) hex = `0${hex}`;
  if (parseInt(hex.slice(0, 2), 16) > 0x7f) hex = `00${hex}`;
  return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
}

async function privateExponent({ pool, instance }, pinInput, salt) {
  return number(await sha256(salt, await sha256(`${pool}${instance}:${pinInput}`)));
}

/**
 * What the server keeps of a new PIN.
 *
 * @param {{ pool: string, instance: string }} names the part of the pool's id after `_`, the instance's id
 * @param {string} pinInput
 * @param {Uint8Array} [salt] 16 bytes, the first 01 to 7F; random ones unless given
 * @returns {Promise<{ salt: string, verifier: string }>} `setPin` of the protocol
 */
export async function newPIN(names, pinInput, salt = randomSalt()) {
  const verifier = power(G, await privateExponent(names, pinInput, salt));
  return { salt: base64(salt), verifier: base64(pad(verifier)) };
}

function randomSalt() {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  salt[0] = (salt[0] & 0x7f) || 1;
  return salt;
}

/** The answer to a challenge, and what a server that knows the verifier answers to it. */
export class PINProof {
  #key;
  #names;

  constructor(key, names, clientPublic) {
    this.#key = key;
    this.#names = names;
    /** pad(A). */
    this.clientPublic = clientPublic;
  }

  /**
   * @param {{ pool: string, instance: string }} names
   * @param {string} pinInput
   * @param {{ salt: string, serverPublic: string }} challenge
   * @param {Uint8Array} [secret] a; 32 random bytes unless given (RFC 5054 section 2.5.3)
   * @returns {Promise<PINProof>}
   * @throws {AppError} `malformedAnswer`, `serverValueRefused`
   */
  static async of(names, pinInput, challenge, secret = crypto.getRandomValues(new Uint8Array(32))) {
    const salt = fromBase64(challenge?.salt);
    const told = fromBase64(challenge?.serverPublic);
    if (!salt || !told) throw new AppError("malformedAnswer");
    const B = number(told);
    // With 0 a server that knows nothing computes the same key as the app.
    if (B % N === 0n || B >= N) throw new AppError("serverValueRefused");
    const a = number(secret);
    const A = power(G, a);
    const k = number(await sha256(pad(N), pad(G)));
    const u = number(await sha256(pad(A), pad(B)));
    const x = await privateExponent(names, pinInput, salt);
    const shared = power(B - k * power(G, x), a + u * x);
    const salted = await hmac(pad(u), pad(shared));
    const key = (await hmac(salted, "Caldera Derived Key\x01")).slice(0, 16);
    return new PINProof(key, names, pad(A));
  }

  /** @returns {Promise<string>} `pin.proof` of the protocol */
  async proof(block, attempt) {
    return base64(await hmac(this.#key, join(this.#names.pool, this.#names.instance, block, attempt)));
  }

  /** @returns {Promise<string>} what `serverProof` must be */
  async serverProof(block, attempt) {
    return base64(await hmac(this.#key, join("gatehouse server\0", block, attempt)));
  }
}
