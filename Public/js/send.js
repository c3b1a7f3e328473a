/** Sends forms as their browser would, but without leaving the page. */
import { call } from "./ask.js";
import { parse } from "./swap.js";

/** One after another, so that the last answer to arrive is the latest, and two quick presses turn two pages. */
let queue = Promise.resolve();
/** Forms that got no answer, which are the browser's from then on. */
const given = new WeakSet();

/**
 * Takes the forms of a selector over from the browser, from `start` to `stop`: `put` gets the elements of each answer,
 * of which the first has a place on this page, with the form and its button. A form that is under way is not taken
 * once more, unless it means something else each time.
 */
export function sending(forms, put, { repeats = false } = {}) {
  function take(event) {
    const { target: form, submitter: button } = event;
    if (!form.matches(forms) || event.defaultPrevented || given.has(form)) return;
    event.preventDefault();
    if (form.ariaBusy === "true") return;
    if (!repeats) form.ariaBusy = "true";
    queue = queue.then(async () => put(await send(form, button), form, button)).catch(() => give(form, button));
  }
  return {
    start: () => document.addEventListener("submit", take),
    stop: () => document.removeEventListener("submit", take),
  };
}

async function send(form, button) {
  const answer = await call(button?.hasAttribute("formaction") ? button.formAction : form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, button)),
    // Whoever leaves the page at once has still said what is wanted.
    keepalive: true,
  });
  const address = answer.headers.get("HX-Replace-Url");
  if (address) history.replaceState(history.state, "", address);
  const elements = answer.ok ? parse(await answer.text()) : [];
  if (!document.getElementById(elements[0]?.id)) throw new Error("the answer has no place on this page");
  return elements;
}

function give(form, button) {
  if (!form.isConnected) return location.reload();
  given.add(form);
  form.requestSubmit(button);
}
