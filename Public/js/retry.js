/** Asks a source again without leaving the page. Without this file the same form is sent by the browser. */
import { isShut } from "./door.js";
import { parse, swap } from "./swap.js";

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
    const answer = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams(new FormData(form, event.submitter)),
      headers: { Accept: "text/html", "HX-Request": "true" },
      signal: AbortSignal.timeout(10_000),
    });
    if (isShut(answer)) return;
    const elements = answer.ok ? parse(await answer.text()) : [];
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
