import { AppError } from "./app-error.js";
import { base64url, canonical, isSame, sha256 } from "./encoding.js";
import { isWord } from "./link.js";

/** What is to be confirmed. */
export const Kind = Object.freeze({ login: "LOGIN", enrol: "ENROL", transaction: "TRANSACTION" });

/** How page and phone are compared: not at all, both show two digits, the phone's user types the page's. */
export const Comparison = Object.freeze({ none: "none", show: "show", enter: "enter" });

const SHOWN = ["account", "announceInfo", "announceLogo", "enrolInfo", "kind", "origin", "sessionId"];

const text = (value) => (typeof value === "string" ? value : null);
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * An account of the server's answer, or null. One that is headless needs no second factor; `upgrade` of
 * `AppInstance` changes that.
 *
 * @returns {{ id: string, displayName: string, isHeadless: boolean } | null}
 */
export function readAccount(told) {
  if (!isWord(told?.account)) return null;
  return Object.freeze({
    id: told.account,
    displayName: text(told.displayName) ?? told.account,
    isHeadless: told.headless === true,
  });
}

export const readAccounts = (told) => list(told).map(readAccount).filter((account) => account !== null);

/** A sign-in, an enrolment or a transaction that waits for this app's user. */
export class Session {
  constructor(id, opened, digest) {
    /** Its id. */
    this.id = id;
    /** What is to be confirmed, of `Kind`. */
    this.kind = opened.kind;
    /** What the relying server announced: texts by their keys, and a picture or null. */
    this.info = Object.freeze({
      announceInfo: Object.freeze({ ...opened.announceInfo }),
      announceLogo: readLogo(opened.announceLogo),
    });
    /** For an enrolment: what the server knows of it; else null. */
    this.enrolInfo = opened.enrolInfo ? readEnrolInfo(opened.enrolInfo) : null;
    /** The accounts that the user may choose from, or that exist at an enrolment. */
    this.accounts = Object.freeze(readAccounts(opened.accounts));
    /** The account that the relying server chose, or null. */
    this.preselectedAccount = this.accounts.find((account) => account.id === opened.account) ?? null;
    /** How page and phone are compared, of `Comparison`. */
    this.comparison = Object.values(Comparison).includes(opened.comparison) ? opened.comparison : "none";
    /** The digits that the page shows too, or null. */
    this.comparisonDigits = text(opened.comparisonDigits);
    /**
     * The browser and the country where it began; each may be null. `isToldByServer`: the relying server says so,
     * and the identity server has not seen it.
     */
    this.origin = Object.freeze({
      browser: text(opened.origin?.browser),
      country: text(opened.origin?.country),
      isToldByServer: opened.origin?.toldBy === "server",
    });
    /** Whether the user is to be asked. */
    this.isConfirmationNeeded = opened.confirmationNeeded !== false;
    /** What a decision signs. */
    this.digest = digest;
    Object.freeze(this);
  }

  /** The accounts that may confirm it. */
  get offered() {
    return this.preselectedAccount ? [this.preselectedAccount] : this.accounts;
  }

  /**
   * @param {string} id
   * @param {object} opened the server's answer
   * @returns {Promise<Session>}
   * @throws {AppError} `digestRefused`, `malformedAnswer`
   */
  static async read(id, opened) {
    const isOurs = (opened.sessionId ?? id) === id && Object.values(Kind).includes(opened.kind);
    if (!isOurs) throw new AppError("malformedAnswer");
    const shown = { sessionId: id };
    for (const name of SHOWN) {
      if (opened[name] !== undefined && opened[name] !== null) shown[name] = opened[name];
    }
    const digest = base64url(await sha256(canonical(shown)));
    // The user would see one thing and sign another.
    if (!isSame(digest, opened.digest)) throw new AppError("digestRefused");
    return new Session(id, opened, digest);
  }
}

/** A picture, or where one is. */
function readLogo(told) {
  if (text(told?.url)) return Object.freeze({ url: told.url });
  if (text(told?.type) && text(told.data)) return Object.freeze({ type: told.type, data: told.data });
  return null;
}

/** `accounts` are those that the user has at the server, in whatever app: the document's `nsAccounts`. */
function readEnrolInfo(told) {
  const accounts = list(told.nsAccounts).map((each) => {
    const account = readAccount(each);
    if (!account) return null;
    return Object.freeze({
      account, model: text(each.model), isThisInstance: each.isThisInstance === true,
    });
  });
  return Object.freeze({
    displayName: text(told.displayName) ?? "",
    accounts: Object.freeze(accounts.filter((each) => each !== null)),
  });
}
