"""Pages of others drive fragments with Turbo, as it comes: frames, lazy frames and streams."""

import pytest
from clients import Lab
from playwright.sync_api import expect


@pytest.fixture
def lab(visitor):
    someone = visitor()
    return someone, Lab(someone)


def open_page(lab, body: str):
    someone, page = lab
    page.open("turbo.html", "turbo.js", body)
    return someone.page


@pytest.mark.parametrize("loading", ["eager", "lazy"])
def test_a_frame_loads_its_widget(lab, loading):
    page = open_page(lab, f'<turbo-frame id="mine" src="/fragments/server/clock" loading="{loading}"></turbo-frame>')
    expect(page.locator("turbo-frame#mine section#server_clock").get_by_role("heading", name="Clock")).to_be_visible()
    assert page.locator("turbo-frame").count() == 1


def test_a_lazy_frame_asks_only_when_it_is_seen(lab):
    someone, _ = lab
    page = open_page(
        lab,
        '<turbo-frame id="first" src="/fragments/server/almanac"></turbo-frame><div style="height: 5000px"></div>'
        '<turbo-frame id="mine" src="/fragments/server/clock" loading="lazy">Later</turbo-frame>',
    )
    expect(page.locator("#first section")).to_be_visible()
    asked = [it for it in someone.requested if it.endswith("/server/clock")]
    assert asked == []
    page.locator("#mine").scroll_into_view_if_needed()
    expect(page.locator("#mine section#server_clock")).to_be_visible()


def test_our_own_forms_hide_and_show_in_frames(lab):
    page = open_page(
        lab,
        '<turbo-frame id="card" src="/fragments/server/clock"></turbo-frame>'
        '<turbo-frame id="drawer" src="/fragments/server/tray"></turbo-frame>',
    )
    card, tray = page.locator("#server_clock"), page.locator("#server_tray")
    expect(tray).to_be_attached()
    card.get_by_role("button", name="Hide Clock").click()
    expect(card).to_be_hidden()
    chip = tray.get_by_role("button", name="Clock")
    expect(chip).to_be_visible()
    chip.click()
    expect(card.get_by_role("heading", name="Clock")).to_be_visible()
    expect(tray).to_be_empty()


def test_a_form_outside_any_frame_changes_what_is_there(lab):
    page = open_page(
        lab,
        '<form method="post" action="/fragments/server/clock/hide"><button>Away with it</button></form>'
        '<turbo-frame id="card" src="/fragments/server/clock"></turbo-frame>'
        '<turbo-frame id="drawer" src="/fragments/server/tray"></turbo-frame>',
    )
    expect(page.locator("#server_clock").get_by_role("heading", name="Clock")).to_be_visible()
    expect(page.locator("#server_tray")).to_be_attached()
    with page.expect_response("**/hide") as answer:
        page.get_by_role("button", name="Away with it").click()
    assert answer.value.headers["content-type"].startswith("text/vnd.turbo-stream.html")
    # The widget that was addressed comes first.
    assert answer.value.text().startswith('<turbo-stream action="replace" target="server_clock">')
    expect(page.locator("#server_clock")).to_be_hidden()
    expect(page.locator("#server_tray").get_by_role("button", name="Clock")).to_be_visible()
    assert page.url.endswith("/lab/turbo.html")


def test_a_failed_widget_says_so_inside_its_frame(lab):
    page = open_page(lab, '<turbo-frame id="mine" src="/fragments/rehearsal/failing?wait=10"></turbo-frame>')
    expect(page.locator("turbo-frame#mine section.failed").get_by_role("button", name="Try now")).to_be_visible()


def test_an_error_is_told_inside_the_frame_that_asked(lab):
    someone, _ = lab
    someone.pardon("404 instead of success")
    someone.pardon("console error")
    page = open_page(
        lab,
        '<turbo-frame id="mine"><form method="post" action="/fragments/server/clock/dance"><button>Odd</button></form>'
        "</turbo-frame><p>The rest of the page</p>",
    )
    page.get_by_role("button", name="Odd").click()
    expect(page.locator("turbo-frame#mine")).to_contain_text("Nothing at this address does that")
    expect(page.get_by_text("The rest of the page")).to_be_visible()


def test_the_answer_for_a_frame_is_that_frame_alone(lab):
    someone, _ = lab
    for path, status in (("server/clock", 200), ("today/nobody", 404)):
        address = f"{someone.origin}/fragments/{path}"
        answer = someone.context.request.get(address, headers={"Turbo-Frame": "mine", "Accept": "text/html"})
        assert answer.status == status
        assert answer.text().strip().startswith('<turbo-frame id="mine"')
        assert answer.text().strip().endswith("</turbo-frame>")
