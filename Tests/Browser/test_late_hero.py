"""The sky of a page that is sent before anybody knows the weather: it comes in the same answer, scripts or not."""

import time

import pytest
from firefox import FirefoxWindow
from playwright.sync_api import expect
from stream import ENOUGH
from test_streaming import CLS, Shifts

# In seconds: long enough for a browser on a busy machine to have shown the page before.
LATE = 3

# All that the sky decides, and how often the page has a first heading; of what is shown and not of what is sent.
LOOK = """() => {
  const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.getClientRects().length > 0);
  const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
  const [hero] = seen(".hero");
  if (!hero || styles.some(it => !it.sheet)) return null;
  const root = getComputedStyle(document.documentElement);
  return {
    ended: document.querySelector("footer") !== null && (document.readyState === "complete"),
    settled: document.querySelector("main [slot]") === null,
    headings: seen("h1").map(it => it.textContent),
    sky: getComputedStyle(hero).backgroundImage,
    accent: [root.getPropertyValue("--ac"), root.getPropertyValue("--ah")],
    link: getComputedStyle(seen("main .foot summary")[0] ?? hero).color,
    height: hero.getBoundingClientRect().bottom + scrollY,
  };
}"""


def course(window, scripts: bool, path: str = "/weather", question: str = LOOK) -> list[dict]:
    """What was seen of a screen, the repetitions left out, until it has ended."""
    looks: list[dict] = []
    window.go(path)
    deadline = time.monotonic() + ENOUGH
    while time.monotonic() < deadline:
        look = window.ask(question)
        if look and (not looks or look != looks[-1]):
            looks.append(look)
        if look and look["ended"] and (look["settled"] or not scripts):
            return looks
        time.sleep(0.03)
    raise AssertionError(f"the page did not end; last seen: {looks[-1:]}")


def check(looks: list[dict], rest: dict) -> None:
    first, last = looks[0], looks[-1]
    assert not first["ended"] and first["headings"] == ["Weather"]
    assert last["headings"] == ["Bergen"]
    assert all(len(look["headings"]) == 1 for look in looks)
    # The hero keeps its place, and in the end nothing tells it from one that was there at once.
    assert {look["height"] for look in looks} == {rest["height"]}
    assert first["sky"] != last["sky"] and first["accent"] != last["accent"]
    assert {**last, "settled": True} == rest


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("width", [390, 1280])
def test_a_late_sky_is_in_the_end_the_one_of_a_page_at_rest(visitor, start, scripts, width):
    someone = visitor(width=width, origin=start("--slow", str(LATE)).origin, java_script_enabled=scripts)
    shifts = Shifts(someone)
    looks = course(someone, scripts)
    late = someone.page.screenshot(full_page=True, animations="disabled")
    assert shifts.total() <= CLS
    someone.open("/weather")
    expect(someone.page.locator("main template, main [slot]")).to_have_count(0)
    check(looks, someone.ask(LOOK))
    assert someone.page.screenshot(full_page=True, animations="disabled") == late


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_firefox_shows_the_same(start, scripts):
    window = FirefoxWindow(start("--slow", str(LATE)).origin, scripts=scripts)
    try:
        looks = course(window, scripts)
        window.open("/server")
        window.open("/weather")
        window.until("() => document.querySelector('main [slot]') === null && document.querySelector('.hero')")
        check(looks, window.ask(LOOK))
    finally:
        window.close()


# What the first screen begins with, and how far down the rest of it starts.
WORDS = """() => {
  const seen = selector => [...document.querySelectorAll(selector)].filter(it => it.getClientRects().length > 0);
  if ([...document.querySelectorAll("link[rel=stylesheet]")].some(it => !it.sheet) || !seen("main .card")[0]) return null;
  const root = getComputedStyle(document.documentElement);
  return {
    ended: document.querySelector("footer") !== null && document.readyState === "complete",
    settled: document.querySelector("main [slot]") === null,
    headings: seen("h1").map(it => it.textContent),
    words: seen(".intro .voice").map(it => it.textContent),
    accent: [root.getPropertyValue("--ac"), root.getPropertyValue("--ah")],
    top: Math.min(...seen("main .card").map(it => it.getBoundingClientRect().top)),
  };
}"""


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("width", [390, 1280])
def test_what_the_day_brings_comes_late_in_the_same_answer(visitor, start, scripts, width):
    someone = visitor(width=width, origin=start("--slow", str(LATE)).origin, java_script_enabled=scripts)
    shifts = Shifts(someone)
    looks = course(someone, scripts, "/", WORDS)
    assert shifts.total() <= CLS
    first, last = looks[0], looks[-1]
    assert not first["ended"] and first["words"][0].startswith("The sky, the body and the plans of one day.")
    assert "You have slept well and run already" in last["words"][0]
    assert all(len(look["words"]) == 1 and look["headings"] == ["Good morning, Ingrid"] for look in looks)
    assert len({look["top"] for look in looks}) == 1
    # The page has its accent from the sky of the day, as one at rest has.
    assert first["accent"] != last["accent"]
    someone.open("/")
    assert someone.ask(WORDS)["accent"] == last["accent"]


def test_a_new_sky_reaches_the_whole_page_without_a_visit(visitor):
    someone = visitor()
    someone.open("/weather")
    before = someone.ask(LOOK)["accent"]
    someone.page.locator(".hero").evaluate("hero => hero.dataset.sky = 'dusk'")
    assert someone.ask(LOOK)["accent"] == [".13", "340"] != before
