"""Exports on the wire: slow, broken off, too large for the disk, too large for the memory, and oddly packed."""

import contextlib
import csv
import io
import json
import pathlib
import resource
import subprocess
import time
import urllib.request
from collections.abc import Iterator

import pytest
from exports import HEAD, STEPS, batch, export, pieces, push, records, zipped
from server import command
from upload import CLOSING, PART, Upload, send_file, until_ended, until_running
from wire import Client

MEGABYTE = 1 << 20


def steps(origin: str) -> list[str]:
    """The values of all samples that are kept."""
    with urllib.request.urlopen(origin + "/export/health.csv") as answer:
        return [row["value"] for row in csv.DictReader(io.StringIO(answer.read().decode()))]


def bring(origin: str, *content: bytes) -> list[str]:
    """Has a file read to its end, and answers what is kept then."""
    assert send_file(origin, content).status == 303
    until_ended(origin)
    return steps(origin)


def known(server) -> list[str]:
    """Brings what is to be there afterwards, too."""
    kept = bring(server.origin, export())
    assert kept == [str(value) for value in STEPS]
    return kept


def files(data: pathlib.Path) -> dict[str, int]:
    return {file.name: file.stat().st_size for file in data.iterdir()}


@pytest.mark.parametrize(
    ("head", "foot"),
    [(HEAD, b"</HealthData>"), (b"A film, by mistake. ", b"")],
    ids=["an export", "something else"],
)
def test_who_sends_steadily_has_as_long_as_it_takes(start, head, foot):
    server = start("--body-seconds", "2")
    upload = Upload(server.origin, None)
    upload.send(PART + head)
    piece, number, begin = records(range(1_000)), 0, time.monotonic()
    client = Client(server.origin)
    # Three times as long as a body that does not move is given; looking how far it has come is what passes the time.
    while time.monotonic() - begin < 6:
        upload.send(piece.replace(b'value="1"', b'value="%d"' % number))
        for _ in range(5):
            assert client.get("/day/import/progress").status == 200
        number += 1
    upload.send(foot + CLOSING)
    assert upload.answer().status == 303
    until_ended(server.origin)
    assert len(steps(server.origin)) == (number * 1_000 if head == HEAD else 0)


@pytest.mark.parametrize("content", [b"", HEAD, HEAD + records(range(30_000))], ids=["nothing", "a head", "much"])
def test_who_stops_in_the_middle_is_left_and_nothing_is_kept(start, data, content):
    server = start("--body-seconds", "1")
    before = known(server), files(data)
    upload = Upload(server.origin)
    upload.send(PART + content)
    assert upload.is_ended_by_server()
    until_ended(server.origin)
    assert (steps(server.origin), files(data)) == before
    assert len(bring(server.origin, export(fill=3))) == len(STEPS) + 3


@pytest.mark.parametrize("is_archive", [False, True], ids=["xml", "zip"])
def test_a_connection_that_breaks_costs_nothing_but_the_time(start, data, is_archive):
    server = start()
    before = known(server), files(data)
    resident = None
    for turn in range(12):
        upload = Upload(server.origin)
        upload.send(PART)
        parts = pieces(8 * MEGABYTE)
        for part in zipped(parts) if is_archive else parts:
            upload.send(part)
        until_running(server.origin)
        upload.break_off()
        until_ended(server.origin)
        if turn == 1:
            # Caches are warm from here on.
            resident, descriptors = server.resident_bytes, server.descriptors
    assert (steps(server.origin), files(data)) == before
    server.until_open(descriptors)
    assert server.resident_bytes - resident < 16 * MEGABYTE
    assert len(bring(server.origin, export(fill=3))) == len(STEPS) + 3


@pytest.mark.parametrize("is_archive", [False, True], ids=["xml", "zip"])
@pytest.mark.parametrize("stage", ["arriving", "reading"])
def test_a_kill_in_the_middle_leaves_what_was_there(start, data, is_archive, stage):
    server = start()
    before = known(server)
    upload = Upload(server.origin, None)
    upload.send(PART)
    parts = list(pieces(24 * MEGABYTE))
    whole = sum(part.count(b"<Record") for part in parts)
    for part in zipped(parts) if is_archive else parts:
        upload.send(part)
    if stage == "reading":
        upload.send(CLOSING)
        assert upload.answer().status == 303
    else:
        until_running(server.origin)
    server.kill()
    server = start()
    kept = steps(server.origin)
    # Once all is there it may have been quicker than the kill; but there is nothing between nothing and all.
    assert kept == before or stage == "reading" and len(kept) - len(before) == whole
    before = kept
    assert not [name for name in files(data) if name.startswith("import-")]
    assert files(data).get("health.sqlite-wal", 0) < MEGABYTE
    assert len(bring(server.origin, export(fill=3))) == len(before) + 3


@contextlib.contextmanager
def no_room_in_memory(data: pathlib.Path, server) -> Iterator[None]:
    """A file takes all that is left of the disk."""
    filler = data / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (4_096, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(size))
    yield
    filler.unlink()


@contextlib.contextmanager
def no_file_may_grow(data: pathlib.Path, server) -> Iterator[None]:
    """The kernel lets the server write nothing more at the end of a file."""
    before = resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, before)


@pytest.fixture
def small_disk(data) -> Iterator[pathlib.Path]:
    """A file system of a few megabytes in the place of the data folder; only root can make one."""
    data.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "daybook", str(data)], capture_output=True).returncode:
        pytest.skip("needs the right to mount a file system in memory")
    yield data
    # Lazily, so that a server that is still at work does not keep it for ever.
    subprocess.run(["umount", "--lazy", str(data)], check=True)


