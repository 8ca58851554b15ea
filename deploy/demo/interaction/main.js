// The page as a whole: a shop's page and a phone, side by side.

import { AppInstance, IndexedDBKeyStore, Server } from "./app/index.js";
import { Demonstration } from "./demonstration.js";
import { logging } from "./request-log.js";
import { PhonePage, showSleeping } from "./phone-page.js";
import { Site } from "./site.js";
import { showBeginning, showProblem, SitePage } from "./site-page.js";
import { refusal } from "./words.js";

const startOver = document.getElementById("start-over");

function makeApp(pool) {
  return new AppInstance({
    server: new Server(location.origin, pool),
    // A click stands in for the sensor.
    keys: new IndexedDBKeyStore(`gatehouse-app ${pool}`, { hasStrongBiometrics: true }),
    device: { platform: "web", model: "Phone of the demonstration", appVersion: "1.0" },
    send: logging("Phone"),
  });
}

async function run(demonstration, site) {
  const app = makeApp(demonstration.pool);
  const phone = new PhonePage(app);
  const page = new SitePage(demonstration, site, phone);
  startOver.hidden = false;
  document.getElementById("under").hidden = false;
  startOver.onclick = () => leave(demonstration, app);
  page.showStart();
  await phone.showHome();
}

/** Forgets users and phone. */
async function leave(demonstration, app) {
  startOver.disabled = true;
  try {
    if (await app.isRegistered()) await app.unregister();
  } catch {
    // The server does not know the phone, or is not there: its keys go all the same.
    await app.forget();
  }
  demonstration.forget();
  location.reload();
}

async function begin() {
  const demonstration = await Demonstration.find();
  showSleeping();
  if (!demonstration) {
    showProblem("No pool was made for it. Run deploy/run, and open its address.");
    return;
  }
  const site = new Site(demonstration.client, logging("Shop"));
  if (demonstration.people.length > 0) {
    await run(demonstration, site);
    return;
  }
  showBeginning(async () => {
    try {
      await demonstration.addPerson(site);
      await run(demonstration, site);
      document.querySelector("#site h2")?.focus();
    } catch (error) {
      showProblem(refusal(error.word));
    }
  });
}

await begin();
