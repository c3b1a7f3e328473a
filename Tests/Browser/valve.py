"""A way to a server on this machine on which a file that is brought gets as far as the test lets it."""

import queue
import socket
import threading
from urllib.parse import urlsplit


class Valve:
    """Listens at `origin`, and holds back what follows the head of a POST to one address until it is let pass.

    All other requests pass at once, so a page can look how far the file has come; at `beyond` nothing is held.
    """

    def __init__(self, target: str, held: str):
        self.beyond = target
        address = urlsplit(target)
        self._target = (address.hostname, address.port)
        self._held = f"POST {held} ".encode()
        self._room = 0
        self._changed = threading.Condition()
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.origin = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Valve":
        return self

    def __exit__(self, *_) -> None:
        self.open()
        # Only a shutdown wakes whoever waits for the next connection.
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def let(self, count: int) -> None:
        """Lets so many more bytes pass."""
        with self._changed:
            self._room += count
            self._changed.notify_all()

    def open(self) -> None:
        """Lets everything pass from now on."""
        self.let(1 << 60)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._socket.accept()
            except OSError:
                return
            far = socket.create_connection(self._target)
            threading.Thread(target=self._carry, args=(near, far, True), daemon=True).start()
            threading.Thread(target=self._carry, args=(far, near, False), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, is_asking: bool) -> None:
        is_held = False
        try:
            while piece := source.recv(65536):
                if is_asking and not is_held and piece.startswith(self._held):
                    is_held = True
                    head = piece.partition(b"\r\n\r\n")[0] + b"\r\n\r\n"
                    target.sendall(head)
                    piece = piece[len(head) :]
                    way: queue.Queue[bytes] = queue.Queue()
                    threading.Thread(target=self._let_pass, args=(way, target), daemon=True).start()
                if is_held:
                    # All is taken up at once, or nobody would see that somebody leaves in the middle.
                    way.put(piece)
                else:
                    target.sendall(piece)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            # Whoever has left one end is not waited for at the other.
            for end in (source, target):
                end.close()

    def _let_pass(self, way: queue.Queue[bytes], target: socket.socket) -> None:
        while True:
            piece = way.get()
            while piece:
                with self._changed:
                    self._changed.wait_for(lambda: self._room > 0)
                    count = min(len(piece), self._room)
                    self._room -= count
                try:
                    target.sendall(piece[:count])
                except OSError:
                    return
                piece = piece[count:]