@pytest.mark.parametrize("is_archive", [False, True], ids=["xml", "zip"])
@pytest.mark.parametrize("lack", [no_room_in_memory, no_file_may_grow])
def test_without_room_nothing_is_lost_and_it_is_said_so(small_disk, start, is_archive, lack):
    token = command("token", "--data", str(small_disk), "--name", "phone").strip()
    server = start()
    before = known(server)
    news = batch(321, day="2026-06-13")
    with lack(small_disk, server):
        content = HEAD + records(range(30_000)) + b"</HealthData>"
        assert bring(server.origin, *(zipped([content]) if is_archive else [content])) == before
        page = Client(server.origin).get("/day/import", Accept="text/html").body.decode()
        assert str(small_disk) not in page
        status, problem = push(server.origin, token, news)
        assert status == 503 and str(small_disk) not in json.dumps(problem)
        assert steps(server.origin) == before
    assert push(server.origin, token, news)[1]["kept"] == 1
    assert len(bring(server.origin, export(fill=3))) == len(before) + 1 + 3


@pytest.mark.parametrize("is_archive", [False, True], ids=["xml", "zip"])
def test_memory_does_not_grow_with_the_export(start, is_archive):
    server = start()
    peaks = []
    for size in (16 * MEGABYTE, 64 * MEGABYTE):
        parts = pieces(size)
        assert send_file(server.origin, zipped(parts) if is_archive else parts).status == 303
        until_ended(server.origin)
        peaks.append(server.peak_bytes)
    assert peaks[1] - peaks[0] < 16 * MEGABYTE
    assert peaks[1] < 120 * MEGABYTE


NAMED = 'Content-Disposition: form-data; name="export"; filename="export.xml"\r\n\r\n'


def form(*parts: str, head: str = "", tail: str = "", boundary: str = "b") -> bytes:
    lines = "".join(f"--{boundary}\r\n{part}\r\n" for part in parts)
    return f"{head}{lines}--{boundary}--\r\n{tail}".encode()


SMALL = export().decode()


@pytest.mark.parametrize(
    ("body", "statuses", "words"),
    [
        (form('Content-Disposition: form-data; name="other"\r\n\r\nhello'), (303, 422), ""),
        (form(NAMED.replace('"export"', '"other"') + SMALL), (303, 422), ""),
        (form(NAMED.replace("export.xml", "")), (303, 422), ""),
        (form(NAMED + SMALL, NAMED + SMALL), (400,), "one file"),
        (form("Content-Disposition: form-data\r\n\r\nhello"), (400,), "form-data with a name"),
        (form("Content-Type: text/xml\r\n\r\nhello"), (400,), "a Content-Disposition"),
        (form(NAMED + SMALL, boundary="another"), (400,), "a last boundary"),
        (form(NAMED + SMALL)[:-8], (400,), "a last boundary"),
        (form(f"X: {'x' * 9_000}\r\n{NAMED}{SMALL}"), (413,), "8192 bytes"),
        (form(*['Content-Disposition: form-data; name="x"\r\n\r\n'] * 65), (413,), "64 parts"),
        (b"", (400,), "a last boundary"),
    ],
    ids=[
        "no file", "a file of another field", "a file that was not chosen", "two files", "a part without a name",
        "a part of nothing", "another boundary", "no end", "a huge head", "many parts", "nothing",
    ],
)
def test_an_odd_form_is_refused_in_so_many_words_and_keeps_nothing(start, body, statuses, words):
    server = start()
    before = known(server)
    for length in (len(body), None):
        upload = Upload(server.origin, length, "Accept: application/json")
        upload.send(body)
        answer = upload.answer()
        assert answer.status in statuses and words in answer.body.decode()
        until_ended(server.origin)
        assert steps(server.origin) == before


@pytest.mark.parametrize(
    "body",
    [
        form(NAMED + SMALL, head="This is for old programs.\r\n", tail="And so is this."),
        form(NAMED.replace('; filename="export.xml"', "") + SMALL),
        form('Content-Disposition: form-data; name="note"\r\n\r\nhello', NAMED + SMALL),
    ],
    ids=["text around the form", "a file without a name", "another field first"],
)
def test_a_form_may_be_odd_and_legal(start, body):
    server = start()
    for length in (len(body), None):
        upload = Upload(server.origin, length)
        upload.send(body)
        assert upload.answer().status == 303
        until_ended(server.origin)
    assert steps(server.origin) == [str(value) for value in STEPS]


def test_a_program_that_asks_for_leave_is_given_it_before_it_sends(start):
    server = start()
    body = form(NAMED + SMALL)
    upload = Upload(server.origin, len(body), "Expect: 100-continue")
    assert upload.read(25) == b"HTTP/1.1 100 Continue\r\n\r\n"
    upload.send(body)
    assert upload.answer().status == 303
    until_ended(server.origin)
    assert steps(server.origin) == [str(value) for value in STEPS]


@pytest.mark.parametrize("length", [(4 << 30) + 1, 1 << 50])
def test_a_file_that_is_too_large_is_refused_before_it_comes(start, length):
    upload = Upload(start().origin, length, "Accept: application/json")
    answer = upload.answer()
    assert answer.status == 413 and answer.json()["status"] == 413


def test_a_file_that_says_too_little_of_itself_is_cut_off_there(start):
    server = start()
    body = form(NAMED + SMALL)
    upload = Upload(server.origin, len(body) - 40)
    upload.send(body)
    assert upload.answer().status == 400
    until_ended(server.origin)
    assert steps(server.origin) == []
