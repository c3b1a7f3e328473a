"""A fragment in a frame on a page of another origin: refused unless that origin was named."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

with_and_without_scripts = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])


@pytest.fixture
def elsewhere():
    """A site of somebody else's; `frame` is what it shows."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):  # noqa: N802
            body = f'<!DOCTYPE html><html lang="en"><title>Elsewhere</title><iframe src="{site.frame}"></iframe>'.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    site = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site.frame = "about:blank"
    site.origin = f"http://127.0.0.1:{site.server_port}"
    thread = threading.Thread(target=site.serve_forever, daemon=True)
    thread.start()
    yield site
    site.shutdown()
    thread.join()


def look(visitor, elsewhere, server, path, **options):
    """Goes to the other site's page, which frames something of ours."""
    elsewhere.frame = server.origin + path
    someone = visitor(origin=elsewhere.origin, **options)
    someone.pardon("left the origin")
    someone.page.goto(elsewhere.origin + "/", wait_until="load")
    return someone


@with_and_without_scripts
def test_a_page_elsewhere_that_was_named_shows_it(visitor, elsewhere, start, scripts):
    server = start("--embed-from", elsewhere.origin)
    someone = look(visitor, elsewhere, server, "/embed/day/day-summary", java_script_enabled=scripts)
    frame = someone.page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="Summary", exact=True)).to_be_visible()
    expect(frame.locator(".foot")).to_contain_text("sample watch")
    expect(frame.get_by_role("button", name="Hide Summary")).to_be_hidden()
    expect(frame.get_by_role("navigation")).to_have_count(0)


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ([], "/embed/day/day-summary"),
        (["--embed-from", "https://example.org"], "/embed/day/day-summary"),
        (["--embed-from", "ELSEWHERE"], "/day"),
        (["--embed-from", "ELSEWHERE"], "/fragments/day/day-summary"),
    ],
    ids=["nobody was named", "somebody else was named", "a page", "a fragment"],
)
def test_what_was_not_allowed_is_not_shown(visitor, elsewhere, start, options, path):
    server = start(*[elsewhere.origin if it == "ELSEWHERE" else it for it in options])
    # The browser says so on the console, or as a request that was blocked.
    elsewhere.frame = server.origin + path
    someone = visitor(origin=elsewhere.origin)
    for words in ("left the origin", "frame-ancestors", "ERR_BLOCKED_BY_RESPONSE"):
        someone.pardon(words)
    someone.page.goto(elsewhere.origin + "/", wait_until="load")
    frame = someone.page.frame_locator("iframe")
    expect(frame.locator("section")).to_have_count(0)
    assert any(it.endswith(path) for it in someone.requested), "the frame was asked for"


def test_a_framed_fragment_keeps_itself_up_to_date(visitor, elsewhere, start):
    server = start("--embed-from", elsewhere.origin)
    elsewhere.frame = server.origin + "/embed/server/clock"
    someone = visitor(origin=elsewhere.origin)
    someone.pardon("left the origin")
    someone.page.clock.install()
    someone.page.goto(elsewhere.origin + "/", wait_until="load")
    expect(someone.page.frame_locator("iframe").get_by_role("heading", name="Clock", exact=True)).to_be_visible()
    with someone.page.expect_response("**/fragments/server/clock"):
        someone.page.clock.fast_forward(60_000)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 800])
def test_it_is_a_good_page_by_itself(visitor, scheme, width):
    someone = visitor(width=width, color_scheme=scheme)
    someone.open("/embed/today/day-line")
    expect(someone.page.get_by_role("heading", name="The day", exact=True)).to_be_visible()
    assert someone.accessibility_violations() == []
    assert someone.sideways_overflow() == []
