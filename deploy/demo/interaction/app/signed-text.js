import { base64url, canonical, sha256, utf8 } from "./encoding.js";

/** JWS of RFC 7515 in its compact form, signed by ES256. */
export async function jws(key, header, payload) {
  const encoded = (object) => base64url(utf8(canonical(object)));
  const text = `${encoded({ alg: "ES256", ...header })}.${encoded(payload)}`;
  return `${text}.${base64url(await key.signature(utf8(text)))}`;
}

/**
 * RFC 9449, with the hash of the body.
 *
 * @param {object} key the instance's
 * @param {{ method: string, address: string, body: string, time: number }} request `address` is without
 *   query, `time` is the server's clock in seconds since 1970
 */
export async function proof(key, { method, address, body, time }) {
  return jws(key, { typ: "dpop+jwt", jwk: key.publicKey }, {
    htm: method,
    htu: address,
    iat: time,
    jti: crypto.randomUUID(),
    bh: base64url(await sha256(body)),
  });
}
