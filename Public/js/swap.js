/**
 * Puts fragments in the places of the elements that have their ids, and says so with `daybook:swapped` on each new one.
 *
 * What somebody was doing stays: a button that is replaced by another one for the same widget hands it the focus, and
 * what was opened or scrolled stays so.
 */

/** The elements of an answer; the marks for another library's swapping are not for the page. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.children) element.removeAttribute("hx-swap-oob");
  return [...template.content.children].filter((element) => element.id);
}

/** Swaps all that have a place on this page, and returns the pairs of old and new. */
export function swap(elements, pressed = document.activeElement) {
  const held = pressed?.getAttribute?.("aria-controls");
  const seen = pressed?.matches?.(":focus-visible");
  const pairs = [];
  for (const fresh of elements) {
    const old = document.getElementById(fresh.id);
    if (!old) continue;
    carry(old, fresh);
    old.replaceWith(fresh);
    pairs.push([old, fresh]);
  }
  if (held && !pressed.isConnected) {
    // Whoever pressed a key follows the focus; whoever clicked keeps the view.
    document.querySelector(`button[aria-controls="${CSS.escape(held)}"]`)?.focus({ preventScroll: !seen });
  }
  for (const [old, fresh] of pairs) {
    if (old !== pressed) continue;
    fresh.tabIndex = -1;
    fresh.focus({ preventScroll: true });
  }
  for (const [, fresh] of pairs) {
    fresh.dispatchEvent(new CustomEvent("daybook:swapped", { bubbles: true, detail: fresh }));
  }
  return pairs;
}

function carry(old, fresh) {
  if (old.slot) fresh.slot = old.slot;
  const opened = old.querySelectorAll("details");
  fresh.querySelectorAll("details").forEach((element, index) => (element.open ||= opened[index]?.open ?? false));
  const scrolled = [...old.querySelectorAll(".scroll")].map((element) => element.scrollLeft);
  if (scrolled.some(Boolean)) {
    requestAnimationFrame(() =>
      fresh.querySelectorAll(".scroll").forEach((element, index) => (element.scrollLeft = scrolled[index] ?? 0)),
    );
  }
}
