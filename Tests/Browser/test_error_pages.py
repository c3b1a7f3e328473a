"""Pages for addresses and methods that nothing answers."""

import pytest
from pages import PAGES

ERRORS = [page for page in PAGES.values() if "status" in page]
errors = pytest.mark.parametrize("page", ERRORS, ids=lambda it: f"{it['status']} {it['path']}")


@errors
def test_the_page_names_the_code_and_leads_home(visitor, page):
    someone = visitor()
    someone.open(**page)
    assert str(page["status"]) in someone.page.locator("main").inner_text()
    someone.page.locator("main a[href='/']").click()
    assert someone.page.url == someone.origin + "/"
    assert someone.page.get_by_role("link", name="Today").get_attribute("aria-current") == "page"


@errors
def test_a_stranger_is_shown_neither_the_address_nor_a_path(visitor, page):
    someone = visitor()
    source = someone.open(**page).text()
    for secret in ("no/such/page", "nobody", "/Sources/", "/Public", ".swift"):
        assert secret not in source


def test_a_wrong_method_is_told_the_right_ones(visitor):
    response = visitor().open(**PAGES["wrong method"])
    assert {"GET", "HEAD"} <= {method.strip() for method in response.headers["allow"].split(",")}


@errors
def test_errors_are_as_well_guarded_as_pages(visitor, page):
    headers = visitor().open(**page).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
