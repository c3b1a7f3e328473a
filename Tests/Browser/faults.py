"""Every way in which a service fails, and what a visitor is told of it."""

import gzip
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from forecasts import Service
from neighbour import Exchange

MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'><svg/onload=alert(1)>"
MEGABYTE = 1 << 20

BROKE_OFF = "The source's answer broke off or made no sense."
NOTHING = "{nothing}"
SENSELESS = "The source's answer makes no sense."
TOO_MUCH = "The source sent more than the {limit} bytes that are taken."
ELSEWHERE = "The source pointed somewhere else, which is not followed."
TOO_OFTEN = "The source wants to be asked less often."
TOO_LATE = "The source did not answer in time."


@dataclass(frozen=True)
class Fault:
    """A way to fail; what is said of it in words, and to programs by a status."""

    name: str
    act: Callable[[Exchange], None]
    words: str
    status: int = 502

    def said_of(self, service: Service) -> str:
        return self.words.format(limit=service.limit, nothing=service.nothing)


def fine(it: Exchange) -> None:
    it.answer(it.good)


def late(it: Exchange) -> None:
    it.hold()
    it.answer(it.good)


def refusing(status: int, **headers: str) -> Callable[[Exchange], None]:
    return lambda it: it.answer(b'{"error": true, "reason": "not today"}', status, **headers)


def saying(body: bytes, kind: str = "application/json") -> Callable[[Exchange], None]:
    return lambda it: it.answer(body, kind=kind)


def truncated(it: Exchange) -> None:
    it.head(len(it.good))
    it.send(it.good[: len(it.good) // 2])


def half_a_document(it: Exchange) -> None:
    it.answer(it.good[: len(it.good) // 2])


def dripping(it: Exchange) -> None:
    it.head(len(it.good))
    # There is always a sign of life, so only a limit for the whole time helps.
    while not it.hold(0.05):
        it.send(b" ")


def hanging(it: Exchange) -> None:
    it.hold()
    it.reset()


def reset(it: Exchange) -> None:
    it.reset()


def reset_halfway(it: Exchange) -> None:
    it.head(len(it.good))
    it.send(it.good[:100])
    it.reset()


def announced_huge(it: Exchange) -> None:
    it.head(50 * MEGABYTE)
    for _ in range(50):
        it.send(b"9" * MEGABYTE)


def endless(it: Exchange) -> None:
    it.head(None, Transfer_Encoding="chunked")
    it.send(b'1\r\n"\r\n')
    while not it.hold(0):
        it.send(b"100000\r\n" + b"a" * MEGABYTE + b"\r\n")


@cache
def bomb() -> bytes:
    return gzip.compress(b" " * (50 * MEGABYTE), compresslevel=9)


def gzip_bomb(it: Exchange) -> None:
    it.answer(bomb(), Content_Encoding="gzip")


def circular(it: Exchange) -> None:
    it.answer(b"", 302, Location=it.target)


def pointing_to(origin: str) -> Callable[[Exchange], None]:
    return lambda it: it.answer(b"", 302, Location=f"{origin}/latest/meta-data")


def no_http(it: Exchange) -> None:
    it.send(b"HTP/9 banana\r\nfoo\r\n\0\r\n\r\n")


def with_numbers(number: str) -> Callable[[Exchange], None]:
    """A good answer with each of its fractions replaced."""

    def act(it: Exchange) -> None:
        text = json.dumps(replaced(json.loads(it.good), lambda leaf: "@" if isinstance(leaf, float) else leaf))
        it.answer(text.replace('"@"', number).encode())

    return act


def far_away(it: Exchange) -> None:
    """A good answer of times that no calendar reaches."""

    def moved(leaf):
        if isinstance(leaf, int) and leaf > 1e9:
            return (1 << 63) - 1
        return "99999-12-31T23:00:00Z" if re.match(r"\d{4}-\d\d-\d\dT", str(leaf)) else leaf

    it.answer(json.dumps(replaced(json.loads(it.good), moved)).encode())


def with_markup(it: Exchange) -> None:
    """A good answer with each of its strings replaced."""
    answer = replaced(json.loads(it.good), lambda leaf: MARKUP if isinstance(leaf, str) else leaf)
    it.answer(json.dumps(answer).encode())


def replaced(value, leaf: Callable):
    if isinstance(value, dict):
        return {name: replaced(item, leaf) for name, item in value.items()}
    if isinstance(value, list):
        return [replaced(item, leaf) for item in value]
    return leaf(value)


FAULTS = [
    *[Fault(f"{code}", refusing(code), f"The source answered with status {code}.")
      for code in [400, 404, 500, 502, 503]],
    Fault("401", refusing(401), "The source does not accept our key (status 401)."),
    Fault("403", refusing(403), "The source refuses us, or our key (status 403)."),
    Fault("503 with a pause", refusing(503, Retry_After="120"), "The source answered with status 503."),
    Fault("429", refusing(429), TOO_OFTEN, 429),
    Fault("429 with a pause", refusing(429, Retry_After="120"), TOO_OFTEN, 429),
    Fault("truncated", truncated, BROKE_OFF),
    Fault("half a document", half_a_document, SENSELESS),
    Fault("reset", reset, BROKE_OFF),
    Fault("reset halfway", reset_halfway, BROKE_OFF),
    Fault("a page", saying(b"<html><script>alert(1)</script>Sign in to the guests' net</html>", "text/html"), SENSELESS),
    Fault("announced huge", announced_huge, TOO_MUCH),
    Fault("endless", endless, TOO_MUCH),
    Fault("gzip bomb", gzip_bomb, TOO_MUCH),
    Fault("deep", saying(b"[" * 100_000 + b"]" * 100_000), SENSELESS),
    Fault("bad UTF-8", saying(b'{"hourly":{"time":"\xff\xfe\xc0\xaf\xed\xa0\x80"}}'), SENSELESS),
    Fault("NaN", with_numbers("NaN"), SENSELESS),
    Fault("beyond all numbers", with_numbers("1e999"), SENSELESS),
    Fault("beyond all weather", with_numbers("1e300"), NOTHING),
    Fault("far away", far_away, NOTHING),
    Fault("markup alone", saying(json.dumps({"title": MARKUP, "hourly": MARKUP, "properties": MARKUP}).encode()), SENSELESS),
    Fault("circle", circular, ELSEWHERE),
    Fault("empty", saying(b""), SENSELESS),
    Fault("no HTTP", no_http, BROKE_OFF),
]  # fmt: skip

# Those who cost a visitor's server the whole time that a call may take.
SLOW = [Fault("hang", hanging, TOO_LATE, 504), Fault("drip", dripping, TOO_LATE, 504)]
