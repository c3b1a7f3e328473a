/**
 * Sends an export without leaving the page, and shows how far it is. Without this file the form is sent into a frame that
 * nobody sees, and a frame beside it shows that.
 */
import { isShut } from "./door.js";
import { say } from "./news.js";
import { parse } from "./swap.js";

const pace = 500;
/** What is being sent, and how many were brought before it. */
let sending, before, timer;

const state = () => document.getElementById("import-state");
const isRunning = () => Boolean(state()?.querySelector(".halt"));
const key = ({ dataset }) => `${dataset.number} ${dataset.phase}`;
const hold = (event) => event.preventDefault();

export function start() {
  document.addEventListener("submit", take);
  if (isRunning()) look();
}

export function stop() {
  document.removeEventListener("submit", take);
  clearTimeout(timer);
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
  [sending, before] = [new AbortController(), Number(state().dataset.number)];
  addEventListener("beforeunload", hold);
  look();
  try {
    await ask(form.action, { method: "POST", body: new FormData(form), signal: sending.signal });
  } catch {
    // Why it was broken off is known to the server, or to nobody.
  }
  sending = undefined;
  removeEventListener("beforeunload", hold);
  await look();
  form.hidden = isRunning();
}

async function halt(form) {
  // The other end lets go of what is being sent; the look that sees so ends it here.
  await ask(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) }).catch(() => {});
  await look();
}

async function look() {
  clearTimeout(timer);
  await ask("/day/import/progress", { signal: AbortSignal.timeout(10_000) }).catch(() => {});
  clearTimeout(timer);
  if (sending || isRunning()) timer = setTimeout(look, pace);
}

async function ask(address, options) {
  const headers = { Accept: "text/html", "HX-Request": "true" };
  const answer = await fetch(address, { headers, cache: "no-store", ...options });
  if (isShut(answer)) return;
  const [fresh] = parse(await answer.text());
  if (fresh?.id === "import-state") put(fresh);
}

function put(fresh) {
  const [old, form, active] = [state(), document.querySelector(".bring"), document.activeElement];
  if (key(old) === key(fresh)) {
    // Only the figures change, so whoever is at the button stays there, and hears nothing of it.
    const [bar, next] = [old, fresh].map((it) => it.querySelector("progress"));
    if (next?.hasAttribute("value")) bar.value = next.value;
    old.querySelector(".way")?.replaceChildren(...fresh.querySelector(".way").childNodes);
    return;
  }
  old.replaceWith(fresh);
  // What has ended is let go of before the next can be sent.
  form.hidden = isRunning() || (form.hidden && Boolean(sending));
  if (old.contains(active) || (form.hidden && form.contains(active))) {
    fresh.tabIndex = -1;
    fresh.focus({ preventScroll: true });
  } else if (!fresh.querySelector("[role=alert]")) say(fresh.querySelector(".outcome")?.textContent ?? "");
  if (sending && !isRunning() && Number(fresh.dataset.number) > before) sending.abort();
}

/** Says why nothing is sent, or nothing any more. */
function warn(id) {
  for (const one of ["import-busy", "import-large"]) document.getElementById(one).hidden = one !== id;
  return id;
}

start();
