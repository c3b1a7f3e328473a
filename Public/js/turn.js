/** Turns to another day, page or story without leaving the page. Without this file the browser sends the same forms. */
import { say } from "./news.js";
import { sending } from "./send.js";
import { swap } from "./swap.js";

const forms = "form.strip, form.turn, form.open, form.on, form.pager, form.back";

export const { start, stop } = sending(forms, turn, { repeats: true });

function turn(elements, form, button) {
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

start();
