// What the page and the phone ask the server, for a reader who wants to know.

import { make } from "./view.js";

const list = document.getElementById("log");
const MOST = 60;

/**
 * `fetch`, whose requests are listed: who asked, what, and the answer's status. Bodies and headers are not, for
 * they hold tokens and proofs.
 *
 * @param {string} who
 * @returns {typeof fetch}
 */
export function logging(who) {
  return async (address, options = {}) => {
    const path = new URL(address, location.href).pathname.replace("/interaction/v1", "")
      .replace(/^\/(sessions|flows|accounts)\/[^/]+/, "/$1/…");
    const operation = options.headers?.["X-Amz-Target"]?.split(".")[1];
    const what = operation ?? `${options.method ?? "GET"} ${path}`;
    const status = make("span", { class: "status" }, "…");
    list.append(make("li", {}, make("span", { class: "asker" }, who), make("code", {}, what), status));
    while (list.childElementCount > MOST) list.firstElementChild.remove();
    try {
      const answer = await fetch(address, options);
      status.textContent = String(answer.status);
      return answer;
    } catch (error) {
      status.textContent = "–";
      throw error;
    }
  };
}
