/** Asks for a fragment as it is now, and says only what has changed since it was last asked for. */
import { parse } from "./swap.js";

/** By id: the tag of the last answer, and its text. */
const answers = new Map();

/**
 * An answer says what to put on the page (`elements`, none if nothing changed), whether to ask again (`again`), and
 * after how many seconds the server would like that (`wait`). Call `taken` once the elements are on the page; until
 * then the next answer brings them again. Throws if there is no answer.
 */
export async function ask(id) {
  const last = answers.get(id);
  // What the page's address says of it holds for each of its parts.
  const address = `/fragments/${id.replaceAll("_", "/")}${location.search}`;
  const answer = await call(address, { cache: "no-store" }, last?.tag && { "If-None-Match": last.tag });
  const wait = Number(answer.headers.get("Retry-After")) || undefined;
  if (answer.status === 304) return { elements: [], again: true, wait, taken() {} };
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const text = await answer.text();
  const here = document.getElementById(id);
  const taken = () => answers.set(id, { tag: answer.headers.get("ETag"), text });
  const elements = parse(text);
  // An answer that is only not known yet may still say what the page says.
  const same = text === last?.text || elements.every((element) => element.isEqualNode(here));
  if (same) taken();
  return { elements: same ? [] : elements, again: answer.status !== 286, wait, taken };
}

/**
 * The answer that scripts get. Whoever is no longer let in is led to the door: the page is asked for anew, and it is
 * the door now, so nothing is made of the answer.
 */
export async function call(address, options, more) {
  const headers = { Accept: "text/html", "HX-Request": "true", ...more };
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000), ...options, headers });
  if (answer.status !== 401) return answer;
  location.reload();
  return new Promise(() => {});
}
