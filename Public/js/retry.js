/** Asks a source again without leaving the page. Without this file the same form is sent by the browser. */
import { send } from "./send.js";
import { swap } from "./swap.js";

export function start() {
  document.addEventListener("submit", take);
}

export function stop() {
  document.removeEventListener("submit", take);
}

async function take(event) {
  const form = event.target;
  if (!form.matches("form.retry") || event.defaultPrevented) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try {
    const elements = await send(form, event.submitter);
    const held = form.contains(document.activeElement);
    const [[, fresh]] = swap(elements);
    if (held) focus(fresh);
  } catch {
    if (form.isConnected) form.submit();
  }
}

/** The button has gone with the failure: the focus stays in the card, so that the next key starts from there. */
function focus(card) {
  const button = card.querySelector("form.retry button, form.hide button");
  if (!button) card.tabIndex = -1;
  (button ?? card).focus({ preventScroll: true });
}

start();
