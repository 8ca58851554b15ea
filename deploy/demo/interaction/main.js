// The page on the left and the phone on the right. All that they know of each other is the code.

import { App } from "./app.js";
import { Site } from "./site.js";

const at = (id) => document.getElementById(id);
const show = (id, shown) => { at(id).hidden = !shown; };
const say = (id, words) => { at(id).textContent = words; };

const fields = at("setup").elements;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (fields[name]) fields[name].value = value;
}

// What a button begins; its failure is said where the button is.
function on(id, place, action) {
  at(id).addEventListener(id === "factor" ? "submit" : "click", async (event) => {
    event.preventDefault();
    say(place, "");
    try {
      await action();
    } catch (error) {
      say(place, error.message);
    }
  });
}

// The relying page

let started = null;

async function begin(members, accessToken) {
  const site = new Site(fields.client.value);
  started = await site.start(members, accessToken);
  at("picture").src = `/interaction/v1/sessions/${started.sessionId}/qr.svg?size=240`;
  at("picture").dataset.link = started.link;
  show("code", true);
  say("comparison", started.comparison ?? "");
  say("outcome", "");
  at("scan").disabled = at("stop").disabled = false;
  watch(site, started).catch((error) => say("outcome", error.message));
}

async function watch(site, session) {
  for await (const state of site.states(session)) {
    if (session !== started) return;
    say("state", state.state);
    if (state.state !== "CREATED") show("code", false);
    if (state.state === "APPROVED" && state.kind === "LOGIN") {
      const tokens = await site.tokens(session);
      const claims = JSON.parse(atob(tokens.IdToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
      say("outcome", `Signed in as ${claims["cognito:username"]} by ${claims.amr?.join(", ") ?? "the app"}.`);
    } else if (state.state === "APPROVED") {
      say("outcome", "The phone was added.");
    } else if (state.reason) {
      say("outcome", `Ended: ${state.reason}.`);
    }
  }
  show("code", false);
  at("stop").disabled = true;
}

on("enrol", "outcome", async () => {
  const site = new Site(fields.client.value);
  const token = await site.signInByPassword(fields.user.value, fields.password.value);
  await begin({ kind: "ENROL", user: fields.user.value, displayName: fields.user.value }, token);
});

on("login", "outcome", () => begin({
  kind: "LOGIN",
  announceInfo: { Action: "Sign in to example.com" },
  comparison: "show",
}));

on("stop", "outcome", async () => {
  await new Site(fields.client.value).call(started, "", { method: "DELETE" });
});

// The phone

let app = null;
let opened = null;
let session = null;
let factor = null;
let path = null;

on("scan", "said", async () => {
  if (!app || app.pool !== fields.pool.value) app = new App(fields.pool.value);
  await app.register();
  say("server", app.server?.name ?? app.pool);
  session = at("picture").dataset.link.split("/").pop();
  opened = await app.open(session);
  at("scan").disabled = true;
  ask();
});

function ask() {
  const isEnrolment = opened.kind === "ENROL";
  say("title", isEnrolment ? "Add an account to this phone?" : "Was this you?");
  const rows = { ...opened.announceInfo };
  if (isEnrolment) rows.Account = opened.enrolInfo?.displayName ?? "";
  if (opened.origin?.browser) rows.Browser = opened.origin.browser;
  if (opened.origin?.country) rows.Country = opened.origin.country;
  if (opened.comparison === "show") rows["Same digits there?"] = opened.comparisonDigits;
  at("shown").replaceChildren(...Object.entries(rows).flatMap(([name, value]) => {
    const term = document.createElement("dt");
    const described = document.createElement("dd");
    term.textContent = name;
    described.textContent = value;
    return [term, described];
  }));
  at("accounts").replaceChildren(...(opened.accounts ?? []).map((each) => {
    const option = document.createElement("option");
    option.value = each.account;
    option.textContent = each.displayName;
    return option;
  }));
  show("choice", !isEnrolment && !opened.account);
  show("digits", opened.comparison === "enter");
  show("factor", false);
  show("question", true);
}

on("confirm", "said", async () => {
  opened.entered = at("entered").value;
  const account = opened.account ?? at("accounts").value;
  const told = await app.confirm(session, opened, account);
  show("question", false);
  path = `/sessions/${session}/second-factor`;
  follow(told);
});

on("decline", "said", async () => {
  await app.decline(session);
  show("question", false);
  say("said", "Declined.");
});

// What the server says of a session or a flow decides what the phone shows next.
function follow(told) {
  factor = told.secondFactorInfo;
  at("pin").value = at("pin2").value = "";
  const isOver = told.stopped || told.state === "APPROVED" || !factor;
  show("factor", !isOver);
  show("manage", isOver && app.accounts.size > 0);
  if (isOver) {
    const isRight = told.state === "APPROVED" || factor?.result === "SUCCESS";
    say("said", isRight ? "Done." : factor?.blocked ? "The PIN is blocked." : "Ended.");
    return;
  }
  const sets = ["FIRST_SET", "PIN_CHANGE_SET"].includes(factor.context);
  say("asked", {
    VERIFY: "Enter your PIN",
    FIRST_SET: "Choose a PIN",
    PIN_CHANGE_VERIFY: "Enter your PIN",
    PIN_CHANGE_SET: "Choose a new PIN",
    BIOMETRICS_ADD: factor.showBiometrics ? "Touch the sensor" : "Enter your PIN",
    BIOMETRICS_REMOVE: "Enter your PIN",
  }[factor.context]);
  show("repeated", sets);
  show("finger", factor.showBiometrics && (app.biometric !== null || factor.context === "BIOMETRICS_ADD"));
  say("hint", hint());
}

function hint() {
  if (factor.result === null || factor.result === undefined || factor.result === "SUCCESS") return "";
  if (factor.penalisedFor > 0) return `Wait ${factor.penalisedFor} seconds.`;
  return `Wrong: ${factor.maxAttempts - factor.failedAttempts} tries left.`;
}

on("factor", "hint", async () => {
  const pin = at("pin").value;
  const sets = ["FIRST_SET", "PIN_CHANGE_SET"].includes(factor.context);
  if (!/^[0-9]+$/.test(pin)) throw new Error("A PIN has digits alone.");
  if (sets && pin !== at("pin2").value) throw new Error("The two are not the same.");
  if (sets && pin.length < app.policy.minLength) {
    throw new Error(`A PIN has ${app.policy.minLength} digits or more.`);
  }
  follow(await app.answer(path, factor, sets ? { setPin: pin } : { pin }));
});

on("finger", "hint", async () => {
  const adds = factor.context === "BIOMETRICS_ADD";
  follow(await app.answer(path, factor, { biometric: true, setBiometric: adds }));
});

async function manage(type) {
  const told = await app.call("POST", "/flows", { type });
  path = `/flows/${told.flowId}`;
  follow(told);
}

on("change", "said", () => manage("CHANGE_PIN"));
on("add", "said", () => manage("ADD_BIOMETRICS"));
on("remove", "said", () => manage("REMOVE_BIOMETRICS"));
