"""A widget is hidden and shown by its button: by mouse, by keyboard, with scripts and without."""

import re

import pytest
from playwright.sync_api import expect
from widget import almanac, clock

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
by_mouse_and_keyboard = pytest.mark.parametrize(
    "press",
    [lambda it: it.click(), lambda it: it.press("Enter"), lambda it: it.press("Space")],
    ids=["mouse", "enter", "space"],
)

COUNT_TRANSITIONS = """
window.transitions = 0;
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (...all) { window.transitions++; return start.apply(this, all); };
"""

PLACES = """() => Object.fromEntries([...document.querySelectorAll("main section.card:not([hidden])")]
  .map(it => [it.id, [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight]]))"""


@with_and_without_scripts
@by_mouse_and_keyboard
def test_a_widget_goes_to_the_tray_and_comes_back(visitor, scripts, press):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/server")
    widget = clock(someone)
    widget.expect_shown()
    places = someone.page.evaluate(PLACES)
    press(widget.hide_button)
    widget.expect_hidden()
    press(widget.chip)
    widget.expect_shown()
    expect(widget.tray).to_be_hidden()
    # All stands as it stood before.
    assert someone.page.evaluate(PLACES) == places
    assert someone.page.url == someone.origin + "/server"


@with_and_without_scripts
def test_what_is_hidden_stays_hidden_on_reload(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/server")
    clock(someone).hide()
    someone.page.reload()
    clock(someone).expect_hidden()
    almanac(someone).expect_shown()


def test_with_scripts_the_page_stays_and_focus_goes_along(visitor):
    someone = visitor()
    someone.open("/server")
    someone.page.evaluate("window.stayed = true")
    widget = clock(someone)
    widget.hide_button.press("Enter")
    expect(widget.chip).to_be_focused()
    # Enter once more undoes it, and so on.
    someone.page.keyboard.press("Enter")
    expect(widget.hide_button).to_be_focused()
    someone.page.keyboard.press("Enter")
    expect(widget.chip).to_be_focused()
    assert someone.page.evaluate("window.stayed") is True


def test_others_are_told_what_happened(visitor):
    someone = visitor()
    someone.open("/server")
    region = someone.page.locator("[aria-live='polite'], [role='status']")
    clock(someone).hide()
    expect(region.filter(has_text=re.compile("Clock.*hidden", re.IGNORECASE))).to_have_count(1)
    clock(someone).show()
    expect(region.filter(has_text=re.compile("Clock.*shown", re.IGNORECASE))).to_have_count(1)


@pytest.mark.parametrize(("preference", "moves"), [("reduce", False), ("no-preference", True)])
def test_it_moves_only_for_those_who_like_movement(visitor, preference, moves):
    someone = visitor(reduced_motion=preference)
    someone.context.add_init_script(COUNT_TRANSITIONS)
    someone.open("/server")
    clock(someone).hide()
    clock(someone).show()
    assert (someone.page.evaluate("window.transitions") > 0) is moves
    if not moves:
        assert someone.page.evaluate("document.getAnimations().length") == 0


def test_impatience_does_no_harm(visitor):
    someone = visitor()
    someone.open("/server")
    someone.page.evaluate(
        "() => { const form = document.querySelector('#server_clock form.hide');"
        " for (let i = 0; i < 3; i++) form.requestSubmit(); }"
    )
    clock(someone).expect_hidden()
    someone.page.reload()
    clock(someone).expect_hidden()


def test_two_widgets_at_once_both_go(visitor):
    someone = visitor()
    someone.open("/server")
    # Someone who is known already: two first changes at once would be two people's.
    clock(someone).hide()
    clock(someone).show()
    someone.page.evaluate("document.querySelectorAll('#server form.hide').forEach(form => form.requestSubmit())")
    clock(someone).expect_hidden()
    almanac(someone).expect_hidden()
    someone.page.reload()
    clock(someone).expect_hidden()
    almanac(someone).expect_hidden()


def test_a_script_that_gets_no_answer_leaves_it_to_the_browser(visitor):
    someone = visitor()
    someone.open("/server")
    someone.pardon("no answer")

    def lose(route) -> None:
        lost = "hx-request" in route.request.headers
        route.abort("failed") if lost else route.fallback()

    someone.page.route("**/fragments/server/clock/hide", lose)
    clock(someone).hide_button.click()
    clock(someone).expect_hidden()
    assert someone.page.url == someone.origin + "/server"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_with_one_hidden_and_the_tray_open(visitor, scheme, width):
    someone = visitor(width=width, color_scheme=scheme)
    someone.open("/server")
    clock(someone).hide()
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []


@pytest.mark.parametrize("width", [390, 1280])
def test_buttons_are_large_enough_for_a_finger(visitor, width):
    someone = visitor(width=width, has_touch=True)
    someone.open("/server")
    clock(someone).hide()
    for button in someone.page.locator("main button").all():
        box = button.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24


def test_firefox_hides_and_shows_without_scripts(firefox, origin):
    window = firefox(scripts=False)
    window.open("/server")
    window.find("#server_clock form.hide button").click()
    window.find("#server_tray form.show button[aria-controls=server_clock]")
    assert window.ask("() => document.querySelector('#server_clock').hidden")
    window.find("#server_tray form.show button[aria-controls=server_clock]").click()
    window.find("#server_clock form.hide button")
    assert not window.ask("() => document.querySelector('#server_clock').hidden")
