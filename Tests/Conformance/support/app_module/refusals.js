// What an app must refuse, against a real server whose answers are changed or lost on their way.

const { AppInstance, MemoryKeyStore, PIN, Server } = await import("./app/index.js");
const { Demonstration } = await import("./demonstration.js");
const { Site } = await import("./site.js");

const demonstration = await Demonstration.find();
const site = new Site(demonstration.client, (...request) => fetch(...request));
const found = {};

// What becomes of the next answers; and the requests so far.
let change = null;
const sent = [];
async function send(address, options) {
  const { pathname } = new URL(address);
  sent.push({ path: pathname, body: options.body ? JSON.parse(options.body) : null });
  const answer = await fetch(address, options);
  if (!change) return answer;
  const told = change(pathname, await answer.json());
  return new Response(JSON.stringify(told), { status: answer.status });
}

const server = new Server(location.origin, demonstration.pool);
const device = { platform: "web", model: "Test", appVersion: "1" };
const app = new AppInstance({ server, keys: new MemoryKeyStore(), device, send });
const callbacks = [];
(async () => {
  for await (const callback of app.interactions()) callbacks.push(callback);
})();

const pin = (digits) => {
  const made = new PIN();
  for (const digit of digits) made.append(Number(digit));
  return made;
};

// The error's code, and whether a request left.
async function refused(work, words = "nothing sent") {
  const before = sent.length;
  const code = await work().then(() => "no error", (error) => error.code ?? String(error));
  return sent.length === before ? `${code}, ${words}` : `${code}, sent ${sent.at(-1).path}`;
}

// The last SecondFactor, as soon as it was told.
async function lastFactor() {
  await new Promise((resolve) => { setTimeout(resolve, 0); });
  return callbacks.filter(({ name }) => name === "secondFactor").at(-1);
}

const result = ({ info, stopped }) => `${info.result}${stopped ? " stopped" : ""}`;

const login = async () => app.open((await site.start({ kind: "LOGIN" })).link);

// An enrolment

await app.isRegistered();
found["foreign server"] = await refused(() => app.open(`https://id.example.com/i/${server.pool}/q83`));
found["foreign pool"] = await refused(() => app.open(`${server.address}/i/us-east-1_OtherPool/q83`));
await app.policy();
found["other instance"] = await refused(() => app.handle({ sessionId: "q83", instanceId: "another" }));

const person = await demonstration.addPerson(site);
const token = await site.signInByPassword(person.username, person.password);
const members = { kind: "ENROL", displayName: person.name };
const enrolment = await app.open((await site.start(members, token)).link);
found["account at an enrolment"] = await refused(() => app.setAccount({ id: "us-east-1_x" }, enrolment));
await app.setAccount(null, enrolment);
const { info: { context } } = await lastFactor();
await app.sfInput(pin("24680"));
found.enrolment = `${context}, ${result(await lastFactor())}`;

// Sign-ins

const [account] = await app.accounts();
change = (path, told) => (path.endsWith("/open") ? { ...told, announceInfo: { Pay: "1 EUR" } } : told);
const before = sent.length;
const code = await login().then(() => "no error", (error) => error.code);
found["other digest"] = `${code}, ${sent.length === before + 1 ? "nothing more sent" : "more was sent"}`;
change = null;

const session = await login();
const stranger = { ...account, id: `${account.id}x` };
found["account not offered"] = await refused(() => app.setAccount(stranger, session));

const lies = {
  "wrong server proof": (told) => ({ ...told, serverProof: btoa("x".repeat(32)) }),
  "no server proof": ({ serverProof, ...told }) => told,
};
for (const [name, lie] of Object.entries(lies)) {
  await app.setAccount(account, await login());
  change = (path, told) => (path.endsWith("/second-factor") ? lie(told) : told);
  const error = await app.sfInput(pin("24680")).then(() => "no error", (refusal) => refusal.code);
  change = null;
  const told = await lastFactor();
  found[name] = `${error}, ${result(told)} by ${told.info.reason}`;
}

change = (path, told) => {
  if (path.endsWith("/confirm")) told.secondFactorInfo.challenge.serverPublic = "AA==";
  return told;
};
await app.setAccount(account, await login());
change = null;
found["server value 0"] = await refused(() => app.sfInput(pin("24680")));
await app.sfCancel();

await app.setAccount(account, await login());
change = () => { throw new TypeError("the answer is lost"); };
await app.sfInput(pin("24680"));
change = null;
const lost = await lastFactor();
const first = sent.at(-1).body.attemptId;
await app.sfInput(pin("24680"));
const attempt = sent.at(-1).body.attemptId === first ? "same attempt" : "another attempt";
const retry = lost.info.retry ? "retry" : "end";
found["lost answer"] = `${lost.info.result} ${retry}, ${attempt} ${result(await lastFactor())}`;
found["second input after the end"] = await refused(() => app.sfInput(pin("24680")));

demonstration.forget();
return found;
