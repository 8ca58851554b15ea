// Adds what a page lacks without a script: Copy, and parts that look again. Everything works without it.
"use strict";
for (const pre of document.querySelectorAll("[data-copy]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button slim";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(pre.textContent);
    button.textContent = "Copied";
  });
  pre.after(button);
}
const live = document.querySelector("[data-live]");
let tag = null;
async function look() {
  // A reader who has opened a row, or is typing, is not disturbed.
  if (document.hidden || live.querySelector("details[open]")) return;
  const answer = await fetch(location.href, {
    headers: { "gatehouse-looks-again": "1", ...(tag && { "if-none-match": tag }) },
    redirect: "manual",
  });
  if (answer.status !== 200) return;
  tag = answer.headers.get("etag");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = page.getElementById(live.id);
  if (next && !live.contains(document.activeElement)) live.replaceChildren(...next.childNodes);
}
if (live) setInterval(() => look().catch(() => {}), 5000);
