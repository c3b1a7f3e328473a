"""A way to a server on this machine that takes as long as one to a server far away."""

import queue
import socket
import threading
import time
from urllib.parse import urlsplit


class Lag:
    """Listens at `origin`, and carries every byte on after half of the time that a round trip takes.

    A connection costs a round trip before it can be used, as it does on a real way.
    """

    def __init__(self, target: str, seconds: float):
        address = urlsplit(target)
        self._target = (address.hostname, address.port)
        self._half = seconds / 2
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.origin = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Lag":
        return self

    def __exit__(self, *_) -> None:
        # Only a shutdown wakes whoever waits for the next connection.
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._socket.accept()
            except OSError:
                return
            far = socket.create_connection(self._target)
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._carry(near, far, later=2 * self._half)
            self._carry(far, near)

    def _carry(self, source: socket.socket, target: socket.socket, later: float = 0) -> None:
        """Takes up what comes, and puts it down when its time has come."""
        way: queue.Queue[tuple[float, bytes]] = queue.Queue()

        def take() -> None:
            piece, usable = b"-", time.monotonic() + later
            while piece:
                try:
                    piece = source.recv(65536)
                except OSError:
                    piece = b""
                way.put((max(time.monotonic(), usable) + self._half, piece))

        def put() -> None:
            while True:
                due, piece = way.get()
                time.sleep(max(0, due - time.monotonic()))
                try:
                    target.sendall(piece) if piece else target.shutdown(socket.SHUT_WR)
                except OSError:
                    return
                if not piece:
                    return

        for work in (take, put):
            threading.Thread(target=work, daemon=True).start()
