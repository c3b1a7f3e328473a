/** Hides and shows widgets without leaving the page. Without this file the same forms are sent by the browser. */
import { say } from "./news.js";
import { sending } from "./send.js";
import { swap } from "./swap.js";

/** What is said behind the title of a card that has gone, and of one that is back. */
const outcomes = {
  en: [" hidden", " shown"],
  de: [" ausgeblendet", " eingeblendet"],
  fr: ["\u202f: masqué", "\u202f: affiché"],
  es: [": oculto", ": visible"],
  ja: ["を非表示にしました", "を表示しました"],
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let moving;

export const { start, stop } = sending("form.hide, form.show", (elements, form, button) => {
  const active = document.activeElement;
  const pressed = active === document.body ? button : active;
  return animate(elements, () => {
    const [[old, fresh]] = swap(elements, pressed);
    const title = (old.querySelector("h2") ?? fresh.querySelector("h2"))?.textContent ?? "Widget";
    const [hidden, shown] = outcomes[document.documentElement.lang] ?? outcomes.en;
    say(`${title}${fresh.hidden ? hidden : shown}`);
  });
});

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

start();
