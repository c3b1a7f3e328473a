/** Brings a widget up to date, unless somebody has it in their hands. */
import { ask } from "./ask.js";
import { swap } from "./swap.js";

/** By id: the questions that are under way. */
const asked = new Map();

/** The answer to the question that is under way already, or else to a new one; throws if there is none. */
export function renew(here) {
  if (!asked.has(here.id)) asked.set(here.id, question(here).finally(() => asked.delete(here.id)));
  return asked.get(here.id);
}

async function question(here) {
  const answer = await ask(here.id);
  // What was replaced in the meantime, or is in somebody's hands, waits for the next time.
  if (here.isConnected && !held(here)) {
    if (answer.elements.length) put(here, answer.elements);
    answer.taken();
  }
  return answer;
}

function put(here, elements) {
  const before = chips(here);
  const after = new Set(swap(elements).flatMap(([, fresh]) => [...chips(fresh)]));
  // Another window hid or showed these: their own places do not know yet.
  for (const id of before.symmetricDifference(after)) {
    const place = document.getElementById(id);
    if (place) renew(place).catch(() => {});
  }
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
