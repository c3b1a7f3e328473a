"""Reading: a story opened from the list and left by Back, the portrait, and what a narrow page shows of it."""

import pytest
from playwright.sync_api import expect

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


def heading(someone):
    return someone.page.locator("article.read h2")


def press(someone, name):
    someone.page.get_by_role("button", name=name).click()


@SCRIPTS
def test_a_story_is_opened_from_the_list_and_left_by_back(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/stories")
    press(someone, "A quiet week for the tram")
    expect(heading(someone)).to_have_text("A quiet week for the tram")
    expect(someone.page.locator(".list [aria-current]")).to_have_text("A quiet week for the tram")
    press(someone, "Next: Swift on small machines")
    expect(heading(someone)).to_have_text("Swift on small machines")
    press(someone, "Back to A quiet week for the tram")
    expect(heading(someone)).to_have_text("A quiet week for the tram")
    press(someone, "Back to Stories")
    expect(someone.page.get_by_role("button", name="Read on")).to_be_visible()
    expect(someone.page.locator(".list [aria-current]")).to_have_count(0)


@SCRIPTS
def test_an_open_story_is_still_open_after_a_reload_and_nobody_else_has_it_open(visitor, scripts):
    someone, somebody_else = visitor(java_script_enabled=scripts), visitor(java_script_enabled=scripts)
    someone.open("/stories")
    press(someone, "On keeping a weather diary")
    # Without scripts the press is a navigation, and a reload in the midst of one is lost.
    expect(heading(someone)).to_have_text("On keeping a weather diary")
    someone.page.reload()
    expect(heading(someone)).to_have_text("On keeping a weather diary")
    somebody_else.open("/stories")
    expect(heading(somebody_else)).to_have_text("The bridge that counts rain")


@SCRIPTS
def test_a_narrow_page_shows_the_list_or_the_story(visitor, scripts):
    someone = visitor(width=390, java_script_enabled=scripts)
    someone.open("/stories")
    expect(someone.page.locator(".list")).to_be_visible()
    expect(heading(someone)).to_be_hidden()
    press(someone, "Choir notes, spring programme")
    expect(someone.page.locator(".list")).to_be_hidden()
    expect(heading(someone)).to_be_in_viewport()
    press(someone, "Back to Stories")
    expect(someone.page.locator(".list")).to_be_visible()


def test_the_keyboard_is_enough_to_read(visitor):
    someone = visitor()
    someone.open("/stories")
    someone.page.get_by_role("button", name="Swift on small machines").focus()
    someone.page.keyboard.press("Enter")
    expect(heading(someone)).to_have_text("Swift on small machines")
    # The next key starts from the story, not from the top of the page.
    someone.page.keyboard.press("Tab")
    focused = someone.page.evaluate("document.activeElement.innerText")
    assert focused == "Back to Stories"
    someone.page.keyboard.press("Enter")
    expect(someone.page.get_by_role("button", name="Read on")).to_be_visible()


@SCRIPTS
def test_the_portrait_grows_and_shrinks_and_what_is_below_makes_room(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/stories")
    portrait, place = someone.page.locator(".portrait-frame"), someone.page.locator(".place").first
    assert portrait.bounding_box()["width"] == 112
    before = place.bounding_box()["height"]
    press(someone, "Make the portrait larger")
    expect(someone.page.get_by_role("button", name="Make the portrait smaller")).to_be_visible()
    assert portrait.bounding_box()["width"] == 256
    assert place.bounding_box()["height"] == before + 144
    press(someone, "Make the portrait smaller")
    expect(someone.page.get_by_role("button", name="Make the portrait larger")).to_be_visible()
    assert place.bounding_box()["height"] == before


@SCRIPTS
def test_a_profile_that_is_put_away_comes_back_from_the_tray(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/stories")
    press(someone, "Hide Profile")
    expect(someone.page.locator(".who")).to_be_hidden()
    press(someone, "Show Profile")
    expect(someone.page.locator(".who")).to_be_visible()


@SCRIPTS
def test_slow_stories_arrive_in_their_places(visitor, start, scripts):
    server = start("--slow", "1")
    someone = visitor(origin=server.origin, java_script_enabled=scripts)
    someone.page.goto(server.origin + "/stories", wait_until="commit")
    expect(someone.page.get_by_text("Asking 3 sample feeds").first).to_be_visible()
    expect(someone.page.locator(".list").get_by_role("button", name="A quiet week for the tram")).to_be_visible()
    expect(heading(someone).first).to_have_text("The bridge that counts rain")
    expect(someone.page.get_by_text("Asking 3 sample feeds").locator("visible=true")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1920])
def test_the_kiosk_is_dark_and_has_nothing_to_press(visitor, width):
    someone = visitor(width=width, height=1080, color_scheme="light")
    someone.open("/kiosk")
    assert someone.page.locator(".panel h2").count() == 3
    assert someone.page.locator("a, button").count() == 0
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []
    dark = someone.page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert dark == "dark"
