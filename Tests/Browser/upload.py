"""Files on their way to the page of imports, sent as slowly, as oddly and as far as a test wants."""

import http.client
import socket
import struct
from collections.abc import Iterable
from urllib.parse import urlsplit

from server import PATIENCE
from wire import Answer, Client

PART = b'--b\r\nContent-Disposition: form-data; name="export"; filename="export.xml"\r\n\r\n'
CLOSING = b"\r\n--b--\r\n"


class Upload:
    """A form with one file, under way; of how many bytes is said at the start, or never by chunks."""

    def __init__(self, origin: str, length: int | None = 1 << 30, *fields: str):
        address = urlsplit(origin)
        self.origin = origin
        self._isChunked = length is None
        self._socket = socket.create_connection((address.hostname, address.port), timeout=PATIENCE)
        # What has been sent is soon read, so that a test knows where the server is.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 16)
        framing = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
        lines = [
            "POST /day/import HTTP/1.1",
            f"Host: {address.netloc}",
            f"Origin: {origin}",
            "Content-Type: multipart/form-data; boundary=b",
            framing,
            *fields,
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())

    def send(self, data: bytes) -> None:
        if data:
            self._socket.sendall(b"%x\r\n%b\r\n" % (len(data), data) if self._isChunked else data)

    def read(self, count: int) -> bytes:
        """So many bytes of what comes back."""
        return self._socket.recv(count, socket.MSG_WAITALL)

    def answer(self) -> Answer:
        """Says nothing more, and waits for what is answered."""
        if self._isChunked:
            self._socket.sendall(b"0\r\n\r\n")
        response = http.client.HTTPResponse(self._socket, method="POST")
        try:
            response.begin()
            headers = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, headers, response.read())
        finally:
            self._socket.close()

    def is_ended_by_server(self) -> bool:
        """Waits until the server hangs up, and answers whether it did so without a word."""
        try:
            return self._socket.recv(1) == b""
        except ConnectionResetError:
            return True

    def break_off(self) -> None:
        """Goes as a phone does that has lost its network: without a word."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._socket.close()


def send_file(origin: str, parts: Iterable[bytes]) -> Answer:
    """Sends a file whose size nobody knows yet."""
    upload = Upload(origin, None)
    upload.send(PART)
    for part in parts:
        upload.send(part)
    upload.send(CLOSING)
    return upload.answer()


def until_running(origin: str) -> None:
    """Waits until an import is under way, which one may stop."""
    client = Client(origin)
    while not is_running(client):
        pass
    client.close()


def until_ended(origin: str) -> None:
    """Waits until no import is under way."""
    client = Client(origin)
    while is_running(client):
        pass
    client.close()


def is_running(client: Client) -> bool:
    return b"/day/import/stop" in client.get("/day/import", Accept="text/html").body
