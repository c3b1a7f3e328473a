import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from server import PATIENCE, ROOT, Server
from visitor import Visitor


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    try:
        server = Server(log=ROOT / ".build/reports/server.log")
    except (OSError, RuntimeError) as error:
        # Said once, and not once for each test.
        pytest.exit(str(error), returncode=1)
    yield server.origin
    assert server.stop() == 0, "the server did not end in good order when asked to"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    # Chromium refuses its sandbox to root, which is what one is in most containers.
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--font-render-hinting=none", *as_root],
        )
        yield browser
        browser.close()


@pytest.fixture
def visitor(origin: str, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, who differ in the options of their browser; after the test none may have had to complain."""
    visitors: list[Visitor] = []

    def make(width: int = 1280, height: int = 800, **options) -> Visitor:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", timezone_id="UTC", **options
        )
        context.set_default_navigation_timeout(PATIENCE * 1000)
        visitors.append(Visitor(context, origin))
        return visitors[-1]

    yield make
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for one in visitors:
        one.context.close()
    assert complaints == []
