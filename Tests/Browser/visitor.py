"""One visitor's window, and a record of everything in it that a good page does not do."""

import re
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Response

# Tells the console of refusals that the browser itself would report only to a collector.
REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", event =>
  console.error(`CSP: ${event.violatedDirective} refused ${event.blockedURI || event.sample}`));
"""

# Whatever moves for a while has arrived; what turns for ever, as a spinner does, is not waited for.
UNTIL_STILL = """
() => Promise.allSettled(document.getAnimations()
  .filter(it => Number.isFinite(it.effect.getComputedTiming().endTime)).map(it => it.finished)).then(() => null)
"""


class Visitor:
    """A window on the site; `complaints` says what went wrong in it, a sentence each."""

    def __init__(self, context: BrowserContext, origin: str):
        self.origin = origin
        self.context = context
        self._complaints: list[str] = []
        self.requested: list[str] = []
        self._expected_status: dict[str, int] = {}
        self._pardoned: list[str] = []
        if not context.pages:
            context.add_init_script(REPORT_VIOLATIONS)
        self.page: Page = context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self._complaints.append(f"script error: {error}"))
        self.page.on("request", self._on_request)
        self.page.on("requestfailed", self._on_failure)
        self.page.on("response", self._on_response)

    @property
    def complaints(self) -> list[str]:
        return [it for it in self._complaints if not any(words in it for words in self._pardoned)]

    def open(self, path: str, status: int = 200, method: str = "GET") -> Response:
        """Goes to a page that must answer with `status`, and waits until all that it names has arrived."""
        address = self.origin + path
        self._expected_status[address] = status
        if method != "GET":
            self.page.route(address, lambda route: route.continue_(method=method))
        response = self.page.goto(address, wait_until="load")
        self.page.unroute_all()
        self._expected_status.clear()
        assert response is not None and response.status == status
        return response

    def go(self, path: str) -> None:
        """Sets out for a page, and waits only until its answer begins."""
        self.page.goto(self.origin + path, wait_until="commit")

    def ask(self, function: str):
        """What the function, written in JavaScript, answers; it is the browser who runs it, also with scripts off."""
        return self.page.evaluate(function)

    def pardon(self, words: str) -> None:
        """Lets pass the complaints with these words in them: the test brings them about itself."""
        self._pardoned.append(words)

    def words(self) -> list[str]:
        """What the page says, line by line, but for the number that every request has of its own.

        Sorted, because the text of a streamed page comes in the order in which its parts arrived.
        """
        return sorted(re.sub(r"Request \S+", "Request", self.page.locator("main").inner_text()).splitlines())

    def accessibility_violations(self) -> list[str]:
        """What axe finds wrong, a line each: rule, element, and why."""
        self.page.evaluate(UNTIL_STILL)
        found = Axe().run(self.page).response["violations"]
        return [
            f"{violation['id']}: {' '.join(node['target'])}: {node['failureSummary']}"
            for violation in found
            for node in violation["nodes"]
        ]

    def sideways_overflow(self) -> list[str]:
        """The elements beyond the window's edges, but for what is hidden from sight or scrolls by itself."""
        return self.page.evaluate(
            """() => {
              const width = document.documentElement.clientWidth;
              const wide = document.documentElement.scrollWidth > width ? ["the page"] : [];
              const beyond = [...document.body.querySelectorAll("*")].filter(element => {
                const box = element.getBoundingClientRect();
                if (element.parentElement.closest(".table, .scroll")) return false;
                return box.width > 1 && (box.right > width + .5 || box.left < -.5);
              });
              return wide.concat(beyond.map(element => element.outerHTML.slice(0, 80)));
            }"""
        )

    def _on_console(self, message) -> None:
        # The browser repeats every 4xx and 5xx in its console; those are judged as responses.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self._complaints.append(f"console {message.type}: {message.text}")

    def _on_request(self, request) -> None:
        self.requested.append(request.url)
        if f"{urlsplit(request.url).scheme}://{urlsplit(request.url).netloc}" != self.origin:
            self._complaints.append(f"left the origin: {request.url}")

    def _on_failure(self, request) -> None:
        # Going elsewhere ends what the page before was still fetching, its icon for one.
        if request.failure != "net::ERR_ABORTED":
            self._complaints.append(f"no answer: {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        expected = self._expected_status.get(response.url)
        if response.status != expected if expected else response.status >= 400:
            self._complaints.append(f"{response.status} instead of {expected or 'success'}: {response.url}")
