import { base64url, canonical, sha256 } from "./encoding.js";

const CURVE = { name: "ECDSA", namedCurve: "P-256" };

/** A P-256 key that no script can read: it is made inside of the browser, and not extractable. */
export class SigningKey {
  #pair;

  /**
   * @param {CryptoKeyPair} pair
   * @param {object} publicKey the public half as a JWK of `crv`, `kty`, `x`, `y`
   */
  constructor(pair, publicKey) {
    this.#pair = pair;
    /** What others check its signatures with. */
    this.publicKey = Object.freeze(publicKey);
  }

  /** @returns {Promise<CryptoKeyPair>} a new pair, whose private half is not extractable */
  static makePair() {
    return crypto.subtle.generateKey(CURVE, false, ["sign", "verify"]);
  }

  /**
   * @param {CryptoKeyPair} pair of `makePair`
   * @returns {Promise<SigningKey>}
   */
  static async of(pair) {
    const { crv, kty, x, y } = await crypto.subtle.exportKey("jwk", pair.publicKey);
    return new SigningKey(pair, { crv, kty, x, y });
  }

  /** RFC 7638. */
  async thumbprint() {
    return base64url(await sha256(canonical(this.publicKey)));
  }

  /**
   * @param {Uint8Array} data
   * @returns {Promise<ArrayBuffer>} r ‖ s, 64 bytes (RFC 7518 section 3.4)
   */
  signature(data) {
    return crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, this.#pair.privateKey, data);
  }
}
