"""The page to which exports are brought: how far one is, what has come of it, and everything that can come between."""

import io
import json
import re
import urllib.request
import zipfile

import pytest
from playwright.sync_api import Locator, Page, expect
from server import PATIENCE
from valve import Valve

STEPS = [120, 340, 560, 780]
RECORD = (
    '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" value="{value}" '
    'startDate="{time} +0000" endDate="{time} +0000"/>\n'
)

both_ways = pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])


def export(fill: int = 0) -> bytes:
    """An export with the steps of this morning, one thing that is left out, and more of years ago where it shall be large."""
    parts = ['<?xml version="1.0"?>\n<HealthData locale="en_GB">\n']
    for hour, value in enumerate(STEPS, start=4):
        parts.append(RECORD.format(value=value, time=f"2026-06-15 {hour:02}:00:00"))
    for index in range(fill):
        parts.append(RECORD.format(value=1, time=f"2020-01-01 {index // 3600:02}:{index // 60 % 60:02}:{index % 60:02}"))
    parts.append("<Record/>\n</HealthData>\n")
    return "".join(parts).encode()


def packed(document: bytes) -> bytes:
    # Not made smaller, so that it takes a while to come.
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("apple_health_export/export.xml", document)
    return out.getvalue()


def choose(page: Page, content: bytes, name: str = "export.xml") -> None:
    page.get_by_label("The file").set_input_files({"name": name, "mimeType": "text/xml", "buffer": content})


def send(page: Page) -> None:
    page.get_by_role("button", name="Import").click()


def told(page: Page, scripts: bool) -> Locator:
    """Where the page tells how far it is: in its own place with scripts, else in a frame."""
    return page.locator("#import-state") if scripts else page.frame_locator("iframe.progress").locator("#main")


def expect_told(state: Locator, words: str | re.Pattern) -> None:
    """A frame looks again after some seconds, and a slow machine takes longer."""
    expect(state).to_contain_text(words, timeout=PATIENCE * 1000)


def steps(origin: str) -> int:
    """What the day says, for programs."""
    with urllib.request.urlopen(origin + "/fragments/day/day-summary.json?wait=10") as answer:
        return json.load(answer)["data"]["steps"]


@pytest.fixture
def house(start):
    """A server, and a way to it that lets a file come no further than the test wants."""
    server = start()
    with Valve(server.origin, "/day/import") as valve:
        yield valve


@both_ways
@pytest.mark.parametrize("kind", ["xml", "zip"])
def test_a_file_is_seen_on_its_way_and_its_report_comes_by_itself(visitor, house, scripts, kind):
    someone, other = visitor(origin=house.origin, java_script_enabled=scripts), visitor(origin=house.origin)
    other.page.clock.install()
    other.open("/day")
    someone.open("/day/import")
    document = export(fill=3000)
    choose(someone.page, document if kind == "xml" else packed(document), f"export.{kind}")
    send(someone.page)
    state = told(someone.page, scripts)
    house.let(100_000)
    expect_told(state, "Step 1 of 2: the file arrives")
    expect_told(state, re.compile(r"\d+ of \d+ kB"))
    bar = state.get_by_role("progressbar", name="Step 1 of 2")
    expect(bar).to_be_visible()
    house.let(200_000)
    expect_told(state, re.compile(r"\b(2[5-9]\d|300) of \d+ kB"))
    house.open()
    expect_told(state, "It is on file")
    expect(state.get_by_role("row", name="Samples")).to_contain_text("3005")
    expect_told(state, "1 entry names no kind")
    assert someone.page.url == house.origin + "/day/import"
    assert steps(house.origin) == sum(STEPS)
    # The day that was open before follows by itself when it asks again.
    other.page.clock.fast_forward(120_000)
    expect(other.page.locator("#day_day-summary")).to_contain_text("1800")
    state.get_by_role("link", name="To the day").click()
    expect(someone.page.locator("#day_day-summary")).to_contain_text("1800")


