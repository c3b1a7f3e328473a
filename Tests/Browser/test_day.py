"""A day of somebody's body: choosing one, hiding a section on the way, and finding both again."""

import pytest
from playwright.sync_api import expect

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


def days(someone):
    return someone.page.locator("#day_calendar button.day")


@with_and_without_scripts
def test_a_chosen_day_is_shown_everywhere_and_what_was_hidden_stays_so(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    title = someone.page.locator("h1").inner_text()
    someone.page.get_by_role("button", name="Hide Sleep", exact=True).click()
    expect(someone.page.locator("#day_sleep")).to_be_hidden()
    days(someone).nth(2).click()
    expect(someone.page.locator("h1")).not_to_have_text(title)
    chosen = someone.page.locator("h1").inner_text()
    for section in ["day-summary", "average", "workout", "weekly-sleep", "resting"]:
        expect(someone.page.locator(f"#day_{section} .foot")).to_contain_text(f"As of {chosen}")
    expect(someone.page.locator("#day_sleep")).to_be_hidden()
    someone.page.reload()
    expect(someone.page.locator("h1")).to_have_text(chosen)
    someone.page.get_by_role("button", name="Show Sleep").click()
    expect(someone.page.locator("#day_sleep .foot")).to_contain_text(f"As of {chosen}")


@with_and_without_scripts
def test_weeks_are_turned_as_far_as_there_are_any(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    today = someone.page.locator("h1").inner_text()
    expect(someone.page.get_by_role("button", name="Later week")).to_be_disabled()
    first = days(someone).first.get_attribute("value")
    someone.page.get_by_role("button", name="Earlier week").click()
    expect(days(someone).first).not_to_have_attribute("value", first)
    someone.page.get_by_role("button", name="Later week").click()
    expect(someone.page.locator("h1")).to_have_text(today)


def test_a_second_tab_of_the_same_visitor_has_the_day_too_and_another_visitor_has_today(visitor):
    one = visitor()
    one.open("/day")
    today = one.page.locator("h1").inner_text()
    days(one).first.click()
    expect(one.page.locator("h1")).not_to_have_text(today)
    tab = visitor(beside=one)
    tab.open("/day")
    expect(tab.page.locator("h1")).to_have_text(one.page.locator("h1").inner_text())
    other = visitor()
    other.open("/day")
    expect(other.page.locator("h1")).to_have_text(today)
