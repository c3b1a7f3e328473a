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
    someone.open("/")
    clock(someone).hide()
    someone.page.get_by_role("navigation", name="Screens").locator("a[href='/server']").click()
    expect(someone.page).to_have_url(someone.origin + "/server")
    someone.page.go_back()
    clock(someone).expect_hidden()
    someone.page.go_forward()
    expect(someone.page).to_have_url(someone.origin + "/server")
    someone.page.go_back()
    clock(someone).expect_hidden()
    clock(someone).show()
    someone.page.get_by_role("navigation", name="Screens").locator("a[href='/server']").click()
    expect(someone.page).to_have_url(someone.origin + "/server")
    someone.page.go_back()
    clock(someone).expect_shown()


@with_and_without_scripts
@pytest.mark.parametrize("bfcache", [True, False], ids=["page kept", "page made anew"])
def test_firefox_shows_what_was_left_too(firefox, scripts, bfcache):
    window = firefox(scripts=scripts, bfcache=bfcache)
    chip = "#today_tray form.show button[aria-controls=today_clock]"
    window.open("/")
    window.find("#today_clock form.hide button").click()
    window.find(chip)
    window.find("nav.screens a[href='/server']").click()
    window.until("() => location.pathname === '/server' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/'")
    window.find(chip)
    window.driver.forward()
    window.until("() => location.pathname === '/server' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/'")
    window.find(chip).click()
    window.find("#today_clock form.hide button")
    window.find("nav.screens a[href='/server']").click()
    window.until("() => location.pathname === '/server' && document.readyState === 'complete'")
    window.driver.back()
    window.until("() => location.pathname === '/'")
    window.find("#today_clock form.hide button")


def test_a_page_from_history_takes_up_what_happened_elsewhere(visitor):
    one = visitor()
    one.open("/")
    clock(one).hide()
    clock(one).show()
    one.open("/server")
    second = visitor(beside=one)
    second.open("/")
    clock(second).hide()
    one.page.go_back()
    clock(one).expect_hidden()


def test_hiding_with_scripts_leaves_no_trace_in_the_history(visitor):
    someone = visitor()
    someone.open("/server")
    someone.open("/")
    for _ in range(2):
        clock(someone).hide()
        clock(someone).show()
    someone.page.reload()
    clock(someone).expect_shown()
    someone.page.go_back()
    expect(someone.page).to_have_url(someone.origin + "/server")


@with_and_without_scripts
def test_a_fragments_address_shows_a_page_in_the_window(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/fragments/today/clock")
    expect_a_page(someone.page)
    expect(clock(someone).card).to_be_visible()
    someone.page.reload()
    expect_a_page(someone.page)
    someone.open("/server")
    someone.page.go_back()
    expect_a_page(someone.page)


@pytest.mark.parametrize("header", ["HX-Request", None])
def test_what_a_script_fetched_is_not_what_back_shows(visitor, header):
    someone = visitor()
    someone.open("/")
    headers = {header: "true"} if header else {}
    words = someone.page.evaluate(
        "headers => fetch('/fragments/today/clock', { headers }).then(it => it.text())", headers
    )
    assert "<html" not in words
    someone.open("/fragments/today/clock")
    expect_a_page(someone.page)
    someone.page.evaluate("headers => fetch('/fragments/today/clock', { headers }).then(it => it.text())", headers)
    someone.open("/server")
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
        """<button id="get" hx-get="/fragments/today/clock" hx-target="#there" hx-push-url="true">Get</button>
        <div id="there"></div>""",
    )
    someone.page.locator("#get").click()
    expect(clock(someone).card).to_be_visible()
    expect(someone.page).to_have_url(someone.origin + "/fragments/today/clock")
    if arrive == "back":
        someone.open("/server")
        someone.page.go_back()
    else:
        someone.page.reload()
    expect_a_page(someone.page)
    expect(clock(someone).card).to_be_visible()


def test_htmx_restores_history_with_a_page(visitor):
    """What htmx asks for when its own copy of a page is gone."""
    someone = visitor()
    someone.open("/")
    words = someone.page.evaluate(
        "headers => fetch('/fragments/today/clock', { headers }).then(it => it.text())",
        {"HX-Request": "true", "HX-History-Restore-Request": "true"},
    )
    assert "<html" in words and 'id="today_summary"' in words
