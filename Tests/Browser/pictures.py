"""Pictures of pages that can be compared: how they are taken, and how far two are apart."""

import pathlib

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Locator, Page
from server import ROOT

REFERENCES = ROOT / "Tests/Browser/__Pictures__"
REPORTS = ROOT / ".build/reports/pictures"
STAMP = REFERENCES / "recorded-with.txt"

# Half the size and few colours: what a person would notice is still there, and all of them together stay small.
SCALE = 2
COLOURS = 64

# A pixel differs if one of its colours is further away than this, of 255; a picture, if more than this share of them does.
PIXEL = 32
SHARE = 0.0002

class Difference:
    """How a picture differs from its reference, and where."""

    def __init__(self, actual: Image.Image, reference: Image.Image):
        self.sizes = (actual.size, reference.size)
        size = (max(actual.width, reference.width), max(actual.height, reference.height))
        both = [_on_canvas(picture, size) for picture in (actual, reference)]
        furthest = ImageChops.difference(*both).split()
        most = ImageChops.lighter(ImageChops.lighter(furthest[0], furthest[1]), furthest[2])
        self.mask = most.point(lambda value: 255 if value > PIXEL else 0)
        self.share = self.mask.histogram()[255] / (size[0] * size[1])
        self._both = both

    @property
    def is_noticed(self) -> bool:
        return self.sizes[0] != self.sizes[1] or self.share > SHARE

    def picture(self) -> Image.Image:
        """The reference, pale, and in red what is not as it was."""
        pale = Image.blend(self._both[1], Image.new("RGB", self.mask.size, "white"), 0.7)
        return Image.composite(Image.new("RGB", self.mask.size, (208, 0, 0)), pale, self.mask)


def _on_canvas(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    canvas = Image.new("RGB", size, "white")
    canvas.paste(picture)
    return canvas


def take(place: Page | Locator, path: pathlib.Path) -> Image.Image:
    """Takes a picture of a whole page or of one element, and answers it as small as references are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = {"full_page": True} if isinstance(place, Page) else {}
    place.screenshot(path=path, animations="disabled", caret="hide", **whole)
    with Image.open(path) as picture:
        return picture.convert("RGB").reduce(SCALE)


def keep(picture: Image.Image, path: pathlib.Path) -> None:
    """Writes a picture in few colours, so that a whole set of them can live in a repository."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Each colour gets one that is near it, however rare it is: a small red mark is not grey afterwards.
    few = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def major(browser: Browser) -> str:
    """The version of the browser, as far as it is worth a comparison."""
    return browser.version.split(".")[0]
