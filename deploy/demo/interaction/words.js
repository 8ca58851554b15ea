// What the page says, in plain words.

import { Context } from "./app/index.js";

/** What the shop says while a session waits. */
export const progress = {
  CREATED: "Waiting for your phone.",
  OPENED: "Your phone shows it. Say yes there.",
  SECOND_FACTOR: "Enter your PIN on the phone.",
};

/** What the shop says of a session that led to nothing: a heading, and what to do next. */
export function ending({ state, reason }) {
  if (state === "CANCELLED") return ["Cancelled", "You stopped it on this page. Nothing has changed."];
  if (state === "EXPIRED") return ["Time ran out", "The code was good for two minutes."];
  if (reason === "cancelled") return ["Stopped on the phone", "You left at the PIN. Nothing has changed."];
  if (reason === "factor") {
    return ["Too many wrong PINs", "The phone’s PIN is blocked. A finger unblocks it."];
  }
  if (reason === "no_account") return ["This phone has no account here", "Add the phone first."];
  if (reason === "comparison") return ["Other digits", "The digits on the phone were not this page’s."];
  if (state === "DECLINED") return ["You said no", "Your phone refused, so nothing has changed."];
  return ["That didn’t work", "Your account does not let the phone do this now."];
}

/** How the user was proved, by the token’s `amr`. */
export function proved(methods = []) {
  const finger = methods.includes("bio") ? "your finger" : null;
  const pin = methods.includes("pin") ? "your PIN" : null;
  return ["your phone", pin, finger].filter((each) => each !== null).join(" and ");
}

/** What the phone asks for. */
export const asked = {
  [Context.verify]: "Enter your PIN",
  [Context.firstSet]: "Choose a PIN",
  [Context.biometricsAdd]: "Enter your PIN",
  [Context.biometricsRemove]: "Enter your PIN",
  [Context.pinChangeVerify]: "Enter your PIN",
  [Context.pinChangeSet]: "Choose a new PIN",
};

/** What the phone says once it is done. */
export const done = {
  [Context.verify]: "Done. Look at the shop’s page.",
  [Context.firstSet]: "Your account is on this phone now.",
  [Context.biometricsAdd]: "From now on your finger is enough.",
  [Context.biometricsRemove]: "Your finger is forgotten.",
  [Context.pinChangeSet]: "Your PIN is changed.",
};

/** What the phone says of an input that led no further; null where there was none. */
export function hint(info) {
  if (info.blocked) return "Your PIN is blocked. Your finger unblocks it.";
  if (info.result === null || info.result === "SUCCESS") return null;
  if (info.reason === "connection") return "No connection. Nothing was counted: enter it again.";
  if (info.reason === "biometric_wrong") return "That was not the finger of this phone. Enter your PIN.";
  if (info.reason === "pin_required") return "Your PIN is asked for this time.";
  if (info.result === "ERROR") return "That didn’t get through. Enter it again.";
  const left = info.maxAttempts - info.failedAttempts;
  const tries = `That PIN is wrong. ${left === 1 ? "One try is" : `${left} tries are`} left.`;
  return info.penalisedFor > 0 ? `${tries} Wait ${info.penalisedFor} seconds.` : tries;
}

/** What the phone says once a second factor was given up or refused for good: a tone and a sentence. */
export function stopped({ blocked, reason }) {
  if (blocked) return ["bad", "Your PIN is blocked, after too many wrong ones."];
  if (reason === "EXPIRED") return ["warn", "Time ran out. Begin again on the shop’s page."];
  if (reason === "CANCELLED") return ["warn", "The shop’s page stopped it."];
  if (reason === "server_unproven") {
    return ["bad", "That server is not the one that knows your PIN. Nothing was confirmed."];
  }
  return ["on", "Stopped. Nothing has changed."];
}

/** A browser and its system, by what it calls itself. */
export function browser(agent) {
  const find = (names) => names.find(([mark]) => agent.includes(mark))?.[1];
  const name = find([
    ["Edg/", "Edge"], ["OPR/", "Opera"], ["Firefox/", "Firefox"], ["Chrome/", "Chrome"], ["Safari/", "Safari"],
  ]);
  const system = find([
    ["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac OS", "macOS"],
    ["Linux", "Linux"],
  ]);
  if (!name) return agent;
  return system ? `${name} on ${system}` : name;
}

/** What the phone says of a call that failed. */
export function failure(error, policy) {
  switch (error.code) {
    case "pinLength": return `A PIN has ${policy.minLength} to ${policy.maxLength} digits.`;
    case "pinWeak": return "That PIN is easy to guess. Take no date, no row such as 12345, no repeats.";
    case "pinUnchanged": return "That is your old PIN. Choose another.";
    case "digestRefused": return "What the server shows is not what you would confirm. The phone refused.";
    case "foreignServer": return "That code is of another server. The phone refused.";
    case "malformedLink": return "That code is none for this phone.";
    case "serverUnproven":
    case "serverValueRefused": return "That server is not the one that knows your PIN. The phone refused.";
    case "connection": return "No connection. Try it again.";
    case "accountMissing": return "The key of that account is gone from this phone.";
    default: return refusal(error.word);
  }
}

/** What people are told of a refusal by the server. */
export function refusal(word) {
  switch (word) {
    case "expired": return "Time ran out. Begin again on the shop’s page.";
    case "cancelled": return "The shop’s page stopped it.";
    case "session_taken": return "Another phone has this code already.";
    case "account_exists": return "This account is on this phone already.";
    case "no_account": return "No account on this phone fits. Add the phone on the shop’s page first.";
    case "not_allowed": return "Your account does not let you do that now.";
    case "slow_down":
    case "too_many": return "That was too often. Wait a minute.";
    case "invalid_proof":
    case "not_found": return "The server does not know this phone any more. Start over.";
    case "ResourceNotFoundException": return "The demonstration’s pool is gone. Run deploy/run anew.";
    default: return "That didn’t work. Try it again.";
  }
}
