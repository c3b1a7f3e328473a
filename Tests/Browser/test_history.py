"""Back and Forward show what was left, and never a fragment without its page."""

import pytest
from clients import Lab
from playwright.sync_api import expect
from widget import clock

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


def expect_a_page(page) -> None:
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("main#main")).to_be_visible()
    expect(page.get_by_role("navigation", name="Screens")).to_be_visible()


@with_and_without_scripts
def test_back_and_forward_show_what_was_left(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/server")
    clock(someone).hide()
    someone.page.get_by_role("navigation", name="Screens").locator("a[href='/']").click()
    expect(someone.page).to_have_url(someone.origin + "/")
    someone.page.go_back()
    clock(someone).expect_hidden()
    someone.page.go_forward()
    expect(someone.page).to_have_url(someone.origin + "/")
    someone.page.go_back()
    clock(someone).expect_hidden()
    clock(someone).show()
    someone.page.get_by_role("navigation", name="Screens").locator("a[href='/']").click()
    expect(someone.page).to_have_url(someone.origin + "/")
    someone.page.go_back()
    clock(someone).expect_shown()


@with_and_without_scripts
@pytest.mark.parametrize("bfcache", [True, False], ids=["page kept", "page made anew"])
def test_firefox_shows_what_was_left_too(firefox, scripts, bfcache):
    window = firefox(scripts=scripts, bfcache=bfcache)
    chip = "#server_tray form.show button[aria-controls=server_clock]"
    window.open("/server")
    window.find("#server_clock form.hide button").click()
    window.find(chip)
    window.find("nav.screens a[href='/']").click()
    window.until("() => location.pathname === '/' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/server'")
    window.find(chip)
    window.driver.forward()
    window.until("() => location.pathname === '/' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/server'")
    window.find(chip).click()
    window.find("#server_clock form.hide button")
    window.find("nav.screens a[href='/']").click()
    window.until("() => location.pathname === '/' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/server'")
    window.find("#server_clock form.hide button")


def test_a_page_from_history_takes_up_what_happened_elsewhere(visitor):
    one = visitor()
    one.open("/server")
    clock(one).hide()
    clock(one).show()
    one.open("/")
    second = visitor(beside=one)
    second.open("/server")
    clock(second).hide()
    one.page.go_back()
    clock(one).expect_hidden()


def test_hiding_with_scripts_leaves_no_trace_in_the_history(visitor):
    someone = visitor()
    someone.open("/")
    someone.open("/server")
    for _ in range(2):
        clock(someone).hide()
        clock(someone).show()
    someone.page.reload()
    clock(someone).expect_shown()
    someone.page.go_back()
    expect(someone.page).to_have_url(someone.origin + "/")


@with_and_without_scripts
def test_a_fragments_address_shows_a_page_in_the_window(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/fragments/server/clock")
    expect_a_page(someone.page)
    expect(clock(someone).card).to_be_visible()
    someone.page.reload()
    expect_a_page(someone.page)
    someone.open("/")
    someone.page.go_back()
    expect_a_page(someone.page)


@pytest.mark.parametrize("header", ["HX-Request", None])
def test_what_a_script_fetched_is_not_what_back_shows(visitor, header):
    someone = visitor()
    someone.open("/server")
    headers = {header: "true"} if header else {}
    words = someone.page.evaluate(
        "headers => fetch('/fragments/server/clock', { headers }).then(it => it.text())", headers
    )
    assert "<html" not in words
    someone.open("/fragments/server/clock")
    expect_a_page(someone.page)
    someone.page.evaluate("headers => fetch('/fragments/server/clock', { headers }).then(it => it.text())", headers)
    someone.open("/")
    someone.page.go_back()
    expect_a_page(someone.page)


@pytest.mark.parametrize("script", ["htmx2.js", "htmx4.js"])
@pytest.mark.parametrize("arrive", ["back", "reload"])
def test_a_fragment_pushed_into_the_history_comes_back_as_a_page(visitor, script, arrive):
    someone = visitor()
    page = Lab(someone)
    page.open(
        "push.html",
        script,
        """<button id="get" hx-get="/fragments/server/clock" hx-target="#there" hx-push-url="true">Get</button>
        <div id="there"></div>""",
    )
    someone.page.locator("#get").click()
    expect(clock(someone).card).to_be_visible()
    expect(someone.page).to_have_url(someone.origin + "/fragments/server/clock")
    if arrive == "back":
        someone.open("/")
        someone.page.go_back()
    else:
        someone.page.reload()
    expect_a_page(someone.page)
    expect(clock(someone).card).to_be_visible()


def test_htmx_restores_history_with_a_page(visitor):
    """What htmx asks for when its own copy of a page is gone."""
    someone = visitor()
    someone.open("/server")
    words = someone.page.evaluate(
        "headers => fetch('/fragments/server/clock', { headers }).then(it => it.text())",
        {"HX-Request": "true", "HX-History-Restore-Request": "true"},
    )
    assert "<html" in words and 'id="server_almanac"' in words
