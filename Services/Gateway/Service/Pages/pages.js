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

// A second press of a button sends nothing twice.
for (const form of all("form")) {
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener("pageshow", () => (isSent = false));
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
