"""Pages and widgets look as they did when somebody last looked at them and was content.

Each picture is compared with its reference in `__Pictures__`, at half its size and with a tolerance. One that is not
there is written, and the test fails; `make pictures` records all of them anew. Look at what has changed before you
commit it. Where one differs, it, its reference and what is between them are in `.build/reports/pictures`.

The same browser with the same fonts draws the same pixels, so the tolerance is only what the few colours of a reference
leave out. Another browser breaks lines elsewhere, and no tolerance tells that from a mistake: where the major version of
Chromium or the version of a font is not the recorded one, nothing is compared, and the tests say so by being skipped.
"""

import os
import subprocess

import pytest
from pictures import REFERENCES, REPORTS, STAMP, Difference, keep, major, take
from PIL import Image
from playwright.sync_api import Page, expect
from server import ROOT, Server

RECORDING = bool(os.environ.get("DAYBOOK_RECORD_PICTURES"))

# The moment of the samples, at which all their figures are as they were drawn.
CLOCK = "2026-04-14T12:20:00Z"

SCREENS = ["/", "/weather", "/day", "/stories", "/server", "/kiosk", "/no/such/page"]
ROOMS = [
    "/gallery", "/gallery-weather", "/gallery-body", "/gallery-stories", "/gallery-house", "/gallery-charts",
    "/gallery-icons",
]

# What is another one each time stands where everybody sees it: the port, and the name of the request.
STEADY = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.data = texts.currentNode.data
      .replace(/127\\.0\\.0\\.1:\\d+/, "127.0.0.1:8080").replace(/^Request \\S+$/, "Request 1");
  }
}"""


def circumstances(chromium) -> str:
    """What decides how letters are drawn: the browser, and the fonts that `scripts/install picture` brings."""
    fonts = [
        subprocess.run(
            ["fc-match", "--format", "%{family} %{fontversion}", font], capture_output=True, text=True, check=True
        ).stdout
        for font in ("P052", "Inter")
    ]
    return "\n".join([f"Chromium {major(chromium)}", *fonts]) + "\n"


@pytest.fixture(scope="module", autouse=True)
def recorded_here(chromium) -> None:
    here = circumstances(chromium)
    if RECORDING or not STAMP.exists():
        STAMP.parent.mkdir(exist_ok=True)
        STAMP.write_text(here, encoding="utf-8")
    recorded = STAMP.read_text(encoding="utf-8")
    if here != recorded:
        recorded, here = (", ".join(text.splitlines()) for text in (recorded, here))
        pytest.skip(f"the references were recorded with {recorded}, and this is {here}: `make pictures` records anew")


@pytest.fixture(scope="module")
def origins(tmp_path_factory):
    """One server as everybody has it, and one with the gallery."""
    with pytest.MonkeyPatch.context() as patch:
        # What a clock on the wall says depends on where the machine is.
        patch.setenv("TZ", "UTC")
        log = tmp_path_factory.mktemp("pictures")
        with Server(log / "product.log", "--clock", CLOCK) as product:
            with Server(log / "gallery.log", "--clock", CLOCK, "--rehearse") as gallery:
                yield product.origin, gallery.origin


@pytest.fixture
def window(chromium):
    """Opens a page as it is when all has come, and nothing on it moves."""
    contexts = []

    def open_page(address: str, width: int, scheme: str) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            reduced_motion="reduce",
            locale="en-GB",
            timezone_id="UTC",
        )
        contexts.append(context)
        page = context.new_page()
        # The first visit finds nobody who has looked before; the second finds everything at rest.
        page.goto(address)
        page.goto(address)
        expect(page.locator("main [slot]")).to_have_count(0)
        while page.locator("[id$=loading-fetch]").count():
            page.reload()
        page.evaluate(STEADY)
        return page

    yield open_page
    for context in contexts:
        context.close()


def compare(name: str, taken: Image.Image) -> str | None:
    """What is to be said of a picture; nothing if it is as it was."""
    path = REFERENCES / f"{name}.png"
    if RECORDING or not path.exists():
        keep(taken, path)
        return None if RECORDING else f"{path.relative_to(ROOT)} was missing and has been written: look at it"
    with Image.open(path) as file:
        reference = file.convert("RGB")
    difference = Difference(taken, reference)
    if not difference.is_noticed:
        return None
    REPORTS.mkdir(parents=True, exist_ok=True)
    for kind, picture in (("actual", taken), ("reference", reference), ("difference", difference.picture())):
        picture.save(REPORTS / f"{name}-{kind}.png")
    return (
        f"{name} differs in {difference.share:.2%} of its pixels, sizes {difference.sizes}: "
        f"see {REPORTS.relative_to(ROOT)}/{name}-difference.png, and `make pictures` if it is meant"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_looks_as_before(origins, window, tmp_path, path, width, scheme):
    page = window(origins[0] + path, width, scheme)
    name = {"/": "today", "/no/such/page": "error"}.get(path, path.strip("/"))
    remark = compare(f"{name}-{width}-{scheme}", take(page, tmp_path / "picture.png"))
    assert remark is None, remark


@pytest.mark.parametrize("path", ROOMS)
def test_a_widget_looks_as_before_in_each_state(origins, window, tmp_path, path):
    page = window(origins[1] + path, 1280, "light")
    remarks = []
    for exhibit in page.locator(".showcase").all():
        name = exhibit.get_attribute("id").replace("_", "-")
        remarks.append(compare(name, take(exhibit, tmp_path / f"{name}.png")))
    assert remarks and [remark for remark in remarks if remark] == []
