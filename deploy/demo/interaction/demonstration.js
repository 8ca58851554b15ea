// The people of the demonstration: each is a user of the pool that deploy/run made for it.

const KEPT = "gatehouse-demonstration";
const NAMES = ["Ada Lovelace", "Grace Hopper", "Mary Somerville", "Emmy Noether"];

/** Where the demonstration stands; it is kept in the browser, so that a reload changes nothing. */
export class Demonstration {
  /** Its pool's id. */
  pool;
  /** The id of the pool's client, which has no secret. */
  client;
  /** `username`, `password`, `name` and `hasPhone` of each user that this page made. */
  people = [];

  constructor({ pool, client }) {
    this.pool = pool;
    this.client = client;
    this.#read();
  }

  /** @returns {Promise<Demonstration | null>} null where no pool was made for it */
  static async find() {
    const answer = await fetch("pool.json", { cache: "no-store" });
    return answer.ok ? new Demonstration(await answer.json()) : null;
  }

  /** The name that the next person would have; null where all have come. */
  get nextName() {
    return NAMES[this.people.length] ?? null;
  }

  /** Who has the user's name. */
  person(username) {
    return this.people.find((person) => person.username === username) ?? null;
  }

  /**
   * Makes a user. The password opens this user alone, and never leaves the browser but for the sign-in that
   * adds the phone.
   *
   * @param {Site} site
   */
  async addPerson(site) {
    const name = this.nextName;
    const username = `${name.split(" ")[0].toLowerCase()}-${random(6)}`;
    const password = `${random(18)}-aA1`;
    await site.signUp(username, password);
    const person = { username, password, name, hasPhone: false };
    this.people.push(person);
    this.keep();
    return person;
  }

  keep() {
    localStorage.setItem(KEPT, JSON.stringify({ pool: this.pool, people: this.people }));
  }

  forget() {
    localStorage.removeItem(KEPT);
    this.people = [];
  }

  #read() {
    const kept = localStorage.getItem(KEPT);
    if (kept === null) return;
    const { pool, people } = JSON.parse(kept);
    // Another installation ran at this address before.
    if (pool === this.pool) this.people = people;
    else this.forget();
  }
}

function random(bytes) {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}
