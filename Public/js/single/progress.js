/** Shows how far an export is and what has become of it, in its place, for as long as one is under way. */
import { call } from "../ask.js";
import { say } from "../news.js";
import { parse } from "../swap.js";

const pace = 500;
/** What this page sends itself, with how many exports were brought before it. */
let own, timer;

const state = () => document.getElementById("import-state");
const number = ({ dataset }) => Number(dataset.number);
const key = ({ dataset }) => `${dataset.number} ${dataset.phase}`;

export const isRunning = () => Boolean(state()?.querySelector(".halt"));

export function start() {
  if (isRunning()) look();
}

export function stop() {
  clearTimeout(timer);
}

/** Looks until what is being sent has ended, and lets go of it then; nothing is sent any more without one. */
export function follow(sending) {
  own = sending && { sending, before: number(state()) };
}

export async function look() {
  clearTimeout(timer);
  await show("/day/import/progress", { cache: "no-store" }).catch(() => {});
  clearTimeout(timer);
  if (own || isRunning()) timer = setTimeout(look, pace);
}

/** Asks, and shows what the answer says of the export. */
export async function show(address, options) {
  const [fresh] = parse(await (await call(address, options)).text());
  if (fresh?.id === "import-state") put(fresh);
}

function put(fresh) {
  const [old, form, active] = [state(), document.querySelector(".bring"), document.activeElement];
  if (key(old) === key(fresh)) {
    // Only the figures change, so whoever is at the button stays there, and hears nothing of it.
    const [bar, next] = [old, fresh].map((it) => it.querySelector("progress"));
    if (next?.hasAttribute("value")) bar.value = next.value;
    return old.querySelector(".way")?.replaceChildren(...fresh.querySelector(".way").childNodes);
  }
  old.replaceWith(fresh);
  // What has ended is let go of before the next can be sent.
  form.hidden = isRunning() || (form.hidden && Boolean(own));
  if (old.contains(active) || (form.hidden && form.contains(active))) {
    fresh.tabIndex = -1;
    fresh.focus({ preventScroll: true });
  } else if (!fresh.querySelector("[role=alert]")) say(fresh.querySelector(".outcome")?.textContent ?? "");
  if (own && !isRunning() && number(fresh) > own.before) own.sending.abort();
}

start();
