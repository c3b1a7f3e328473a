"""What is set against what: our server, the C program that serves the same bytes, and that program once more."""

import tempfile
from pathlib import Path

from .server import Server

# One core for server and load alike: on a shared machine this is by far the steadiest, see README.md.
SHARED_CORE = 0
THREADS = "2"
END = b"\r\n\r\n"


class Contest:
    """Knows how to start the contestants with the same pages, thread count and connection limit.

    Each time that our server has started, `prepare` is told; it may answer with other requests for the same addresses.
    """

    def __init__(
        self, programs, requests, program="BenchServer", arguments=(), prepare=None, connections=12000, against_itself=False
    ):
        self.programs = programs
        self.requests = dict(requests)
        self.against_itself = against_itself
        self.limits = [THREADS, str(connections)]
        self.command = None if against_itself else [programs[program], "0", *self.limits, *arguments]
        self.prepare = prepare
        self.folder = tempfile.TemporaryDirectory(prefix="daybook-bench-")
        self.pages = self._fetch()

    def ours(self, core=None):
        if self.against_itself:
            return self.baseline(core)
        server = Server(self.command, core)
        if self.prepare:
            self.requests |= self.prepare(server)
        return server

    def baseline(self, core=None):
        return Server(self.baseline_command(0), core)

    def baseline_command(self, port):
        return [self.programs["baseline"], str(port), *self.limits, *self.pages]

    def request_file(self, name):
        path = Path(self.folder.name) / f"{name}.request"
        path.write_bytes(self.requests[name])
        return str(path)

    def _fetch(self):
        """Asks our server once for each page, and gives bytes and headers to the C program."""
        pages = []
        source = None if self.against_itself else self.ours()
        seen = set()
        for name, request in self.requests.items():
            path = request.split(b" ")[1].decode()
            if path in seen:
                continue
            seen.add(path)
            # Of many requests for one address the first speaks for all.
            answer = source.ask(request.partition(END)[0] + END) if source else stand_in(path)
            file = Path(self.folder.name) / name
            file.write_bytes(answer)
            pages.append(f"{path}={file}")
        if source:
            source.stop()
        return pages


def stand_in(path):
    size = 28_000 if path == "/page" else 3_000
    return b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + b"x" * size
