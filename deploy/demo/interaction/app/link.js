import { AppError } from "./app-error.js";
import { Server } from "./server.js";

/** Only what cannot change the path that it is written into. */
export const isWord = (text) => typeof text === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text);

/** What a QR code or a link says: `<public url>/i/<pool>/<sessionId>`. */
export class Link {
  /**
   * @param {string} text the code's text
   * @throws {AppError} `malformedLink`
   */
  constructor(text) {
    const url = Link.#url(text);
    const parts = url.pathname.split("/");
    const [root, pool, session] = parts.splice(-3);
    if (parts.length === 0 || root !== "i" || !isWord(pool) || !isWord(session)) {
      throw new AppError("malformedLink");
    }
    /** Whose session it is. */
    this.server = new Server(url.origin + parts.join("/"), pool);
    /** The session's id. */
    this.session = session;
    Object.freeze(this);
  }

  static #url(text) {
    if (!URL.canParse(text)) throw new AppError("malformedLink");
    const url = new URL(text);
    // A proof and a PIN's exchange are not sent where a third party reads along.
    const isPrivate = url.protocol === "https:"
      || (url.protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname));
    if (!isPrivate || url.search || url.hash || url.username || url.password) {
      throw new AppError("malformedLink");
    }
    return url;
  }
}
