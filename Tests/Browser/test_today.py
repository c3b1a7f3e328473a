"""The first screen: the day on one line, a card for each part of it, and the way on from each."""

import pytest
from playwright.sync_api import expect
from server import Server
from widget import Widget

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
CARDS = ["day-line", "weather-glance", "day-summary", "next", "last-night", "to-read", "tomorrow"]
# The layout shift that goes unnoticed.
CLS = 0.02


@with_and_without_scripts
def test_it_greets_and_says_what_the_day_brings(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/")
    expect(someone.page.locator("h1")).to_have_text("Good morning, Ingrid")
    expect(someone.page.locator(".dateline")).to_have_text("Monday 15 June, Bergen")
    expect(someone.page.locator(".voice")).to_contain_text("You have slept well and run already")
    for card in CARDS:
        expect(someone.page.locator(f"section#today_{card}")).to_be_visible()
    # The line for now has its name, and the table says the same to those who would rather read.
    line = someone.page.locator("#today_day-line")
    expect(line.locator("svg text", has_text="10:00 now")).to_be_visible()
    line.get_by_text("Show as a table").click()
    expect(line.get_by_role("row", name="Dentist")).to_contain_text("to come")
    expect(line.get_by_role("row", name="Run, along the fjord")).to_contain_text("over")


@with_and_without_scripts
def test_a_story_is_opened_from_here_where_one_reads(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/")
    someone.page.get_by_role("button", name="A quiet week for the tram").click()
    expect(someone.page.locator("#stories_feed_reader_pages h2")).to_have_text("A quiet week for the tram")
    assert someone.page.url.startswith(someone.origin + "/stories")


@with_and_without_scripts
def test_a_card_is_put_away_and_stays_so(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/")
    tomorrow = Widget(someone.page, "today/tomorrow", "Tomorrow")
    tomorrow.hide()
    someone.page.reload()
    tomorrow.expect_hidden()
    tomorrow.show()


@pytest.mark.parametrize("width", [320, 1000])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_where_there_is_little_room(visitor, scheme, width):
    someone = visitor(width=width, color_scheme=scheme)
    someone.open("/")
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []


@with_and_without_scripts
@pytest.mark.parametrize("path", ["/", "/day"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_when_the_cards_come_late(chromium, tmp_path, width, path, scripts):
    # A server of its own, on which nobody has waited yet; a window so high that all of the page is seen.
    with Server(tmp_path / "server.log", "--slow", "1") as server:
        context = chromium.new_context(viewport={"width": width, "height": 4000}, java_script_enabled=scripts)
        try:
            page = context.new_page()
            shifts: list[float] = []
            developer = context.new_cdp_session(page)
            developer.on(
                "PerformanceTimeline.timelineEventAdded",
                lambda message: shifts.append(message["event"]["layoutShiftDetails"]["value"]),
            )
            developer.send("PerformanceTimeline.enable", {"eventTypes": ["layout-shift"]})
            page.goto(server.origin + path, wait_until="commit")
            expect(page.locator("main .wait").first).to_be_visible()
            # The browser tells of shifts with a frame: one before the cards come, and one after.
            page.screenshot()
            page.wait_for_load_state("load")
            expect(page.locator(".foot", has_text="As of").last).to_be_visible()
            page.screenshot()
            assert sum(shifts) <= CLS
        finally:
            context.close()
