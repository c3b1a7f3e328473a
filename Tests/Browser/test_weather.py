"""The weather: how it is on paper, what opens, and what it says of itself while it is made up."""

import re

import pytest
from playwright.sync_api import expect


def sheets(page) -> int:
    pdf = page.pdf(prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("view", ["/weather", "/weather?view=day", "/weather?view=week"])
def test_the_weather_fits_on_two_sheets(visitor, view):
    someone = visitor()
    someone.open(view)
    assert sheets(someone.page) <= 2


def test_a_sheet_shows_the_cards_and_no_buttons(visitor):
    someone = visitor()
    someone.open("/weather")
    someone.page.emulate_media(media="print")
    for name in ["Next 48 hours", "Right now", "Sun and moon", "Days ahead"]:
        expect(someone.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    for button in someone.page.get_by_role("button").all():
        expect(button).not_to_be_visible()
    # Nothing stands beyond the edge of the paper.
    someone.page.set_viewport_size({"width": 703, "height": 1032})
    assert someone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_day_ahead_opens_its_hours_without_scripts(visitor):
    someone = visitor(java_script_enabled=False)
    someone.open("/weather?view=week")
    days = someone.page.locator(".week > li")
    expect(days).to_have_count(16)
    hours = days.nth(2).locator(".hours > li")
    expect(hours.first).not_to_be_visible()
    days.nth(2).locator("summary").click()
    expect(hours).to_have_count(24)
    expect(hours.first).to_be_visible()


def test_made_up_weather_says_how_to_have_weather_of_ones_own(visitor):
    someone = visitor()
    someone.open("/weather")
    note = someone.page.get_by_role("region", name="Weather of your own")
    expect(note).to_contain_text("dashboard.yaml")
    expect(note.locator("code")).to_contain_text("providers: [{kind: open-meteo}]")
