/** Sends a form as its browser would, but without leaving the page. */
import { isShut } from "./door.js";
import { parse } from "./swap.js";

/** The elements of the answer, of which the first has a place on this page. Throws if there is no such answer. */
export async function send(form, button) {
  const answer = await fetch(button?.hasAttribute("formaction") ? button.formAction : form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, button)),
    headers: { Accept: "text/html", "HX-Request": "true" },
    // Whoever leaves the page at once has still said what is wanted.
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  });
  // The page is on its way out, so nothing is made of the answer.
  if (isShut(answer)) return new Promise(() => {});
  const elements = answer.ok ? parse(await answer.text()) : [];
  if (!document.getElementById(elements[0]?.id)) throw new Error("the answer has no place on this page");
  return elements;
}
