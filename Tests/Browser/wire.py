"""HTTP without a browser: one connection that keeps a visitor's cookie, and bytes as they are."""

import http.client
import json
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from server import PATIENCE

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@dataclass
class Answer:
    """A whole answer; header names are small."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self):
        return json.loads(self.body)


class Client:
    """A program that keeps its connection, and its cookie when it is given one."""

    def __init__(self, origin: str, cookie: str | None = None):
        self.origin = origin
        self.cookie = cookie
        self._connection = http.client.HTTPConnection(urlsplit(origin).netloc, timeout=PATIENCE)

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: bytes | str = b"", **headers: str) -> Answer:
        return self.ask("POST", path, body, **{"Origin": self.origin, "Accept": "application/json", **FORM, **headers})

    def ask(self, method: str, path: str, body, **headers: str) -> Answer:
        """Asks; an underscore in a header's name stands for a hyphen."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            named.setdefault("Cookie", f"daybook={self.cookie}")
        self._connection.request(method, path, body, named)
        answer = self._connection.getresponse()
        whole = Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        if found := re.match(r"daybook=([A-Za-z0-9_-]{22});", whole.headers.get("set-cookie", "")):
            self.cookie = found.group(1)
        return whole

    def is_hidden(self, path: str) -> bool:
        answer = self.get(f"/fragments/{path}", Accept="application/json")
        assert answer.status == 200, answer
        return answer.json()["hidden"]

    def close(self) -> None:
        self._connection.close()


def send(origin: str, request: bytes) -> bytes:
    """Sends bytes that a client library would not send, and answers all that comes until the server hangs up."""
    address = urlsplit(origin)
    with socket.create_connection((address.hostname, address.port), timeout=PATIENCE) as connection:
        try:
            connection.sendall(request)
        except (BrokenPipeError, ConnectionResetError):
            # Who reads no further has answered already.
            pass
        answer = b""
        try:
            while piece := connection.recv(65536):
                answer += piece
        except ConnectionResetError:
            pass
    return answer


def status_of(answer: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] (\d{3}) ", answer)
    assert found, answer[:200]
    return int(found.group(1))
