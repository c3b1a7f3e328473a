/** Hides and shows widgets without leaving the page. Without this file the same forms are sent by the browser. */
import { isShut } from "./door.js";
import { parse, swap } from "./swap.js";

const forms = "form.hide, form.show";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let news;
let queue = Promise.resolve();
let moving;

export function start() {
  if (news) return;
  news = document.createElement("p");
  news.className = "vh";
  news.role = "status";
  document.body.append(news);
  document.addEventListener("submit", take);
}

export function stop() {
  document.removeEventListener("submit", take);
  news?.remove();
  news = undefined;
}

function take(event) {
  const form = event.target;
  if (!form.matches(forms) || event.defaultPrevented) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  // One after another, so that the last answer to arrive is the latest.
  queue = queue.then(() => send(form, event.submitter)).catch(() => fall(form));
}

async function send(form, button) {
  const answer = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form, button)),
    headers: { Accept: "text/html", "HX-Request": "true" },
    // Whoever leaves the page at once has still said what is to be hidden.
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  });
  if (isShut(answer)) return;
  const elements = answer.ok ? parse(await answer.text()) : [];
  if (!document.getElementById(elements[0]?.id)) throw new Error("the answer has no place on this page");
  const active = document.activeElement;
  const pressed = active === document.body ? button : active;
  await animate(elements, () => {
    const [[old, fresh]] = swap(elements, pressed);
    const title = (old.querySelector("h2") ?? fresh.querySelector("h2"))?.textContent ?? "Widget";
    news.textContent = `${title} ${fresh.hidden ? "hidden" : "shown"}`;
  });
}

/** Each card has a name for as long as it moves: the one that comes or goes fades, its neighbours glide. */
async function animate(elements, change) {
  if (!document.startViewTransition || calm.matches || document.hidden) return change();
  for (const element of document.querySelectorAll(".card, .tray")) name(element);
  elements.forEach(name);
  const mine = (moving = document.startViewTransition(change));
  mine.ready.catch(() => {});
  const end = () => {
    if (mine !== moving) return;
    for (const element of document.querySelectorAll("[style]")) unname(element);
  };
  mine.finished.then(end, end);
  await mine.updateCallbackDone;
}

function name(element) {
  if (element.id) element.style.viewTransitionName = `at-${element.id}`;
}

function unname(element) {
  element.style.viewTransitionName = "";
  if (!element.style.length) element.removeAttribute("style");
}

function fall(form) {
  if (form.isConnected) form.submit();
  else location.reload();
}

start();
