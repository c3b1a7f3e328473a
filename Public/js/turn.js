/** Turns to another day, page or story without leaving the page. Without this file the browser sends the same forms. */
import { say } from "./news.js";
import { send } from "./send.js";
import { swap } from "./swap.js";

const forms = "form.strip, form.turn, form.open, form.on, form.pager, form.back";
/** Forms that got no answer, which are the browser's from then on. */
const given = new WeakSet();
let queue = Promise.resolve();

export function start() {
  document.addEventListener("submit", take);
}

export function stop() {
  document.removeEventListener("submit", take);
}

function take(event) {
  const [form, button] = [event.target, event.submitter];
  if (!form.matches(forms) || event.defaultPrevented || given.has(form)) return;
  event.preventDefault();
  // One after another, so that two quick presses turn two pages.
  queue = queue.then(() => turn(form, button)).catch(() => fall(form, button));
}

async function turn(form, button) {
  const elements = await send(form, button);
  const active = document.activeElement;
  const isHeld = form.contains(active) || active === twin(button);
  const changed = swap(elements).find(([old, fresh]) => heading(fresh) && heading(fresh) !== heading(old));
  if (changed) say(heading(changed[1]));
  const place = document.getElementById(form.elements.return?.value.split("#")[1]) ?? changed?.[1];
  const goes = Boolean(form.elements.return);
  if (goes && place && isOutOfSight(place)) place.scrollIntoView();
  if (!isHeld || !place) return;
  // Whoever opens something goes on from there; whoever leafs through pages stays at the button.
  const next = (!goes && twin(button)) || place;
  if (next === place) place.tabIndex = -1;
  next.focus({ preventScroll: true });
}

function isOutOfSight(element) {
  const { top } = element.getBoundingClientRect();
  return top < 0 || top > window.innerHeight;
}

function heading(element) {
  return element.querySelector("h1, h2, h3")?.textContent;
}

/** The button that stands for the same thing now, if it can still be pressed. */
function twin({ name, value, textContent }) {
  return [...document.querySelectorAll("main button:enabled")].find(
    (it) => it.name === name && it.value === value && it.textContent === textContent && it.checkVisibility(),
  );
}

function fall(form, button) {
  if (!form.isConnected) return location.reload();
  given.add(form);
  form.requestSubmit(button);
}

start();
