import os
import pathlib
from collections.abc import Callable, Iterator

import account as accounts
import pytest
from firefox import FirefoxWindow
from playwright.sync_api import Browser, sync_playwright
from server import PATIENCE, ROOT, Server
from visitor import Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """The server that most tests share, with a folder for what visitors choose and the screen for rehearsals."""
    options = ["--rehearse", "--data", str(tmp_path_factory.mktemp("data"))]
    try:
        server = Server(ROOT / ".build/reports/server.log", *options)
    except (OSError, RuntimeError) as error:
        # Said once, and not once for each test.
        pytest.exit(str(error), returncode=1)
    yield server
    assert server.stop() == 0, "the server did not end in good order when asked to"


@pytest.fixture(scope="session")
def origin(server: Server) -> str:
    return server.origin


@pytest.fixture(scope="session")
def account(tmp_path_factory) -> str:
    """An account file."""
    return accounts.make(tmp_path_factory.mktemp("account") / "account")


@pytest.fixture
def data(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "data"


@pytest.fixture
def start(tmp_path: pathlib.Path, data: pathlib.Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of the test's own, one after the other on the same folder, and stops what still runs."""
    servers: list[Server] = []

    def begin(*options: str) -> Server:
        data.mkdir(exist_ok=True)
        log = tmp_path / f"server-{len(servers)}.log"
        servers.append(Server(log, "--rehearse", "--data", str(data), *options))
        return servers[-1]

    yield begin
    for server in servers:
        server.stop()


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

    def make(
        width: int = 1280,
        height: int = 800,
        beside: Visitor | None = None,
        origin: str = origin,
        locale: str = "en-GB",
        **options,
    ) -> Visitor:
        if beside:
            # The same person with a second tab.
            visitors.append(Visitor(beside.context, beside.origin))
            return visitors[-1]
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=locale, timezone_id="UTC", **options
        )
        context.set_default_navigation_timeout(PATIENCE * 1000)
        visitors.append(Visitor(context, origin))
        return visitors[-1]

    yield make
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for context in {one.context for one in visitors}:
        context.close()
    assert complaints == []


@pytest.fixture
def firefox(origin: str) -> Iterator[Callable[..., FirefoxWindow]]:
    """Opens windows of Firefox, each with its own options."""
    windows: list[FirefoxWindow] = []

    def make(origin: str = origin, **options) -> FirefoxWindow:
        windows.append(FirefoxWindow(origin, **options))
        return windows[-1]

    yield make
    for window in windows:
        window.close()
