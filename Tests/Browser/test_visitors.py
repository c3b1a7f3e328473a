"""What a visitor has chosen is theirs: on every tab, and on nobody else's."""

import re

import pytest
from playwright.sync_api import expect
from widget import almanac, clock

RETURN_TO_TAB = """() => {
  const look = hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    const state = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  look(true);
  look(false);
}"""


def test_two_visitors_side_by_side_never_see_each_others_state(visitor):
    one, other = visitor(), visitor()
    for _ in range(2):
        one.open("/server")
        other.open("/server")
        clock(one).expect_shown()
        clock(one).hide()
        other.page.reload()
        clock(other).expect_shown()
        almanac(other).hide()
        one.page.reload()
        almanac(one).expect_shown()
        clock(one).show()
        other.page.reload()
        almanac(other).expect_hidden()
        almanac(other).show()
    values = {cookie["value"] for it in (one, other) for cookie in it.context.cookies()}
    assert len(values) == 2
    nobody = visitor()
    nobody.open("/server")
    clock(nobody).expect_shown()
    almanac(nobody).expect_shown()


def test_a_second_tab_agrees_when_one_returns_to_it(visitor):
    one = visitor()
    one.open("/server")
    clock(one).hide()
    clock(one).show()
    second = visitor(beside=one)
    second.open("/server")
    clock(one).hide()
    second.page.evaluate(RETURN_TO_TAB)
    clock(second).expect_hidden()
    clock(one).show()
    second.page.evaluate(RETURN_TO_TAB)
    clock(second).expect_shown()


def test_a_second_tab_agrees_after_a_poll(visitor):
    one = visitor()
    one.open("/server")
    clock(one).hide()
    clock(one).show()
    second = visitor(beside=one)
    second.page.clock.install()
    second.open("/server")
    clock(second).expect_shown()
    clock(one).hide()
    # Twice the pace that the widget announces.
    second.page.clock.fast_forward(120_000)
    clock(second).expect_hidden()


def test_reading_sets_no_cookie_and_the_first_change_sets_one(visitor):
    someone = visitor()
    for path in ("/", "/server", "/fragments", "/fragments/server/clock"):
        someone.open(path)
    assert someone.context.cookies() == []
    someone.open("/server")
    with someone.page.expect_response("**/hide") as first:
        clock(someone).hide_button.click()
    assert "set-cookie" in first.value.all_headers()
    clock(someone).expect_hidden()
    with someone.page.expect_response("**/show") as second:
        clock(someone).chip.click()
    assert "set-cookie" not in second.value.all_headers()
    words = [it.strip().lower() for it in first.value.all_headers()["set-cookie"].split(";")]
    assert {"httponly", "samesite=lax", "path=/", f"max-age={400 * 24 * 60 * 60}"} <= set(words)
    [cookie] = someone.context.cookies()
    assert cookie["name"] == "daybook"
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", cookie["value"])


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_visitor_comes_back_after_a_restart(visitor, start, scripts):
    first = start()
    someone = visitor(origin=first.origin, java_script_enabled=scripts)
    someone.open("/server")
    clock(someone).hide()
    someone.page.goto("about:blank")
    first.stop()
    # Cookies know no ports: the same visitor finds the new server elsewhere.
    someone.origin = start().origin
    someone.open("/server")
    clock(someone).expect_hidden()


def test_what_a_visitor_sees_may_not_be_kept_for_others(visitor):
    someone = visitor()
    someone.open("/server")
    clock(someone).hide()
    someone.page.reload()
    caching = someone.open("/server").headers["cache-control"]
    assert "private" in caching or "no-store" in caching
    expect(clock(someone).chip).to_be_visible()
