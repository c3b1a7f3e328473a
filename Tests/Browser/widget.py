"""One widget as its visitor has it before them: to hide, to show, and to look at."""

from playwright.sync_api import Locator, Page, expect


class Widget:
    """A widget on the page that is open; its id is its path joined by underscores."""

    def __init__(self, page: Page, path: str, title: str):
        self._page = page
        self.path = path
        self.title = title
        self.id = path.replace("/", "_")
        screen = path.split("/")[0]
        self.card: Locator = page.locator(f"#{self.id}")
        self.tray: Locator = page.locator(f"#{screen}_tray")
        self.hide_button: Locator = self.card.get_by_role("button", name=f"Hide {title}")
        self.chip: Locator = self.tray.get_by_role("button", name=title)

    def hide(self) -> None:
        self.hide_button.click()
        self.expect_hidden()

    def show(self) -> None:
        self.chip.click()
        self.expect_shown()

    def expect_hidden(self) -> None:
        """Waits until the place is kept, the content gone, and the chip there."""
        expect(self.chip).to_be_visible()
        expect(self.card).to_be_hidden()
        expect(self.card).to_have_count(1)
        expect(self.card).to_be_empty()
        expect(self.chip).to_have_attribute("aria-expanded", "false")
        expect(self.chip).to_have_attribute("aria-controls", self.id)

    def expect_shown(self) -> None:
        expect(self.card.get_by_role("heading", name=self.title)).to_be_visible()
        expect(self.chip).to_have_count(0)
        expect(self.hide_button).to_have_attribute("aria-expanded", "true")
        expect(self.hide_button).to_have_attribute("aria-controls", self.id)


def clock(someone) -> Widget:
    return Widget(someone.page, "server/clock", "Clock")


def almanac(someone) -> Widget:
    return Widget(someone.page, "server/almanac", "Almanac")
