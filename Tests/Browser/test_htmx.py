"""Pages of others drive fragments with htmx, as it comes, in both its generations."""

import pytest
from clients import SCRIPTS, Lab, script_path
from playwright.sync_api import expect

every_htmx = pytest.mark.parametrize("script", ["htmx2.js", "htmx4.js"])

CLOCK = """
<button id="hide" hx-post="/fragments/server/clock/hide" hx-target="#server_clock" hx-swap="outerHTML">Hide</button>
<button id="show" hx-post="/fragments/server/clock/show" hx-target="#server_clock" hx-swap="outerHTML">Show</button>
<div id="server_clock" hx-get="/fragments/server/clock" hx-trigger="load" hx-swap="outerHTML">Loading</div>
<div id="server_tray" hx-get="/fragments/server/tray" hx-trigger="load" hx-swap="outerHTML"></div>
"""


@pytest.fixture
def lab(visitor):
    someone = visitor()
    return someone, Lab(someone)


def test_the_scripts_are_the_real_ones():
    for name in SCRIPTS:
        assert script_path(name).stat().st_size > 30_000


@every_htmx
def test_a_fragment_loads_into_someones_page(lab, script):
    someone, page = lab
    page.open("load.html", script, CLOCK)
    card = someone.page.locator("section#server_clock")
    expect(card.get_by_role("heading", name="Clock")).to_be_visible()
    # One element came, and nothing of a page around it.
    assert someone.page.locator("main, header, h1, html html").count() == 0


@every_htmx
def test_hide_and_show_change_the_widget_and_its_tray(lab, script):
    someone, page = lab
    page.open("toggle.html", script, CLOCK)
    card, tray = someone.page.locator("section#server_clock"), someone.page.locator("#server_tray")
    expect(card.get_by_role("heading", name="Clock")).to_be_visible()
    expect(tray).to_be_attached()
    someone.page.locator("#hide").click()
    expect(card).to_be_hidden()
    expect(tray.get_by_role("button", name="Clock")).to_be_visible()
    someone.page.locator("#show").click()
    expect(card.get_by_role("heading", name="Clock")).to_be_visible()
    expect(tray).to_be_empty()
    # What was meant for the client is not left in the page.
    assert someone.page.locator("[hx-swap-oob]").count() == 0


@every_htmx
def test_a_slow_widget_arrives_when_it_is_ready(visitor, start, script):
    someone = visitor(origin=start().origin)
    body = """<div hx-get="/fragments/rehearsal/slow-one?wait=10" hx-trigger="load" hx-swap="outerHTML"></div>"""
    Lab(someone).open("slow.html", script, body)
    expect(someone.page.locator("section#rehearsal_slow-one")).to_be_visible()
    assert someone.page.locator(".bones, [aria-busy=true]").count() == 0


@every_htmx
def test_a_failed_widget_says_so_in_its_place(lab, script):
    someone, page = lab
    body = """<div hx-get="/fragments/rehearsal/failing?wait=10" hx-trigger="load" hx-swap="outerHTML"></div>"""
    page.open("failed.html", script, body)
    card = someone.page.locator("section#rehearsal_failing.failed")
    expect(card.get_by_role("button", name="Try now")).to_be_visible()


def test_polling_ends_where_nothing_will_change(lab):
    """Only htmx 2 knows 286; htmx 4 swaps its body like that of any success."""
    someone, page = lab
    paced, still = [], []
    for name in ("server/clock", "server/almanac", "rehearsal/steady", "rehearsal/failing?wait=1"):
        address = f"{someone.origin}/fragments/{name}"
        answer = someone.context.request.get(address, headers={"HX-Request": "true"})
        assert (answer.status == 286) is ("data-pace" not in answer.text())
        (still if answer.status == 286 else paced).append(name)
    assert paced and still, "the rehearsal needs one widget that announces a pace and one that does not"
    asked: list[str] = []
    someone.page.on("request", lambda it: asked.append(it.url.partition("/fragments/")[2]))
    body = "".join(
        f'<div hx-get="/fragments/{name}" hx-trigger="every 50ms" hx-swap="innerHTML"></div>'
        for name in (paced[0], still[0])
    )
    page.open("poll.html", "htmx2.js", body)
    for _ in range(10):
        with someone.page.expect_response(f"**/fragments/{paced[0]}"):
            pass
    assert asked.count(paced[0]) >= 10
    # One more may have been on its way when the first was answered.
    assert asked.count(still[0]) <= 2


@every_htmx
def test_an_unknown_action_changes_nothing(lab, script):
    someone, page = lab
    someone.pardon("404 instead of success")
    someone.pardon("console error")
    body = """<button id="odd" hx-post="/fragments/server/clock/dance" hx-target="#there">Odd</button>
        <section id="there">As it was</section>"""
    page.open("odd.html", script, body)
    with someone.page.expect_response("**/dance") as answer:
        someone.page.locator("#odd").click()
    assert answer.value.status == 404
    # A part of a page is what a part of a page gets, also when it is an error.
    assert "<html" not in answer.value.text()
