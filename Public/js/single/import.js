/**
 * Sends an export without leaving the page, and stops it. Without this file the form is sent into a frame that nobody
 * sees, and a frame beside it shows how far it is.
 */
import { follow, isRunning, look, show } from "./progress.js";

const hold = (event) => event.preventDefault();

export function start() {
  document.addEventListener("submit", take);
}

export function stop() {
  document.removeEventListener("submit", take);
}

function take(event) {
  const form = event.target;
  if (!form.matches(".bring, .halt")) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  (form.matches(".bring") ? bring(form) : halt(form)).finally(() => (form.ariaBusy = null));
}

async function bring(form) {
  await look();
  const isLarge = form.elements.export.files[0]?.size > Number(form.dataset.most);
  if (warn((isRunning() && "import-busy") || (isLarge && "import-large"))) return;
  const sending = new AbortController();
  follow(sending);
  addEventListener("beforeunload", hold);
  look();
  // Why it was broken off is known to the server, or to nobody.
  await show(form.action, { method: "POST", body: new FormData(form), signal: sending.signal }).catch(() => {});
  follow();
  removeEventListener("beforeunload", hold);
  await look();
  form.hidden = isRunning();
}

async function halt(form) {
  // The other end lets go of what is being sent; the look that sees so ends it here.
  await show(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => {});
  await look();
}

/** Says why nothing is sent, or nothing any more. */
function warn(id) {
  for (const one of ["import-busy", "import-large"]) document.getElementById(one).hidden = one !== id;
  return id;
}

start();