@both_ways
def test_so_it_is_in_firefox(firefox, house, tmp_path, scripts):
    file = tmp_path / "export.xml"
    file.write_bytes(export(fill=3000))
    window = firefox(house.origin, scripts=scripts)
    window.open("/day/import")
    window.find("#import-file").send_keys(str(file))
    window.find(".bring button").click()
    if not scripts:
        window.driver.switch_to.frame(window.find("iframe.progress"))
    tells = "() => document.querySelector('#import-state')?.textContent.includes('{}')"
    house.let(100_000)
    window.until(tells.format("Step 1 of 2: the file arrives"))
    window.until("() => document.querySelector('progress')?.value > 0")
    house.open()
    window.until(tells.format("It is on file"))
    assert steps(house.origin) == sum(STEPS)


@both_ways
def test_what_is_stopped_on_its_way_leaves_everything_and_the_choice(visitor, house, scripts):
    someone = visitor(origin=house.origin, java_script_enabled=scripts)
    someone.open("/day/import")
    choose(someone.page, export(fill=3000))
    send(someone.page)
    state = told(someone.page, scripts)
    house.let(50_000)
    expect_told(state, "Step 1 of 2")
    # It comes no further, and is stopped all the same.
    state.get_by_role("button", name="Stop").click()
    expect_told(state, "The import was stopped")
    assert steps(house.origin) != sum(STEPS)
    form = someone.page.locator(".bring")
    expect(form).to_be_visible()
    assert form.locator("input[type=file]").evaluate("it => it.files.length") == 1
    house.open()
    choose(someone.page, export())
    send(someone.page)
    expect_told(state, "It is on file")
    assert steps(house.origin) == sum(STEPS)


@both_ways
def test_whoever_reloads_or_leaves_on_the_way_is_told_that_it_was_broken_off(visitor, house, scripts):
    someone = visitor(origin=house.origin, java_script_enabled=scripts)
    questions = []
    someone.page.on("dialog", lambda it: (questions.append(it.type), it.accept()))
    someone.open("/day/import")
    choose(someone.page, export(fill=3000))
    send(someone.page)
    house.let(50_000)
    expect_told(told(someone.page, scripts), "Step 1 of 2")
    someone.page.reload()
    expect_told(told(someone.page, True), "The upload was broken off.")
    expect_told(told(someone.page, True), "Everything is as it was before.")
    expect(someone.page.locator(".bring")).to_be_visible()
    assert questions == (["beforeunload"] if scripts else [])
    assert steps(house.origin) != sum(STEPS)


@both_ways
def test_a_second_browser_sees_it_can_bring_nothing_meanwhile_and_sees_the_end(visitor, house, scripts):
    first, second = visitor(origin=house.origin), visitor(origin=house.beyond, java_script_enabled=scripts)
    second.open("/day/import")
    first.open("/day/import")
    choose(first.page, export(fill=3000))
    send(first.page)
    house.let(50_000)
    expect_told(told(first.page, True), "Step 1 of 2")
    choose(second.page, export())
    send(second.page)
    if scripts:
        expect(second.page.get_by_role("alert")).to_contain_text("Another import is under way, so nothing was sent.")
        expect_told(told(second.page, True), "Step 1 of 2")
    else:
        expect_told(told(second.page, False), "A second file was turned away")
    house.open()
    expect_told(told(first.page, True), "It is on file")
    expect_told(told(second.page, scripts), "It is on file")
    expect(second.page.locator(".bring")).to_be_visible()
    assert second.page.locator("#import-file").evaluate("it => it.files.length") == 1


