"""A service on this machine that is as bad as a test wants it, and may be made better or worse while it runs."""

import socket
import struct
import threading
from collections.abc import Callable

from server import PATIENCE

# Who waits in line to be accepted.
BACKLOG = 512


class Exchange:
    """One request, and the connection on which anything at all may be said to it."""

    def __init__(self, connection: socket.socket, target: str, good: bytes, let_go: threading.Event):
        self.target = target
        # What a service in good health would say.
        self.good = good
        self._connection = connection
        self._let_go = let_go

    def send(self, piece: bytes) -> None:
        self._connection.sendall(piece)

    def head(self, length: int | None, status: int = 200, kind: str = "application/json", **headers: str) -> None:
        """Sends a head; an underscore in a header's name stands for a hyphen."""
        lines = [f"HTTP/1.1 {status} So", f"Content-Type: {kind}", "Connection: close"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        lines += [] if length is None else [f"Content-Length: {length}"]
        self.send("\r\n".join([*lines, "", ""]).encode())

    def answer(self, body: bytes, status: int = 200, kind: str = "application/json", **headers: str) -> None:
        self.head(len(body), status, kind, **headers)
        self.send(body)

    def reset(self) -> None:
        """Ends the connection as a machine does that has crashed."""
        self._connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._connection.close()

    def hold(self, seconds: float | None = None) -> bool:
        """Waits until the test lets go, at most so long; answers whether it has."""
        return self._let_go.wait(seconds)


class Neighbour:
    """Listens on a port of its own; `behaviour` is how it answers from now on, and `calls` what it was asked."""

    def __init__(self, good: Callable[[], bytes], behaviour: Callable[[Exchange], None]):
        self.behaviour = behaviour
        self.calls: list[str] = []
        self.connections = 0
        self._good = good
        self._let_go = threading.Event()
        self._news = threading.Condition()
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
        self.origin = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def become(self, behaviour: Callable[[Exchange], None]) -> None:
        """Behaves otherwise from now on; whoever was held before is let go."""
        self.let_go()
        self._let_go = threading.Event()
        self.behaviour = behaviour

    def let_go(self) -> None:
        """Goes on with those who are held."""
        self._let_go.set()

    def until_asked(self, times: int) -> None:
        """Waits until it has been asked so often since it began."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.calls) >= times, timeout=PATIENCE)

    def stop(self) -> None:
        self.let_go()
        # Only a shutdown wakes whoever waits for the next connection.
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.connections += 1
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with connection:
            try:
                head = b""
                while b"\r\n\r\n" not in head:
                    piece = connection.recv(65536)
                    if not piece:
                        return
                    head += piece
                target = head.split(b" ", 2)[1].decode()
                # Both of one moment: whoever sees the call sees it with the behaviour of that time.
                exchange = Exchange(connection, target, self._good(), self._let_go)
                behaviour = self.behaviour
                with self._news:
                    self.calls.append(target)
                    self._news.notify_all()
                behaviour(exchange)
            except OSError:
                # The other side has had enough, or was made to think that we are gone.
                pass
