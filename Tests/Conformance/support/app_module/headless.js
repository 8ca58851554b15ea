// An account without a second factor, which comes to need one. The argument is an enrolment's link.

const { AppInstance, Link, MemoryKeyStore, PIN } = await import("./app/index.js");

const [link] = arguments;
const app = new AppInstance({
  server: new Link(link).server,
  keys: new MemoryKeyStore(),
  device: { platform: "web", model: "Test", appVersion: "1" },
});
const asked = [];
app.tell({ secondFactor: (stopped, info) => asked.push(`${info.context}${stopped ? " stopped" : ""}`) });

const session = await app.open(link);
const state = await app.setAccount(null, session);
const [before] = await app.accounts();
await app.upgrade(before);
const pin = new PIN();
for (const digit of [2, 4, 6, 8, 0]) pin.append(digit);
await app.sfInput(pin);
const [after] = await app.accounts();
return { state, before: before.isHeadless, asked, after: after.isHeadless, left: pin.count };
