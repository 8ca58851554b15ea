// The phone: an app that uses the module app/, and asks its user in plain words.

import { Biometric, Context, Kind, PIN } from "./app/index.js";
import { PINPad } from "./pin-pad.js";
import { alert, button, facts, icon, make, Screen } from "./view.js";
import * as words from "./words.js";

export class PhonePage {
  #screen = new Screen("phone");
  #app;
  #link = null;
  #policy = null;
  /** What stands on the screen: `home`, `question` or `factor`. */
  #place = "home";
  /** What became of the last question, until there is another. */
  #notice = null;
  #pad = null;
  #pins = [];
  #countdown = null;

  /** @param {AppInstance} app */
  constructor(app) {
    this.#app = app;
    app.tell({
      confirmLogin: (session, accounts) => this.#ask(session, accounts),
      confirmEnrol: (session) => this.#ask(session, []),
      secondFactor: (stopped, info, session) => this.#factor(stopped, info, session),
    });
    this.#screen.element.addEventListener("keydown", (event) => this.#pad?.press(event));
    // What was entered of a PIN does not outlive the page's being left.
    window.addEventListener("pagehide", () => this.#wipe());
  }

  /** The phone sees a code, or sees it no longer. */
  offer(link) {
    this.#link = link;
    if (link !== null) this.#notice = null;
    if (this.#place === "home") this.showHome({ isNext: link !== null });
  }

  /** What the phone shows when nothing is asked. */
  async showHome({ isNext = false } = {}) {
    this.#leave("home");
    const isKnown = await this.#app.isRegistered();
    let accounts = [];
    let problem = null;
    try {
      if (isKnown) accounts = byName(await this.#app.accounts());
    } catch (error) {
      problem = words.failure(error);
    }
    const hasFinger = isKnown && await this.#app.hasBiometrics();
    if (this.#place !== "home") return;
    this.#screen.show({ isNext },
      appBar(),
      this.#notice ? alert(...this.#notice, { id: "notice" }) : null,
      problem ? alert("bad", problem, { id: "problem" }) : null,
      ...(this.#link ? this.#scanning() : this.#resting(accounts, hasFinger)));
  }

  #resting(accounts, hasFinger) {
    if (accounts.length === 0) {
      return [
        make("h2", {}, "No account yet"),
        make("p", { class: "muted" }, "Begin on the shop’s page, and scan its code with this phone."),
      ];
    }
    return [make("h2", {}, "Your accounts"), this.#list(accounts), this.#settings(hasFinger)];
  }

  #scanning() {
    return [
      make("h2", {}, "A code is in sight"),
      make("div", { class: "finder" }, icon("scan", 88)),
      button("scan", "Scan the code", () => this.#scan(), { kind: "primary wide" }),
    ];
  }

  #list(accounts) {
    return make("ul", { class: "accounts" }, ...accounts.map((account) =>
      make("li", {}, icon("person"), make("span", {}, account.displayName),
        button(`remove-${account.id}`, "Remove", () => this.#trying(() => this.#remove(account)),
          { kind: "slim plain", label: `Remove ${account.displayName}` }))));
  }

  #settings(hasFinger) {
    return make("div", { class: "settings" },
      button("change-pin", "Change the PIN", () => this.#trying(() => this.#app.changePIN())),
      hasFinger
        ? button("remove-finger", "Forget my finger", () => this.#trying(() => this.#app.removeBiometrics()))
        : button("add-finger", "Use my finger", () => this.#trying(() => this.#app.addBiometrics()),
          { picture: "finger" }));
  }

  // A session

  #scan() {
    return this.#trying(() => this.#app.open(this.#link));
  }

  #ask(session, accounts) {
    this.#leave("question");
    const isEnrolment = session.kind === Kind.enrol;
    const chosen = choice(byName(accounts));
    this.#screen.show({ isNext: true },
      appBar(),
      make("h2", { id: "title" }, isEnrolment ? "Add this account?" : "Is this you?"),
      facts(shown(session, accounts)),
      digits(session),
      isEnrolment ? this.#warning(session) : chosen.element,
      make("p", { class: "hint-line", role: "alert", id: "hint" }),
      make("div", { class: "settings" },
        button("confirm", isEnrolment ? "Yes, add it" : "Yes, sign in",
          () => this.#answer(() => this.#app.setAccount(isEnrolment ? null : chosen.account(), session)),
          { kind: "primary" }),
        button("decline", isEnrolment ? "No" : "No, not me",
          () => this.#answer(() => this.#decline(session)))));
  }

  #warning(session) {
    const others = session.enrolInfo?.accounts ?? [];
    if (others.length === 0) return null;
    return alert("warn", `${session.enrolInfo.displayName} is on another phone already.`);
  }

  async #decline(session) {
    await this.#app.decline(session);
    await this.#home("ok", "You said no. Nothing has changed.");
  }

  async #answer(work) {
    try {
      const state = await work();
      if (state === "APPROVED") await this.#home("ok", words.done[Context.verify]);
      else if (state !== undefined && state !== "SECOND_FACTOR") await this.#home("bad", words.refusal());
    } catch (error) {
      if (error.isTemporary) this.#say(words.failure(error, this.#policy));
      else await this.#fail(error);
    }
  }

  // The second factor

  async #factor(stopped, info, session) {
    if (stopped) {
      const isDone = info.result === "SUCCESS";
      if (isDone) await this.#home("ok", this.#doneWords(info, session));
      else await this.#home(...words.stopped(info));
      return;
    }
    this.#policy = await this.#app.policy();
    if (info.context === Context.biometricsAdd && info.showBiometrics) this.#askFinger();
    else this.#askPIN(info);
  }

  #doneWords(info, session) {
    if (session?.kind === Kind.enrol) return words.done[Context.firstSet];
    if (session === null && info.context === Context.verify) return "The account is removed.";
    return words.done[info.context];
  }

