"""What can be seen of a streamed page while it arrives, one look after the other."""

import time
from dataclasses import dataclass, field

SCREEN = "rehearsal"
# Several times what the slowest widget takes.
ENOUGH = 30
# In the order in which they are ready: after one, two and three seconds.
SLOW = [f"{SCREEN}_slow-one", f"{SCREEN}_slow-two", f"{SCREEN}_slow-three"]
OTHERS = [f"{SCREEN}_failing", f"{SCREEN}_steady"]

# A card stands somewhere or nowhere, as itself or as its placeholder; all of it is seen in one moment. A page is not
# shown before its styles are there, so until then there is nothing to see.
LOOK = """() => {
  const main = document.querySelector("main");
  const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
  if (!main || styles.some(it => !it.sheet)) return null;
  const cards = {};
  for (const card of main.querySelectorAll("section.card")) {
    const box = card.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const name = card.id || card.slot.replace(/-wait$/, "");
    const ready = card.id !== "" && card.getAttribute("aria-busy") !== "true" && !card.querySelector(".bones");
    if (cards[name]) cards[name].twice = true;
    else cards[name] = { ready, at: [Math.round(box.top + scrollY), Math.round(box.left)] };
  }
  const shadow = main.shadowRoot;
  return {
    cards,
    ended: document.querySelector("footer") !== null,
    streamed: main.querySelector("[slot]") !== null,
    plain: !shadow || (shadow.children.length === 1 && shadow.firstElementChild.localName === "slot"),
    placeholders: main.querySelectorAll("[slot$='-wait']").length,
    ids: [...document.querySelectorAll("[id]")].map(it => it.id),
    homeless: [...main.querySelectorAll("section.card")].filter(it => !it.parentElement.closest("#rehearsal"))
      .map(it => it.id),
  };
}"""


@dataclass
class Look:
    """One moment of the page."""

    cards: dict
    ended: bool
    streamed: bool
    plain: bool
    placeholders: int
    ids: list[str]
    homeless: list[str]

    @property
    def ready(self) -> set[str]:
        return {name for name, card in self.cards.items() if card["ready"]}

    @property
    def is_whole(self) -> bool:
        """Whether every widget stands in it, be it as a placeholder."""
        return set(self.cards) == {*SLOW, *OTHERS}

    @property
    def order(self) -> list[str]:
        """The names of the widgets as one reads them."""
        return sorted(self.cards, key=lambda name: self.cards[name]["at"])


@dataclass
class Course:
    """All that was seen of a page, the repetitions left out, and how much the browser saw the layout shift."""

    looks: list[Look] = field(default_factory=list)
    shift: float = 0

    def arrivals(self) -> list[str]:
        """The slow widgets in the order in which they were first seen ready."""
        seen: list[str] = []
        for look in self.looks:
            seen += sorted(name for name in look.ready if name in SLOW and name not in seen)
        return seen


def watch(window, scripts: bool) -> Course:
    """Goes to the screen with the slow widgets, and looks until all is there and, with scripts, settled."""
    course = Course()
    window.go(f"/{SCREEN}")
    deadline = time.monotonic() + ENOUGH
    while time.monotonic() < deadline:
        seen = window.ask(LOOK)
        look = Look(**seen) if seen else None
        if look and (not course.looks or look != course.looks[-1]):
            course.looks.append(look)
        if look and look.ended and look.ready >= set(SLOW) and not (scripts and look.streamed):
            return course
        # Looking without pause would take the processor from the browser that is looked at.
        time.sleep(0.03)
    raise AssertionError(f"the page did not end; last seen: {course.looks[-1:]}")
