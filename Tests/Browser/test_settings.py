"""Language, units and clock are settled on one page and hold on all of them, with scripts and without."""

import pytest
from playwright.sync_api import expect

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
LANGUAGES = ["en", "de", "fr", "es", "ja"]
SCREENS = ["/", "/weather", "/day", "/stories", "/server", "/settings", "/kiosk"]


@with_and_without_scripts
def test_german_and_fahrenheit_hold_on_every_page_and_in_every_window(visitor, scripts):
    someone = visitor(java_script_enabled=scripts)
    someone.open("/")
    someone.page.locator(".gear").click()
    language = someone.page.locator("#settings_language")
    language.get_by_label("Deutsch").check()
    language.get_by_role("button", name="Save").click()
    expect(someone.page.locator("html")).to_have_attribute("lang", "de")
    units = someone.page.locator("#settings_units")
    units.get_by_label("Temperatur").select_option("fahrenheit")
    units.get_by_role("button", name="Speichern").click()
    expect(someone.page.locator("#settings_units").get_by_label("Temperatur")).to_have_value("fahrenheit")
    expect(someone.page.locator("#settings_language").get_by_label("Deutsch")).to_be_checked()
    for path in SCREENS:
        someone.open(path)
        expect(someone.page.locator("html")).to_have_attribute("lang", "de")
    someone.open("/settings")
    language = someone.page.locator("#settings_language")
    language.get_by_label("Wie der Browser es wünscht").check()
    language.get_by_role("button", name="Speichern").click()
    expect(someone.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_scrolls_sideways_on_a_phone_in_any_language(visitor, language):
    someone = visitor(width=390, locale=language)
    for path in SCREENS + ["/weather?view=week", "/fragments"]:
        someone.open(path)
        expect(someone.page.locator("html")).to_have_attribute("lang", language)
        assert someone.sideways_overflow() == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_ours_breaks_a_rule_in_any_language(visitor, language):
    someone = visitor(locale=language)
    for path in ["/settings", "/server", "/", "/day", "/kiosk"]:
        someone.open(path)
        assert someone.accessibility_violations() == [], path