  /** A new PIN is asked for twice: `entered` holds the first one. */
  #askPIN(info, entered = [], problem = words.hint(info)) {
    this.#leave("factor");
    const pin = new PIN();
    this.#pins = [...entered, pin];
    const enter = () => this.#entered(info, pin, entered);
    this.#pad = new PINPad(pin, this.#policy.maxLength, enter);
    const { minLength, maxLength } = this.#policy;
    const rule = info.asksForNewPIN && entered.length === 0
      ? make("p", { class: "small muted" }, `${minLength} to ${maxLength} digits: no date, no row, no repeats.`)
      : null;
    const canUseFinger = info.showBiometrics && info.context !== Context.biometricsAdd;
    this.#screen.show({ isNext: true },
      appBar(),
      make("h2", { id: "asked" }, entered.length > 0 ? "Enter it once more" : words.asked[info.context]),
      rule,
      make("p", { class: "hint-line", role: "alert", id: "hint" }, problem ?? ""),
      this.#pad.element,
      make("div", { class: "settings" },
        button("enter", "Continue", enter, { kind: "primary" }),
        canUseFinger ? this.#fingerButton("Use my finger") : null,
        this.#cancelButton()));
    if (info.blocked) this.#pad.isEnabled = false;
    if (info.penalisedFor > 0) this.#wait(info.penalisedFor);
  }

  #askFinger() {
    this.#leave("factor");
    this.#screen.show({ isNext: true },
      appBar(),
      make("h2", { id: "asked" }, "Touch the sensor"),
      make("p", { class: "muted" }, "This page has no sensor: it takes your click for the finger."),
      make("p", { class: "hint-line", role: "alert", id: "hint" }),
      make("p", { class: "sensor", "aria-hidden": "true" }, icon("finger", 96)),
      make("div", { class: "settings" },
        this.#fingerButton("Touch", "primary"),
        this.#cancelButton()));
  }

  #fingerButton(words, kind = "") {
    return button("finger", words, () => this.#give(new Biometric()), { kind, picture: "finger" });
  }

  #cancelButton() {
    return button("stop", "Cancel", () => this.#trying(() => this.#app.sfCancel()), { kind: "plain" });
  }

  async #entered(info, pin, [first]) {
    if (pin.count === 0) return this.#say("Enter your PIN first.");
    if (!info.asksForNewPIN) return this.#give(pin);
    if (!first) {
      const weakness = pin.weakness(this.#policy);
      if (weakness) return this.#askPIN(info, [], words.failure(weakness, this.#policy));
      return this.#askPIN(info, [pin], null);
    }
    if (!first.matches(pin)) return this.#askPIN(info, [], "The two were not the same. Choose again.");
    return this.#give(pin, info);
  }

