// Bytes, texts and JSON as the protocol has them.

const encoder = new TextEncoder();

export const utf8 = (text) => encoder.encode(text);

/** Texts and bytes, one after the other. */
export function join(...parts) {
  const all = parts.map((part) => (typeof part === "string" ? utf8(part) : new Uint8Array(part)));
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** RFC 7515: without padding. */
export const base64url = (bytes) =>
  base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Null for what is no base64. */
export function fromBase64(text) {
  if (typeof text !== "string" || !/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export async function sha256(...parts) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", join(...parts)));
}

/** Of a key's bytes. */
export async function hmac(key, ...parts) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const usable = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", usable, join(...parts)));
}

/** RFC 8785 for texts, whole numbers, truth values, lists and objects. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(",")}}`;
}

/** Whether two texts are the same; the time tells nothing of where they differ. */
export function isSame(one, other) {
  if (typeof one !== "string" || typeof other !== "string" || one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
