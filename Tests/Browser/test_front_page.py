"""The front page of a server that has no data yet."""

import pytest


def test_it_says_what_this_is_and_who_serves_it(visitor):
    someone = visitor()
    someone.open("/")
    assert "Daybook" in someone.page.title()
    card = someone.page.get_by_role("region", name="This server")
    assert someone.origin.removeprefix("http://") in card.inner_text()


def test_its_clock_is_the_one_that_was_set(visitor):
    someone = visitor()
    someone.open("/")
    moments = someone.page.locator("main time").evaluate_all("all => all.map(it => it.dateTime)")
    assert "2026-06-15T08:00:00Z" in moments


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_it_leads_to_what_one_can_ask(visitor, path):
    someone = visitor()
    someone.open("/")
    link = someone.page.get_by_role("region", name="What you can ask it").locator(f"a[href='{path}']")
    assert link.count() == 1
    answer = someone.context.request.get(someone.origin + path)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain")


def test_two_visits_look_the_same(visitor):
    pictures = []
    for _ in range(2):
        someone = visitor(reduced_motion="reduce")
        someone.open("/")
        pictures.append(someone.page.screenshot(full_page=True, animations="disabled"))
    assert pictures[0] == pictures[1]
