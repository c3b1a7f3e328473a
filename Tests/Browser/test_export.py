"""Everything that is kept of a body, on its way out: slowly, to nobody, and while more comes in."""

import csv
import io
import json
import socket
import time
from urllib.parse import urlsplit

import pytest
from exports import batch, pieces, push
from server import command
from upload import send_file, until_ended
from wire import Client

MEGABYTE = 1 << 20
FORMS = ["csv", "json"]
every_form = pytest.mark.parametrize("form", FORMS)


def rows(text: str, form: str) -> int:
    """How many samples a document holds, which is read as whoever gets it would read it."""
    return len(json.loads(text)["samples"] if form == "json" else list(csv.DictReader(io.StringIO(text))))


class SlowReader:
    """Somebody who asks for everything, and then reads only when the test says so."""

    def __init__(self, origin: str, form: str):
        address = urlsplit(origin)
        self._socket = socket.socket()
        # As little as the kernel allows, so that the server notices.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self._socket.connect((address.hostname, address.port))
        head = f"GET /export/health.{form} HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: close\r\n\r\n"
        self._socket.sendall(head.encode())
        # From here on the answer is under way.
        self.begin = self._socket.recv(1)

    def rest(self) -> str:
        """Everything that is still to come, without the head and without what holds chunks together."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
        parts = [self.begin]
        while part := self._socket.recv(1 << 16):
            parts.append(part)
        head, _, body = b"".join(parts).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 ")
        whole, at = bytearray(), 0
        while size := int(body[at : (line := body.index(b"\r\n", at))], 16):
            whole += body[line + 2 : line + 2 + size]
            at = line + 4 + size
        return whole.decode()

    def leave(self) -> None:
        self._socket.close()


@pytest.fixture
def full(start, data):
    """A server that keeps a few hundred thousand samples, and what an app needs that pushes more."""
    token = command("token", "--data", str(data), "--name", "phone").strip()
    server = start()
    send_file(server.origin, pieces(40 * MEGABYTE))
    until_ended(server.origin)
    return server, token


@every_form
def test_of_nothing_there_is_a_document_that_says_so(start, data, form):
    server = start()
    text = Client(server.origin).get(f"/export/health.{form}").body.decode()
    assert rows(text, form) == 0
    assert command("export", "health", "--data", str(data), "--format", form) == text.replace("\r\n", "\n")


@every_form
def test_who_reads_slowly_gets_one_moment_and_keeps_nobody_waiting(full, form):
    server, token = full
    reader = SlowReader(server.origin, form)
    begin = time.monotonic()
    for turn in range(3):
        assert push(server.origin, token, batch(100 + turn, day=f"2026-06-1{turn}"))[1]["kept"] == 1
    # Waiting for the reader would take SQLite five seconds each time.
    assert time.monotonic() - begin < 5
    before = rows(reader.rest(), form)
    after = Client(server.origin).get(f"/export/health.{form}").body.decode()
    assert rows(after, form) == before + 3


@every_form
def test_who_leaves_leaves_nothing_behind(full, form):
    server, _ = full
    descriptors = server.descriptors
    for turn in range(12):
        for reader in [SlowReader(server.origin, form) for _ in range(4)]:
            reader.leave()
        server.until_open(descriptors)
        if turn == 1:
            # Caches are warm from here on.
            count, resident = server.descriptor_count, server.resident_bytes
    assert server.descriptor_count < count + 8
    assert server.resident_bytes - resident < 16 * MEGABYTE


@every_form
def test_memory_does_not_grow_with_what_is_handed_out(full, form):
    server, _ = full
    before = server.peak_bytes
    client = Client(server.origin)
    assert rows(client.get(f"/export/health.{form}").body.decode(), form) > 200_000
    assert server.peak_bytes - before < 16 * MEGABYTE
