"""What holds for every page, however somebody looks at it: enlarged, on paper, by keyboard, without motion."""

import pytest
from pages import PAGES

every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)

# More than any page of the product has; a gallery has hundreds, all of the same kinds.
STOPS = 60

FOCUSED = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const box = it.getBoundingClientRect();
  // A button that lies over its whole row draws its ring around the row.
  const rings = [getComputedStyle(it), getComputedStyle(it, "::after")];
  it.dataset.visited = Number(it.dataset.visited ?? 0) + 1;
  return {
    name: it.outerHTML.slice(0, 90),
    isSeen: box.width > 0 && box.height > 0 && it.checkVisibility({ opacityProperty: false }),
    isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    ring: Math.max(...rings.map(ring => ring.outlineStyle === "none" ? 0 : parseFloat(ring.outlineWidth))),
    visits: Number(it.dataset.visited),
  };
}"""


@every_page
def test_at_twice_the_size_nothing_scrolls_sideways(visitor, page):
    # What a window of 1280 by 800 holds when everything in it is twice as large.
    someone = visitor(width=640, height=400, device_scale_factor=2)
    someone.open(**page)
    assert someone.sideways_overflow() == []


@every_page
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_paper_it_is_dark_on_white_and_there_is_nothing_to_press(visitor, page, scheme):
    # A4 less its margins, at the 96 dots to an inch of style sheets.
    someone = visitor(width=680, height=1009, color_scheme=scheme)
    someone.open(**page)
    someone.page.emulate_media(media="print", color_scheme=scheme)
    assert someone.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    pressable = ".screens, .skip, .hide, .retry, .tray"
    assert [it for it in someone.page.locator(pressable).all() if it.is_visible()] == []
    assert someone.sideways_overflow() == []


@every_page
def test_nothing_moves_for_those_who_do_not_want_it(visitor, page):
    someone = visitor(reduced_motion="reduce")
    someone.open(**page)
    assert someone.page.evaluate("document.getAnimations().map(it => it.animationName ?? it.id)") == []


@every_page
def test_the_keyboard_gets_everywhere_and_shows_where_it_is(visitor, page):
    # Without motion, what a key brings into the window is there at once.
    someone = visitor(reduced_motion="reduce")
    someone.open(**page)
    for _ in range(STOPS):
        someone.page.keyboard.press("Tab")
        stop = someone.page.evaluate(FOCUSED)
        if stop is None or stop["visits"] > 1:
            # Out of the page, or round it.
            break
        assert stop["isSeen"] and stop["isInWindow"] and stop["ring"] >= 2, stop
    links = someone.page.locator("a, button").count()
    assert someone.page.locator("[data-visited]").count() >= min(links, 1)
