"""Takes docs/screenshot.png, the README's picture, of the debug build with a frozen clock."""

import os
import sys

sys.path.insert(0, "Tests/Browser")

from playwright.sync_api import sync_playwright  # noqa: E402
from server import ROOT, Server  # noqa: E402

# The address is in the picture, so it is the one that `make run` gives.
server = Server(ROOT / ".build/reports/screenshot.log", listen="127.0.0.1:8080")
try:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--font-render-hinting=none", *(["--no-sandbox"] if os.geteuid() == 0 else [])],
        )
        page = browser.new_page(
            viewport={"width": 1280, "height": 880}, color_scheme="light", locale="en-GB", timezone_id="UTC"
        )
        page.goto(server.origin + "/")
        picture = ROOT / "docs/screenshot.png"
        picture.parent.mkdir(exist_ok=True)
        page.screenshot(path=picture, animations="disabled")
        browser.close()
finally:
    server.stop()

kilobytes = picture.stat().st_size / 1000
print(f"{picture.relative_to(ROOT)}: {kilobytes:.0f} kB")
sys.exit("The picture is larger than the 150 kB it may have" if kilobytes > 150 else 0)
