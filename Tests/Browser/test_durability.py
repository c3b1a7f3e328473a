"""What was acknowledged is there after the process was taken away in mid-flight."""

import http.client
import random
import threading
from dataclasses import dataclass, field

import pytest
from wire import Client

ROUNDS = 50
WIDGETS = ["server/clock", "server/almanac"]


@dataclass
class Toggler:
    """Someone who hides and shows without rest, and remembers what was acknowledged and what was asked last."""

    seed: int
    cookie: str | None = None
    acknowledged: dict[str, bool] = field(default_factory=dict)
    pending: tuple[str, bool] | None = None
    refused: list[int] = field(default_factory=list)

    def run(self, origin: str, on_acknowledged) -> None:
        """Goes on until the server is gone."""
        choice = random.Random(self.seed)
        client = Client(origin, self.cookie)
        try:
            while True:
                widget, hide = choice.choice(WIDGETS), choice.random() < 0.5
                self.pending = (widget, hide)
                answer = client.post(f"/fragments/{widget}/{'hide' if hide else 'show'}")
                if answer.status != 200:
                    self.refused.append(answer.status)
                    return
                self.cookie = client.cookie
                self.acknowledged[widget] = hide
                self.pending = None
                on_acknowledged()
        except (OSError, http.client.HTTPException):
            pass
        finally:
            client.close()

    def losses(self, origin: str) -> list[str]:
        """What a new process does not know any more; a change that was under way may count or not."""
        client = Client(origin, self.cookie)
        try:
            return [
                f"{widget} should be {'hidden' if hidden else 'shown'}"
                for widget, hidden in self.acknowledged.items()
                if (found := client.is_hidden(widget)) != hidden and self.pending != (widget, found)
            ]
        finally:
            client.close()


def kill_amid_toggles(server, togglers: list[Toggler], acknowledgements: int) -> None:
    """Kills the server at the moment when so many changes have been acknowledged, while others are under way."""
    enough = threading.Event()
    count = threading.Lock(), [0]

    def on_acknowledged() -> None:
        with count[0]:
            count[1][0] += 1
            if count[1][0] >= acknowledgements:
                enough.set()

    def run(toggler: Toggler) -> None:
        toggler.run(server.origin, on_acknowledged)

    threads = [threading.Thread(target=run, args=(toggler,)) for toggler in togglers]
    for thread in threads:
        thread.start()
    reached = enough.wait(timeout=60)
    server.kill()
    for thread in threads:
        thread.join()
    assert [it.refused for it in togglers if it.refused] == []
    assert reached, "the changes were not acknowledged in a minute"


@pytest.mark.parametrize("connections", [4])
def test_fifty_kills_lose_no_acknowledged_change(start, connections):
    choice = random.Random(2026)
    visitors: list[Toggler] = []
    server = start()
    for turn in range(ROUNDS):
        # Old visitors come back, and one new one comes along each time.
        togglers = choice.sample(visitors, min(len(visitors), connections - 1))
        togglers += [Toggler(seed=turn * 100 + at) for at in range(connections - len(togglers))]
        for toggler in togglers:
            toggler.seed += 1
        kill_amid_toggles(server, togglers, choice.randint(1, 60))
        visitors += [it for it in togglers if it not in visitors]
        server = start()
        known = [it for it in visitors if it.cookie]
        lost = [loss for it in known for loss in it.losses(server.origin)]
        assert lost == [], f"round {turn}"
        for it in known:
            settle(server.origin, it)


def settle(origin: str, toggler: Toggler) -> None:
    """Takes over what the server says about the change that was under way."""
    if toggler.pending:
        client = Client(origin, toggler.cookie)
        toggler.acknowledged[toggler.pending[0]] = client.is_hidden(toggler.pending[0])
        toggler.pending = None
        client.close()
