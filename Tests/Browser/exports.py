"""Exports of a body as a phone makes them: small ones whose figures are known, and such as no memory should hold."""

import io
import json
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator

STEPS = [120, 340, 560, 780]

HEAD = b'<?xml version="1.0"?>\n<HealthData locale="en_GB">\n'
FOOT = b"</HealthData>\n"

RECORD = (
    '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" value="{value}" '
    'startDate="{day} {hour:02}:{minute:02}:{second:02} +0000" endDate="{day} {hour:02}:{minute:02}:{second:02} +0000"/>\n'
)


def export(fill: int = 0) -> bytes:
    """An export whose steps of the fourteenth of June are known, and more samples of years ago where they are wanted."""
    parts = [HEAD]
    for hour, value in enumerate(STEPS, start=8):
        parts.append(RECORD.format(value=value, day="2026-06-14", hour=hour, minute=0, second=0).encode())
    parts.append(records(range(fill)))
    return b"".join([*parts, b"<Record/>\n", FOOT])


def records(numbers: range, value: int = 1) -> bytes:
    """A sample for each second from the year 2020 on."""
    parts = []
    for number in numbers:
        day, second = divmod(number, 86_400)
        date = f"{2020 + day // 336}-{1 + day // 28 % 12:02}-{1 + day % 28:02}"
        parts.append(
            RECORD.format(value=value, day=date, hour=second // 3600, minute=second // 60 % 60, second=second % 60)
        )
    return "".join(parts).encode()


def pieces(size: int) -> Iterator[bytes]:
    """An export of about so many bytes, made while it is sent."""
    yield HEAD
    # The same thousand samples come again and again, each time as another number of steps, so that all are kept.
    sent, turn = len(HEAD), 0
    template = records(range(1_000), value=7_000_000)
    while sent < size:
        piece = template.replace(b"7000000", b"%07d" % turn)
        yield piece
        sent += len(piece)
        turn += 1
    yield FOOT


class Window(io.RawIOBase):
    """What has been written since the last look; it cannot go back, so archives are written as through a pipe."""

    def __init__(self):
        self._bytes = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        self._bytes += data
        return len(data)

    def take(self) -> bytes:
        taken, self._bytes = bytes(self._bytes), bytearray()
        return taken


def zipped(parts: Iterator[bytes]) -> Iterator[bytes]:
    """The same export in an archive, made while it is sent."""
    window = Window()
    with zipfile.ZipFile(window, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        with archive.open("apple_health_export/export.xml", "w", force_zip64=True) as file:
            for part in parts:
                file.write(part)
                yield window.take()
    yield window.take()


def batch(steps: int, day: str = "2026-06-14") -> dict:
    """What an app pushes of an hour of a day."""
    point = {"qty": steps, "date": f"{day} 10:00:00 +0000", "source": "A's iPhone|A’s Apple Watch"}
    return {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [point]}]}}


def push(origin: str, token: str, batch: dict) -> tuple[int, dict]:
    request = urllib.request.Request(
        origin + "/api/health",
        data=json.dumps(batch).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
