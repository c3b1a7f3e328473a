"""The screens: what each is for, and the way from one to the other."""

import pytest
from playwright.sync_api import expect
from widget import almanac, clock

SCREENS = {"/": "Today", "/weather": "Weather", "/stories": "Stories", "/server": "Server"}


@pytest.mark.parametrize(("path", "name"), SCREENS.items())
def test_each_screen_says_which_it_is(visitor, path, name):
    someone = visitor()
    someone.open(path)
    assert "Daybook" in someone.page.title()
    screens = someone.page.get_by_role("navigation", name="Screens")
    expect(screens.locator("[aria-current=page]")).to_have_text(name)
    assert screens.locator("[aria-current=page]").get_attribute("href") == path


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_one_gets_from_each_screen_to_each(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/")
    for path, name in [*SCREENS.items(), *reversed(SCREENS.items())]:
        someone.page.get_by_role("navigation", name="Screens").get_by_role("link", name=name).click()
        expect(someone.page).to_have_url(someone.origin + path)


def test_the_servers_screen_has_the_machines_clock_and_calendar(visitor):
    someone = visitor()
    someone.open("/server")
    almanac(someone).expect_shown()
    clock(someone).expect_shown()


def test_the_clock_is_the_one_that_was_set(visitor):
    someone = visitor()
    someone.open("/server")
    moments = someone.page.locator("main time").evaluate_all("all => all.map(it => it.dateTime)")
    assert any(moment.startswith("2026-06-15T") for moment in moments)


def test_the_server_says_who_serves_it_and_what_it_can_be_asked(visitor):
    someone = visitor()
    someone.open("/server")
    assert someone.origin.removeprefix("http://") in someone.page.locator("main").inner_text()
    for path in ("/healthz", "/readyz", "/metrics"):
        assert someone.page.locator(f"main a[href='{path}']").count() == 1
        answer = someone.context.request.get(someone.origin + path)
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize("path", SCREENS)
def test_two_visits_look_the_same(visitor, path):
    pictures = []
    for _ in range(2):
        someone = visitor(reduced_motion="reduce")
        someone.open(path)
        pictures.append(someone.page.screenshot(full_page=True, animations="disabled"))
    assert pictures[0] == pictures[1]
