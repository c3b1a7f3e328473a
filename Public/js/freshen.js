/** Keeps what is in view up to date: each address is asked at its own widget's pace, and nothing stays connected. */
import { renew } from "./renew.js";
import { Rota } from "./rota.js";

/** What announces a pace, and what is still loading. */
const selector = '[id][data-pace], [id][aria-busy="true"]';
let rota;

export function start() {
  if (rota) return;
  rota = new Rota(freshen);
  document.addEventListener("daybook:swapped", watch);
  document.addEventListener("visibilitychange", resume);
  addEventListener("pageshow", shown);
  watch({ detail: document.body });
}

export function stop() {
  rota?.stop();
  rota = undefined;
  document.removeEventListener("daybook:swapped", watch);
  document.removeEventListener("visibilitychange", resume);
  removeEventListener("pageshow", shown);
}

function watch({ detail }) {
  for (const element of [detail, ...detail.querySelectorAll(selector)]) {
    if (element.matches(selector)) rota.watch(element, pace(element));
  }
}

function pace(element) {
  return element.querySelector(".wait") ? 1 : Number(element.dataset.pace) || Infinity;
}

async function freshen(id) {
  const here = document.getElementById(id);
  if (!here) return;
  try {
    const { again, wait } = await renew(here);
    const now = document.getElementById(id);
    rota?.plan(id, again && now ? (wait ?? pace(now)) : Infinity);
  } catch {
    rota?.plan(id, pace(here), true);
  }
}

function resume() {
  rota.resume();
}

/** A page out of the history is as old as it was left. */
function shown({ persisted }) {
  const [entry] = performance.getEntriesByType("navigation");
  if (persisted || entry?.type === "back_forward") rota.resume(true);
}

start();
