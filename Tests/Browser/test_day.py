"""A day of somebody's body: choosing one, hiding a section on the way, and finding both again."""

import re

import pytest
from playwright.sync_api import expect

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


def days(someone):
    return someone.page.locator("#day_calendar button.day")


def date(someone):
    """The date in large letters on the page that is open."""
    return someone.page.locator("#day_day-pages_date h2")


@with_and_without_scripts
def test_a_chosen_day_is_shown_everywhere_and_what_was_hidden_stays_so(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    title = date(someone).inner_text()
    someone.page.get_by_role("button", name="Hide Sleep", exact=True).click()
    expect(someone.page.locator("#day_sleep")).to_be_hidden()
    days(someone).nth(2).click()
    expect(date(someone)).not_to_have_text(title)
    chosen = date(someone).inner_text()
    for section in ["day-summary", "average", "workout", "weekly-sleep", "resting"]:
        expect(someone.page.locator(f"#day_{section} .foot")).to_contain_text(f"As of {chosen}")
    expect(someone.page.locator("#day_sleep")).to_be_hidden()
    someone.page.reload()
    expect(date(someone)).to_have_text(chosen)
    someone.page.get_by_role("button", name="Show Sleep").click()
    expect(someone.page.locator("#day_sleep .foot")).to_contain_text(f"As of {chosen}")


@with_and_without_scripts
def test_weeks_are_turned_as_far_as_there_are_any(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    today = date(someone).inner_text()
    expect(someone.page.get_by_role("button", name="Later week")).to_be_disabled()
    first = days(someone).first.get_attribute("value")
    someone.page.get_by_role("button", name="Earlier week").click()
    expect(days(someone).first).not_to_have_attribute("value", first)
    someone.page.get_by_role("button", name="Later week").click()
    expect(date(someone)).to_have_text(today)


def test_a_second_tab_of_the_same_visitor_has_the_day_too_and_another_visitor_has_today(visitor):
    one = visitor()
    one.open("/day")
    today = date(one).inner_text()
    days(one).first.click()
    expect(date(one)).not_to_have_text(today)
    tab = visitor(beside=one)
    tab.open("/day")
    expect(date(tab)).to_have_text(date(one).inner_text())
    other = visitor()
    other.open("/day")
    expect(date(other)).to_have_text(today)


@with_and_without_scripts
def test_days_are_turned_one_by_one_and_what_was_hidden_stays_so(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    today = date(someone).inner_text()
    sleep = someone.page.locator("#day_sleep")
    previous = someone.page.get_by_role("button", name="Previous day")
    following = someone.page.get_by_role("button", name="Next day")
    expect(following).to_be_disabled()
    someone.page.get_by_role("button", name="Hide Sleep", exact=True).click()
    expect(sleep).to_be_hidden()
    previous.click()
    expect(date(someone)).not_to_have_text(today)
    yesterday = date(someone).inner_text()
    expect(someone.page.locator("#day_average .foot")).to_contain_text(f"As of {yesterday}")
    expect(days(someone).and_(someone.page.locator("[aria-current=date]"))).to_have_text(re.compile("14"))
    expect(sleep).to_be_hidden()
    someone.page.reload()
    expect(date(someone)).to_have_text(yesterday)
    expect(sleep).to_be_hidden()
    previous.click()
    expect(date(someone)).not_to_have_text(yesterday)
    following.click()
    expect(date(someone)).to_have_text(yesterday)
    following.click()
    expect(date(someone)).to_have_text(today)
    expect(following).to_be_disabled()
    expect(sleep).to_be_hidden()
    someone.page.get_by_role("button", name="Show Sleep").click()
    expect(sleep.locator(".foot")).to_contain_text("As of 06:40")


def test_with_scripts_a_day_is_turned_to_in_place(visitor):
    someone = visitor()
    someone.open("/day")
    today = date(someone).inner_text()
    someone.page.evaluate("window.stayed = true; document.querySelector('#day_average .foot details').open = true")
    days(someone).nth(3).focus()
    someone.page.evaluate("scrollTo(0, 120)")
    someone.page.keyboard.press("Enter")
    expect(date(someone)).not_to_have_text(today)
    chosen = date(someone).inner_text()
    # The keyboard goes on from where it was, the view stays, what was open is open, and those who listen are told.
    expect(days(someone).nth(3)).to_be_focused()
    expect(someone.page.get_by_role("status").filter(has_text=chosen)).to_have_count(1)
    expect(someone.page.locator("#day_average .foot details")).to_have_attribute("open", "")
    assert someone.page.evaluate("[window.stayed, scrollY]") == [True, 120]
    previous = someone.page.get_by_role("button", name="Previous day")
    previous.press("Enter")
    previous.press("Enter")
    expect(date(someone)).to_have_text(re.compile("Wednesday 10 June"))
    expect(previous).to_be_focused()
    # At the end there is nothing more to press: the focus stays with what is shown.
    days(someone).last.click()
    expect(date(someone)).to_have_text(today)
    assert someone.page.evaluate("window.stayed") is True


def test_a_turn_that_gets_no_answer_is_left_to_the_browser(visitor):
    someone = visitor()
    someone.open("/day")
    someone.pardon("no answer")
    today = date(someone).inner_text()

    def lose(route) -> None:
        lost = "hx-request" in route.request.headers
        route.abort("failed") if lost else route.fallback()

    someone.page.route("**/fragments/day/calendar/select", lose)
    days(someone).nth(2).click()
    expect(date(someone)).not_to_have_text(today)
    assert someone.page.url.startswith(someone.origin + "/day?date=")


@with_and_without_scripts
def test_the_address_names_the_day_and_leads_back_to_it(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/day")
    today = date(someone).inner_text()
    someone.page.get_by_role("button", name="Previous day").click()
    expect(date(someone)).not_to_have_text(today)
    expect(someone.page).to_have_url(re.compile(r"/day\?date=\d{4}-\d\d-\d\d(#.*)?$"))
    address, yesterday = someone.page.url, date(someone).inner_text()
    someone.page.reload()
    expect(date(someone)).to_have_text(yesterday)
    someone.page.get_by_role("button", name="Next day").click()
    expect(date(someone)).to_have_text(today)
    expect(someone.page).to_have_url(re.compile(r"/day(#.*)?$"))
    other = visitor(java_script_enabled=scripts)
    other.page.goto(address)
    expect(date(other)).to_have_text(yesterday)
    expect(other.page.locator("#day_sleep .foot")).to_contain_text(f"As of {yesterday}")
    assert other.page.context.cookies() == []
    other.open("/day")
    expect(date(other)).to_have_text(today)


def test_a_page_of_another_day_keeps_to_it_while_it_is_kept_fresh(visitor):
    someone = visitor()
    someone.page.clock.install()
    someone.open("/day?date=" + (day := days_ago(someone, 3)))
    shown = date(someone).inner_text()
    with someone.page.expect_response(lambda answer: "/fragments/day/calendar" in answer.url) as answer:
        someone.page.clock.run_for(61_000)
    assert answer.value.url.endswith(f"?date={day}")
    expect(date(someone)).to_have_text(shown)
    expect(someone.page.locator('#day_calendar [aria-current="date"]')).to_have_attribute("value", day)


def days_ago(someone, count):
    someone.open("/day")
    return days(someone).nth(6 - count).get_attribute("value")