  async #give(input, info = null) {
    try {
      this.#say("");
      await this.#app.sfInput(input);
    } catch (error) {
      // What the app refused itself was not sent: the user enters another one.
      const isOwn = ["pinWeak", "pinLength", "pinUnchanged"].includes(error.code);
      if (isOwn && info) this.#askPIN(info, [], words.failure(error, this.#policy));
      else if (this.#place === "factor") this.#say(words.failure(error, this.#policy));
      else await this.#fail(error);
    }
  }

  /** Counts the seconds of a penalty down; the server would judge nothing before. */
  #wait(seconds) {
    const end = Date.now() + seconds * 1000;
    const enter = document.getElementById("enter");
    const pad = this.#pad;
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000);
      pad.isEnabled = left <= 0;
      enter.disabled = left > 0;
      enter.textContent = left > 0 ? `Continue in ${left} s` : "Continue";
      if (left > 0) return;
      clearInterval(this.#countdown);
      this.#say("You may try again.");
    };
    this.#countdown = setInterval(tick, 1000);
    tick();
  }

  // Management

  async #remove(account) {
    await this.#app.remove(account);
    // Without a second factor it is gone at once.
    if (this.#place === "home") await this.showHome();
  }

  async #trying(work) {
    try {
      await work();
    } catch (error) {
      await this.#fail(error);
    }
  }

  #home(tone, sentence) {
    this.#notice = [tone, sentence];
    return this.showHome();
  }

  /** What ended in its own time is no fault. */
  #fail(error) {
    const tone = ["cancelled", "expired"].includes(error.word) ? "warn" : "bad";
    return this.#home(tone, words.failure(error, this.#policy));
  }

  #say(words) {
    const line = document.getElementById("hint");
    if (line) line.textContent = words;
  }

  #leave(place) {
    this.#place = place;
    clearInterval(this.#countdown);
    this.#pad = null;
    if (place !== "home") this.#notice = null;
    if (place !== "factor") this.#wipe();
  }

  #wipe() {
    for (const pin of this.#pins) pin.wipe();
    this.#pins = [];
  }
}

const byName = (accounts) =>
  [...accounts].sort((one, other) => one.displayName.localeCompare(other.displayName));

const appBar = () => make("p", { class: "app" }, "Example Shop");

/** What is confirmed, as the server sent it; the digest covers it. */
function shown(session, accounts) {
  const rows = Object.entries(session.info.announceInfo);
  if (session.enrolInfo) rows.push(["Account", session.enrolInfo.displayName]);
  if (accounts.length === 1) rows.push(["Account", accounts[0].displayName]);
  const source = session.origin.isToldByServer ? ", as the shop says" : "";
  if (session.origin.browser) rows.push(["Browser", words.browser(session.origin.browser) + source]);
  if (session.origin.country) rows.push(["Country", session.origin.country]);
  return rows;
}

function digits(session) {
  if (!session.comparisonDigits) return null;
  return make("div", { class: "same" },
    make("p", { class: "small muted" }, "Does the shop’s page show these digits?"),
    make("p", { class: "digits", id: "phone-digits" }, session.comparisonDigits));
}

/** The account, where there are several to choose from. */
function choice(accounts) {
  if (accounts.length < 2) return { element: null, account: () => accounts[0] ?? null };
  const radios = accounts.map((account, at) =>
    make("label", { class: "radio" },
      make("input", { type: "radio", name: "account", value: account.id, checked: at === 0 }),
      make("span", {}, account.displayName)));
  const element = make("fieldset", { class: "choice" }, make("legend", {}, "Who signs in?"), ...radios);
  return {
    element,
    account: () => accounts.find(({ id }) => id === element.querySelector("input:checked").value),
  };
}

/** Before the demonstration begins. */
export function showSleeping() {
  new Screen("phone").show({},
    appBar(), make("p", { class: "muted" }, "The phone has nothing to do yet. Begin on the shop’s page."));
}
