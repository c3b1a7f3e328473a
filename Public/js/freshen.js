/** Keeps what is in view up to date: each address is asked at its own widget's pace, and nothing stays connected. */
import { ask } from "./ask.js";
import { Rota } from "./rota.js";
import { swap } from "./swap.js";

/** What announces a pace, and what is still loading. */
const selector = '[id][data-pace], [id][aria-busy="true"]';
const asking = new Set();
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
  if (!here || asking.has(id)) return;
  asking.add(id);
  try {
    const answer = await ask(id);
    // What was replaced in the meantime, or is in somebody's hands, waits for the next time.
    if (here.isConnected && !held(here)) {
      put(here, answer.elements);
      answer.taken();
    }
    const now = document.getElementById(id);
    rota?.plan(id, answer.again && now ? (answer.wait ?? pace(now)) : Infinity);
  } catch {
    rota?.plan(id, pace(here), true);
  } finally {
    asking.delete(id);
  }
}

function put(here, elements) {
  if (!elements.length) return;
  const before = chips(here);
  const after = new Set(swap(elements).flatMap(([, fresh]) => [...chips(fresh)]));
  // Another window hid or showed these: their own places do not know yet.
  for (const id of before.symmetricDifference(after)) freshen(id);
}

function chips(element) {
  const found = element.matches(".tray") ? element.querySelectorAll("[aria-controls]") : [];
  return new Set([...found].map((chip) => chip.getAttribute("aria-controls")));
}

/** A card that is still loading is never held: its button hands the focus over. */
function held(element) {
  const selection = document.getSelection();
  if (element.querySelector(".wait")) return false;
  return (
    element.contains(document.activeElement) ||
    element.querySelector("form[aria-busy]") ||
    (!selection.isCollapsed && selection.containsNode(element, true))
  );
}

function resume() {
  rota.resume();
}

/** A page out of the history is as old as it was left. */
function shown({ persisted }) {
  const [entry] = performance.getEntriesByType("navigation");
  if (persisted || entry?.type === "back_forward") rota.ids.forEach(freshen);
}

start();