@both_ways
def test_a_page_that_is_opened_on_the_way_shows_it_and_comes_to_the_end(visitor, house, scripts):
    first, second = visitor(origin=house.origin), visitor(origin=house.origin, java_script_enabled=scripts)
    first.open("/day/import")
    choose(first.page, export(fill=3000))
    send(first.page)
    house.let(50_000)
    expect_told(told(first.page, True), "Step 1 of 2")
    second.open("/day/import")
    expect_told(told(second.page, True), "Step 1 of 2")
    expect(second.page.locator(".bring")).to_be_hidden()
    house.open()
    expect_told(told(second.page, True), "It is on file")
    expect(second.page.locator(".bring")).to_be_visible()


REFUSED = {
    "no export": (b"hello", "This is neither a zip archive nor XML."),
    "a cut export": (export()[:-30], "The export ends too early, at line"),
    "an archive without one": (packed(b"<x/>"), "There is no export of Apple Health in this archive."),
    "an empty file": (b"", "The file was empty."),
    "a large file": (export(fill=3000), "The file is larger than 100 kB, the most that is taken here."),
}


@both_ways
@pytest.mark.parametrize("content, sentence", REFUSED.values(), ids=REFUSED)
def test_what_is_not_taken_is_told_in_words_and_leaves_what_was_there(visitor, start, scripts, content, sentence):
    server = start("--max-import-bytes", "100000")
    someone = visitor(origin=server.origin, java_script_enabled=scripts)
    someone.open("/day/import")
    choose(someone.page, export())
    send(someone.page)
    state = told(someone.page, scripts)
    expect_told(state, "It is on file")
    sent = [address for address in someone.requested if address.endswith("/day/import")]
    choose(someone.page, content)
    send(someone.page)
    place = someone.page.get_by_role("alert").locator("visible=true") if scripts else state
    expect_told(place, sentence)
    assert someone.page.url == server.origin + "/day/import"
    assert steps(server.origin) == sum(STEPS)
    if scripts and len(content) > 100_000:
        # It is told before a byte is sent.
        assert [address for address in someone.requested if address.endswith("/day/import")] == sent


def test_who_hears_the_page_is_told_the_ends_and_not_each_figure(visitor, house):
    someone = visitor(origin=house.origin)
    someone.open("/day/import")
    choose(someone.page, export(fill=3000))
    send(someone.page)
    house.let(50_000)
    state = told(someone.page, True)
    expect_told(state, "Step 1 of 2")
    # Whoever has pressed the button is led to what has come in its place.
    expect(state).to_be_focused()
    someone.page.evaluate(
        """() => {
          window.changes = 0;
          new MutationObserver(list => (window.changes += list.length))
            .observe(document.querySelector("body > [role=status]"), { childList: true, characterData: true });
        }"""
    )
    stop = state.get_by_role("button", name="Stop")
    stop.focus()
    for _ in range(3):
        before = state.locator(".way").inner_text()
        house.let(50_000)
        expect(state.locator(".way")).not_to_have_text(before)
    expect(stop).to_be_focused()
    assert someone.page.evaluate("window.changes") == 0
    house.open()
    expect_told(state, "It is on file")
    expect(state).to_be_focused()


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_and_nothing_scrolls_sideways_in_any_state(visitor, house, width):
    someone = visitor(origin=house.origin, width=width)
    someone.open("/day/import")
    state = told(someone.page, True)

    def judge() -> None:
        for scheme in ("light", "dark"):
            someone.page.emulate_media(color_scheme=scheme)
            assert someone.accessibility_violations() == []
        assert someone.sideways_overflow() == []

    choose(someone.page, packed(export(fill=3000)), "export.zip")
    send(someone.page)
    house.let(100_000)
    expect_told(state, "Step 1 of 2: the file arrives")
    judge()
    state.get_by_role("button", name="Stop").click()
    expect_told(state, "The import was stopped")
    judge()
    house.open()
    choose(someone.page, export())
    send(someone.page)
    expect_told(state, "It is on file")
    judge()
    choose(someone.page, b"hello")
    send(someone.page)
    expect_told(state, "It did not work")
    judge()
    # A frame's document is a page as well.
    someone.open("/day/import/progress")
    judge()
