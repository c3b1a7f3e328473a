"""A screen with slow widgets arrives in one answer, each widget when it is ready, with scripts and without."""

import http.client
import zlib
from urllib.parse import urlsplit

import pytest
from firefox import FirefoxWindow
from server import Server
from stream import OTHERS, SCREEN, SLOW, Course, watch
from visitor import Visitor

# The layout shift that goes unnoticed.
CLS = 0.02


class Shifts:
    """The layout shifts in a window, by the browser's own observer, who sees them also where no script may run."""

    def __init__(self, someone: Visitor):
        self._page = someone.page
        self._values: list[float] = []
        developer = someone.context.new_cdp_session(someone.page)
        developer.on("PerformanceTimeline.timelineEventAdded", self._on_event)
        developer.send("PerformanceTimeline.enable", {"eventTypes": ["layout-shift"]})

    def total(self) -> float:
        # The browser tells of shifts with a frame: one more, and all have been told.
        self._page.screenshot()
        return sum(self._values)

    def _on_event(self, message) -> None:
        details = message["event"]["layoutShiftDetails"]
        if not details["hadRecentInput"]:
            self._values.append(details["value"])


def in_chromium(chromium, origin: str, scripts: bool) -> Course:
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, java_script_enabled=scripts)
    try:
        someone = Visitor(context, origin)
        shifts = Shifts(someone)
        course = watch(someone, scripts)
        course.shift = shifts.total()
        assert someone.complaints == []
        return course
    finally:
        context.close()


def in_firefox(origin: str, scripts: bool) -> Course:
    window = FirefoxWindow(origin, scripts=scripts)
    try:
        return watch(window, scripts)
    finally:
        window.close()


@pytest.fixture(scope="module", params=["chromium", "chromium without scripts", "firefox", "firefox without scripts"])
def course(request, chromium, tmp_path_factory) -> Course:
    scripts = "without" not in request.param
    # A server of its own each time, on which nobody has waited yet.
    with Server(tmp_path_factory.mktemp("stream") / "server.log", "--rehearse") as server:
        if request.param.startswith("chromium"):
            return in_chromium(chromium, server.origin, scripts)
        return in_firefox(server.origin, scripts)


def test_the_shell_stands_before_anything_slow_is_ready(course):
    first = next(look for look in course.looks if look.is_whole)
    assert not first.ended
    assert not first.ready & set(SLOW)
    assert f"{SCREEN}_steady" in first.ready


def test_slow_widgets_arrive_in_the_order_in_which_they_are_ready(course):
    assert course.arrivals() == SLOW


def test_each_widget_stands_in_its_own_place_from_the_beginning(course):
    orders = {tuple(look.order) for look in course.looks if look.is_whole}
    assert len(orders) == 1


def test_no_widget_stands_twice_and_no_id_is_given_twice(course):
    for look in course.looks:
        assert [name for name, card in look.cards.items() if card.get("twice")] == []
        assert len(look.ids) == len(set(look.ids))


def test_siblings_stay_once_they_are_there(course):
    whole = [look for look in course.looks if look.is_whole]
    assert all(look.is_whole for look in course.looks[course.looks.index(whole[0]) :])


def test_in_the_end_all_is_there_and_nobody_waits(course):
    assert course.looks[-1].ended
    assert course.looks[-1].ready == {*SLOW, *OTHERS}


def test_the_layout_does_not_shift(course, request):
    if "firefox" in request.node.callspec.id:
        # Firefox does not count shifts; that the cards keep their places is tried above.
        places = [{name: card["at"][1] for name, card in look.cards.items()} for look in course.looks if look.is_whole]
        assert all(place == places[0] for place in places)
    else:
        assert course.shift <= CLS


def test_with_scripts_the_page_is_plain_after_the_stream(course, request):
    last = course.looks[-1]
    if "without" in request.node.callspec.id:
        assert last.streamed
    else:
        assert last.plain and last.placeholders == 0 and last.homeless == []


def test_settling_leaves_focus_and_scroll_where_they_are(visitor, start):
    someone = visitor(height=300, origin=start().origin)
    someone.go(f"/{SCREEN}")
    button = someone.page.get_by_role("button", name="Hide Steady")
    button.focus()
    someone.page.evaluate("scrollTo(0, 40)")
    before = someone.page.evaluate("scrollY")
    someone.page.locator("footer").wait_for()
    someone.page.locator("main [slot]").first.wait_for(state="detached")
    assert someone.page.evaluate("document.activeElement.closest('section')?.id") == f"{SCREEN}_steady"
    assert someone.page.evaluate("scrollY") == before


@pytest.mark.parametrize("coding", ["identity", "gzip"])
def test_each_part_is_sent_when_it_is_ready(start, coding):
    connection = http.client.HTTPConnection(urlsplit(start().origin).netloc)
    connection.request("GET", f"/{SCREEN}", headers={"Accept-Encoding": coding, "Accept": "text/html"})
    answer = connection.getresponse()
    assert answer.status == 200
    assert answer.headers["Content-Length"] is None and answer.headers["ETag"] is None
    inflate = zlib.decompressobj(wbits=31).decompress if coding == "gzip" else bytes
    page, seen = b"", []
    while piece := answer.read1():
        page += inflate(piece)
        seen += [name for name in SLOW if f'id="{name}"'.encode() in page and name not in seen]
        if seen == SLOW[:1]:
            # The first has come, the others have not: what was ready was not held back for them.
            assert b"</main>" not in page
    assert seen == SLOW
    assert page.rstrip().endswith(b"</html>")
    connection.close()


@pytest.mark.parametrize("path", ["/", "/server"])
def test_a_page_with_nothing_to_wait_for_is_sent_in_one_piece(origin, path):
    connection = http.client.HTTPConnection(urlsplit(origin).netloc)
    connection.request("GET", path, headers={"Accept": "text/html"})
    answer = connection.getresponse()
    body = answer.read()
    assert int(answer.headers["Content-Length"]) == len(body)
    tag = answer.headers["ETag"]
    assert tag.startswith('"') and b"<template" not in body
    connection.request("GET", path, headers={"Accept": "text/html", "If-None-Match": tag})
    again = connection.getresponse()
    assert (again.status, again.read(), again.headers["ETag"]) == (304, b"", tag)
    connection.close()
