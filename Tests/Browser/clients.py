"""Pages of other people's, with their own browser code, on the same origin as the server and never served by it."""

import importlib.util
import pathlib

from visitor import Visitor

# The packages are looked up, not imported: only the scripts in them are of use here.
SCRIPTS = {
    "htmx2.js": ("django_htmx", "static/django_htmx/htmx-2.js"),
    "htmx4.js": ("django_htmx", "static/django_htmx/htmx-4.js"),
    "turbo.js": ("turbo", "static/turbo/js/turbo.min.js"),
}


def script_path(name: str) -> pathlib.Path:
    package, path = SCRIPTS[name]
    return pathlib.Path(importlib.util.find_spec(package).submodule_search_locations[0]) / path


class Lab:
    """Answers for /lab/… in the visitor's browser: the scripts, and one page made of the markup given."""

    def __init__(self, someone: Visitor):
        self._someone = someone
        self._pages: dict[str, str] = {}
        someone.page.route("**/lab/*", self._answer)

    def open(self, name: str, script: str, body: str) -> None:
        """Goes to a page that runs the script and shows the markup."""
        head = f'<meta charset="utf-8"><title>{name}</title><script src="/lab/{script}" defer></script>'
        self._pages[name] = f'<!DOCTYPE html><html lang="en"><head>{head}</head><body>{body}</body></html>'
        self._someone.page.goto(f"{self._someone.origin}/lab/{name}", wait_until="load")

    def _answer(self, route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        if name in SCRIPTS:
            route.fulfill(path=script_path(name), content_type="text/javascript; charset=utf-8")
        elif name in self._pages:
            route.fulfill(body=self._pages[name], content_type="text/html; charset=utf-8")
        else:
            route.fulfill(status=204)
