/** Asks a source again without leaving the page. Without this file the same form is sent by the browser. */
import { sending } from "./send.js";
import { swap } from "./swap.js";

export const { start, stop } = sending("form.retry", (elements, form) => {
  const held = form.contains(document.activeElement);
  const [[, fresh]] = swap(elements);
  if (held) focus(fresh);
});

/** The button has gone with the failure: the focus stays in the card, so that the next key starts from there. */
function focus(card) {
  const button = card.querySelector("form.retry button, form.hide button");
  if (!button) card.tabIndex = -1;
  (button ?? card).focus({ preventScroll: true });
}

start();
