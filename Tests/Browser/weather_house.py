"""The product with weather from bad neighbours, and a clock that goes when a test says so."""

import os
import pathlib
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from faults import fine
from forecasts import Service, in_bytes
from neighbour import Neighbour
from server import Server
from wire import Answer, Client

START = datetime(2026, 6, 15, 8, 20, tzinfo=UTC)
SCREEN = "weather"
# Many times what a busy machine takes for what the clock alone holds up.
ENOUGH = 15


class WeatherHouse:
    """A server that asks these services in this order; each is a neighbour of its own."""

    def __init__(self, folder: pathlib.Path, services: list[Service], *options: str):
        folder.mkdir(parents=True, exist_ok=True)
        self.moment = START
        self._clock = folder / "moment"
        self.pass_time(0)
        self.services = services
        self.neighbours = [self._move_in(service) for service in services]
        self.companions: list[Neighbour] = []
        items = [self._item(*pair) for pair in zip(services, self.neighbours, strict=True)]
        file = folder / "dashboard.yaml"
        file.write_text(
            "weather:\n  contact: https://example.org/about\n  places:\n"
            "    - {name: Oslo, latitude: 59.91, longitude: 10.75, timezone: Europe/Oslo}\n"
            "  providers:\n" + "\n".join(items) + "\n"
        )
        self.server = Server(
            folder / "server.log", "--config", str(file), "--clock", f"@{self._clock}", "--log", "none", *options
        )
        self.client = Client(self.server.origin)

    @property
    def neighbour(self) -> Neighbour:
        return self.neighbours[0]

    @property
    def calls(self) -> int:
        return sum(len(neighbour.calls) for neighbour in self.neighbours)

    def pass_time(self, seconds: float) -> None:
        """Lets time pass, for the server and for whoever tells it the weather."""
        self.moment += timedelta(seconds=seconds)
        new = self._clock.with_suffix(".new")
        new.write_text(f"{self.moment:%Y-%m-%dT%H:%M:%SZ}\n")
        # The server looks at any moment, and never at half a line.
        os.replace(new, self._clock)

    def widgets(self) -> list[dict]:
        """What the tree of fragments tells of each widget that shows what the services say."""
        return [it for it in self._tree() if self.services[0].widget in (None, it["path"])]

    def _tree(self) -> list[dict]:
        tree = self.client.get("/fragments", Accept="application/json").json()["fragments"]
        return [it for it in tree if it["path"].startswith(f"{SCREEN}/") and "refresh" in it["actions"]]

    def states(self) -> set[str]:
        """The states in which widgets of the weather are."""
        return {it["state"] for it in self.widgets()}

    def refresh(self) -> None:
        """Has every widget of the weather ask anew, as somebody does who presses each button."""
        for it in self.widgets():
            assert self.client.post(f"/fragments/{it['path']}/refresh").status == 200

    def until(self, is_so: Callable[[], bool], tell: Callable[[], object] | None = None) -> None:
        """Looks again and again until it is so."""
        deadline = time.monotonic() + ENOUGH
        while not is_so():
            assert time.monotonic() < deadline, f"it never came to that; last seen: {(tell or self.cards)()}"
            # Asking without pause would take the processor from the server that is asked.
            time.sleep(0.01)

    def open(self) -> None:
        """Has the page looked at for the first time, until nobody waits for anything any more.

        To refresh what has only begun to appear would be to ask twice, and the second answer might come any time.
        """
        self.until(lambda: all(self.cards().values()))

    def until_ready(self) -> None:
        """Has everything asked anew, and waits until all of it is there and of this moment."""
        self.refresh()
        self.until(lambda: all(map(self._is_ready, self.widgets())), self.widgets)

    def until_of_this_moment(self, path: str) -> None:
        """Waits until one widget, whoever tells it what, is there and of this moment."""
        self.until(lambda: any(it["path"] == path and self._is_ready(it) for it in self._tree()))

    def until_settled(self) -> None:
        """The same, and a widget may as well tell why it has nothing of this moment."""
        self.refresh()
        self.until(lambda: all(self._is_ready(it) or it["state"] == "stale" for it in self.widgets()), self.widgets)

    def until_told(self, words: str) -> dict[str, str]:
        """Waits until each widget on the page says these words; answers them all."""
        self.until(lambda: all(words in card for card in self.cards().values()), self.cards)
        return self.cards()

    def cards(self) -> dict[str, str]:
        """The weather page when it has come to its end: each of its widgets by its path."""
        answer = self.page()
        found = re.split(r'<section id="([^"]+)"', answer.body.decode())[1:]
        cards = dict(zip((name.replace("_", "/") for name in found[::2]), found[1::2], strict=True))
        # What is not known at the end of the page has only its placeholder there.
        return {it["path"]: cards.get(it["path"], "") for it in self.widgets()}

    def fragment(self, path: str) -> str:
        """One widget alone, when what it waits for has come."""
        return self.client.get(f"/fragments/{path}?wait=10", Accept="text/html").body.decode()

    def page(self, path: str = f"/{SCREEN}") -> Answer:
        answer = self.client.get(path, Accept="text/html")
        assert answer.status == 200 and answer.body.rstrip().endswith(b"</html>")
        return answer

    def stop(self) -> None:
        self.client.close()
        status = self.server.stop()
        for neighbour in self.neighbours + self.companions:
            neighbour.stop()
        assert status == 0, "the server did not end in good order"

    def _move_in(self, service: Service) -> Neighbour:
        return Neighbour(lambda: in_bytes(service.answer(self.moment)), fine)

    def _item(self, service: Service, neighbour: Neighbour) -> str:
        """The provider as it stands in the configuration."""
        kind, addresses = service.kind, f'{service.address}: "{neighbour.origin}/weather"'
        if service.companion:
            self.companions.append(self._move_in(service.companion))
            kind = service.companion.kind
            addresses += f', url: "{self.companions[-1].origin}/weather"'
        return f"    - {{kind: {kind}, {addresses}{service.further}}}"

    def _is_ready(self, widget: dict) -> bool:
        return widget["state"] == "ready" and widget["asOf"] == f"{self.moment:%Y-%m-%dT%H:%M:%SZ}"
