// What the pages do better with script; without it they are complete.
"use strict";

const all = (selector) => [...document.querySelectorAll(selector)];

// What went wrong is read out first.
const alert = document.querySelector('.alert[role="alert"]');
if (alert) alert.focus();

// Rules of a new password are ticked while it is typed; the server decides.
const rules = {
  "rule.length": (text, count) => [...text].length >= count,
  "rule.lowercase": (text) => /[a-z]/.test(text),
  "rule.uppercase": (text) => /[A-Z]/.test(text),
  "rule.number": (text) => /[0-9]/.test(text),
  "rule.symbol": (text) =>
    /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/.test(text) || text.slice(1, -1).includes(" "),
};
for (const list of all("[data-for]")) {
  const field = document.getElementById(list.dataset.for);
  const items = [...list.children].map((item) => [item, item.textContent]);
  const tick = () => {
    for (const [item, text] of items) {
      const isMet = rules[item.dataset.rule](field.value, Number(item.dataset.count));
      if (item.classList.toggle("met", isMet)) item.textContent = `${list.dataset.done} ${text}`;
      else item.textContent = text;
    }
  };
  field.addEventListener("input", tick);
  tick();
}

// The last minute of a step is told; nothing moves on its own.
for (const timer of all("[data-seconds]")) {
  const seconds = Number(timer.dataset.seconds);
  setTimeout(() => (timer.textContent = timer.dataset.text), Math.max(seconds - 60, 0) * 1000);
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
const encoded = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const put = (form, name, value) => {
  const field = form.elements[name] || form.appendChild(document.createElement("input"));
  field.type = "hidden";
  field.name = name;
  field.value = value;
};

// A browser that is remembered has a key that no script can read, and no other browser can have.
const browserKeys = async () => {
  const opening = indexedDB.open("gatehouse", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
  const database = await done(opening);
  const keys = (mode) => database.transaction("keys", mode).objectStore("keys");
  const kept = await done(keys("readonly").get("browser"));
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, [
    "sign",
  ]);
  await done(keys("readwrite").put(made, "browser"));
  return made;
};
const prove = async (form) => {
  const { publicKey, privateKey } = await browserKeys();
  const { kty, crv, x, y } = await crypto.subtle.exportKey("jwk", publicKey);
  const text = `gatehouse browser\n${form.elements.browser_challenge.value}`;
  const algorithm = { name: "ECDSA", hash: "SHA-256" };
  const signature = await crypto.subtle.sign(algorithm, privateKey, new TextEncoder().encode(text));
  put(form, "browser_key", JSON.stringify({ kty, crv, x, y }));
  put(form, "browser_proof", encoded(signature));
};
const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));

// A second press of a button sends nothing twice. A browser without a key signs in as a new one.
for (const form of all("form")) {
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) return event.preventDefault();
    isSent = true;
    if (!form.elements.browser_challenge || !globalThis.crypto?.subtle) return;
    event.preventDefault();
    Promise.race([prove(form), seconds(3)])
      .catch(() => {})
      .then(() => form.submit());
  });
  addEventListener("pageshow", () => (isSent = false));
}

// A user who signs out goes on to the provider. Where that does not answer in time, the sign-out here stands.
const onward = document.querySelector("[data-otherwise]");
if (onward) {
  const { onward: seconds, otherwise } = onward.dataset;
  location.replace(onward.querySelector("a").href);
  setTimeout(() => location.replace(otherwise), seconds * 1000);
}

// A passkey signs in, or is made: by its button, and in the field of the name where the browser offers it there.
const known = globalThis.PublicKeyCredential;
const knows = Boolean(known?.parseRequestOptionsFromJSON);
for (const hint of knows ? all("[data-without-webauthn]") : []) hint.hidden = true;
for (const button of knows ? all("[data-webauthn]") : []) {
  const form = button.form;
  const isNew = button.dataset.webauthn === "create";
  const parse = isNew ? "parseCreationOptionsFromJSON" : "parseRequestOptionsFromJSON";
  const options = JSON.parse(form.elements.passkey_options.value);
  let waiting = new AbortController();
  const ask = async (mediation) => {
    waiting.abort();
    waiting = new AbortController();
    const asked = { publicKey: known[parse](options), signal: waiting.signal };
    if (mediation) asked.mediation = mediation;
    const credential = await navigator.credentials[isNew ? "create" : "get"](asked);
    put(form, "credential", JSON.stringify(credential));
    form.submit();
  };
  const listen = async () => {
    if (await known.isConditionalMediationAvailable?.()) await ask("conditional");
  };
  button.hidden = false;
  button.addEventListener("click", (event) => {
    event.preventDefault();
    ask().catch(() => {});
  });
  if (form.elements.passkey_session) listen().catch(() => {});
}

const actions = {
  copy: () => navigator.clipboard.writeText(all("#codes li").map((code) => code.textContent).join("\n")),
  print: () => print(),
};
for (const button of all("[data-script]")) {
  const action = actions[button.dataset.script];
  if (!action) continue;
  button.hidden = false;
  button.addEventListener("click", action);
}
