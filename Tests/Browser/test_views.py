"""The weather can be looked at as day and week, as the day or as the week: three addresses of one screen."""

import pytest
from playwright.sync_api import expect

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


def card(someone, title: str):
    return someone.page.get_by_role("region", name=title, exact=True)


def switch(someone):
    return someone.page.get_by_role("navigation", name="View")


@SCRIPTS
def test_each_view_is_a_link_away_and_shows_its_part(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/weather")
    for name, path, titles in [
        ("Day", "/weather?view=day", ["Next 48 hours"]),
        ("Week", "/weather?view=week", ["Days ahead"]),
        ("Day and week", "/weather", ["Next 48 hours", "Days ahead"]),
    ]:
        switch(someone).get_by_role("link", name=name, exact=True).click()
        expect(someone.page).to_have_url(someone.origin + path)
        expect(switch(someone).locator("[aria-current=true]")).to_have_text(name)
        for title in ["Next 48 hours", "Days ahead"]:
            expect(card(someone, title)).to_have_count(int(title in titles))
        # The sky is over all of them.
        expect(someone.page.get_by_role("heading", level=1)).to_have_text("Bergen")
    assert someone.context.cookies() == []


@SCRIPTS
def test_what_is_put_away_in_one_view_stays_away_in_all_and_one_stays_where_one_was(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/weather?view=week")
    other = visitor(beside=someone)
    other.open("/weather?view=day")
    someone.page.get_by_role("button", name="Hide Days ahead").click()
    expect(someone.page.get_by_role("button", name="Show Days ahead")).to_be_visible()
    expect(card(someone, "Days ahead")).to_have_count(0)
    expect(someone.page).to_have_url(someone.origin + "/weather?view=week")
    other.page.get_by_role("button", name="Hide Air").click()
    expect(other.page.get_by_role("button", name="Show Air")).to_be_visible()
    expect(other.page).to_have_url(other.origin + "/weather?view=day")
    expect(card(other, "Next 48 hours")).to_be_visible()
    someone.open("/weather")
    for title in ["Days ahead", "Air"]:
        expect(card(someone, title)).to_have_count(0)
        someone.page.get_by_role("button", name=f"Show {title}").click()
        expect(card(someone, title)).to_be_visible()
        expect(someone.page).to_have_url(someone.origin + "/weather")


def test_back_goes_from_view_to_view(visitor):
    someone = visitor()
    someone.open("/weather")
    for name in ["Day", "Week"]:
        switch(someone).get_by_role("link", name=name, exact=True).click()
        expect(switch(someone).locator("[aria-current=true]")).to_have_text(name)
    someone.page.go_back()
    expect(someone.page).to_have_url(someone.origin + "/weather?view=day")
    expect(card(someone, "Next 48 hours")).to_be_visible()


def test_an_unknown_view_is_not_found(visitor):
    visitor().open("/weather?view=month", status=404)
