// The shop's page: who is signed in, and the code that the phone scans.

import { Site } from "./site.js";
import { alert, button, facts, make, Screen } from "./view.js";
import * as words from "./words.js";

export class SitePage {
  #screen = new Screen("site");
  #demonstration;
  #site;
  #phone;
  #started = null;

  /**
   * @param {Demonstration} demonstration
   * @param {Site} site
   * @param {{ offer: (link: string | null) => void }} phone what is told the code's text, as if it saw it
   */
  constructor(demonstration, site, phone) {
    this.#demonstration = demonstration;
    this.#site = site;
    this.#phone = phone;
  }

  /** Nobody is signed in. */
  showStart() {
    const { people } = this.#demonstration;
    const person = people.find((each) => !each.hasPhone);
    if (person) this.#showAdding(person);
    else this.#showSignIn();
  }

  // Screens

  #showAdding(person) {
    const known = this.#demonstration.people.filter((each) => each.hasPhone);
    this.#show({},
      heading(`Hello, ${person.name.split(" ")[0]}`),
      lead("Add your phone to your account. From then on the phone signs you in, without a password."),
      actions(
        button("add-phone", "Add the phone", () => this.#add(person), { kind: "primary" }),
        known.length > 0 ? button("back", "Not now", () => this.#showSignIn(), { kind: "plain" }) : null));
  }

  #showSignIn() {
    const next = this.#demonstration.nextName;
    this.#show({},
      heading("Sign in"),
      lead("Your phone tells the shop who you are. You type nothing here."),
      actions(button("sign-in", "Sign in with the phone", () => this.#signIn(), { kind: "primary" })),
      next ? make("div", { class: "aside" },
        make("p", { class: "small muted" }, "Two people share the phone? It asks which of them signs in."),
        button("add-person", `Add ${next}`, () => this.#addPerson(), { kind: "slim" })) : null);
  }

  #showCode(started, words) {
    const { comparison } = started;
    const code = make("img", {
      id: "code", src: Site.picture(started), width: 200, height: 200, "data-link": started.link,
      alt: "A code for the phone to scan",
    });
    this.#show({},
      heading(words),
      make("div", { class: "code" },
        make("p", { class: "qr" }, code),
        make("div", {},
          comparison ? make("p", { class: "muted small" }, "Your phone shows the same digits:") : null,
          comparison ? make("p", { class: "digits", id: "digits" }, comparison) : null,
          make("p", { class: "progress", role: "status", id: "progress" }, "Waiting for your phone."))),
      actions(button("cancel", "Cancel", () => this.#cancel())));
  }

  #showSignedIn(claims) {
    const person = this.#demonstration.person(claims["cognito:username"]);
    this.#show({ isNext: true },
      heading("You’re signed in"),
      facts([["As", person?.name ?? claims["cognito:username"]], ["Proved by", words.proved(claims.amr)]]),
      actions(button("sign-out", "Sign out", () => this.#showSignIn())));
  }

  #showEnding(state) {
    const [title, advice] = words.ending(state);
    this.#show({},
      heading(title), lead(advice),
      actions(button("again", "Back to the start", () => this.showStart(), { kind: "primary" })));
  }

  #showFailure(error) {
    this.#show({},
      heading("That didn’t work"), alert("bad", words.refusal(error.word), { id: "problem" }),
      actions(button("again", "Back to the start", () => this.showStart(), { kind: "primary" })));
  }

  #show(options, ...children) {
    const mark = make("span", { class: "mark", "aria-hidden": "true" }, "E");
    this.#screen.show(options, make("p", { class: "brand" }, mark, "Example Shop"), ...children);
  }

  // What is done

  #addPerson() {
    return this.#trying(async () => {
      await this.#demonstration.addPerson(this.#site);
      this.showStart();
    });
  }

  #add(person) {
    return this.#trying(async () => {
      const token = await this.#site.signInByPassword(person.username, person.password);
      const members = { kind: "ENROL", displayName: person.name, comparison: "show" };
      const started = await this.#site.start(members, token);
      this.#watch(started, "Scan this with the phone", () => {
        person.hasPhone = true;
        this.#demonstration.keep();
        this.#showAdded(person);
      });
    });
  }

  #showAdded(person) {
    this.#show({ isNext: true },
      heading("The phone is added"),
      lead(`From now on it signs ${person.name} in.`),
      actions(button("go-on", "Go to the sign-in", () => this.#showSignIn(), { kind: "primary" })));
  }

  #signIn() {
    return this.#trying(async () => {
      const started = await this.#site.start({
        kind: "LOGIN", announceInfo: { Shop: "Example Shop" }, comparison: "show",
      });
      this.#watch(started, "Scan this with the phone", async () => {
        const { IdToken } = await this.#site.tokens(started);
        this.#showSignedIn(claims(IdToken));
      });
    });
  }

  /** Shows the code until the session is over, and does what is to be done with an approved one. */
  #watch(started, title, approved) {
    this.#started = started;
    this.#showCode(started, title);
    this.#phone.offer(started.link);
    this.#trying(async () => {
      for await (const state of this.#site.states(started)) {
        if (this.#started !== started) return;
        if (state.state in words.progress) {
          this.#note(state.state);
        } else {
          // An approved enrolment has no later state: the stream is left here.
          await this.#over(state.state === "APPROVED" ? approved : () => this.#showEnding(state));
          return;
        }
      }
    });
  }

  #note(state) {
    document.getElementById("progress").textContent = words.progress[state];
    if (state === "CREATED") return;
    // The code is of use to nobody else.
    this.#phone.offer(null);
    document.getElementById("code").parentElement.hidden = true;
    this.#screen.element.querySelector("h2").textContent = "Look at your phone";
  }

  #over(act) {
    this.#started = null;
    this.#phone.offer(null);
    return act();
  }

  #cancel() {
    return this.#trying(() => this.#site.cancel(this.#started));
  }

  async #trying(work) {
    try {
      await work();
    } catch (error) {
      this.#over(() => this.#showFailure(error));
    }
  }
}

/** What the reader sees first: one button makes a user. */
export function showBeginning(begin) {
  new Screen("site").show({},
    heading("Try it in a minute"),
    lead("You add a phone, choose a PIN, and sign in with it. A user is made for you, in a pool that is for "
      + "this page alone."),
    actions(button("start", "Start", begin, { kind: "primary" })),
    make("p", { class: "aside small muted" }, "It all stays on this machine."));
}

/** Why the reader cannot begin. */
export function showProblem(words) {
  new Screen("site").show({}, heading("This page cannot begin"), alert("bad", words, { id: "problem" }));
}

const heading = (words) => make("h2", {}, words);
const lead = (words) => make("p", { class: "muted" }, words);
const actions = (...buttons) => make("div", { class: "actions" }, ...buttons);

function claims(token) {
  const [, payload] = token.split(".");
  const bytes = Uint8Array.from(
    atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
