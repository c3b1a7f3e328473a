"""What is set against what: our server, the C program that serves the same bytes, and that program once more."""

import tempfile
from pathlib import Path

from .server import Server

# One core for server and load alike: on a shared machine this is by far the steadiest, see README.md.
SHARED_CORE = 0


class Contest:
    """Knows how to start the contestants with the same pages, thread count and connection limit."""

    def __init__(self, programs, requests, threads=2, connections=12000, against_itself=False):
        self.programs = programs
        self.requests = requests
        self.against_itself = against_itself
        self.limits = [str(threads), str(connections)]
        self.folder = tempfile.TemporaryDirectory(prefix="daybook-bench-")
        self.pages = self._fetch()

    def ours(self, core=None):
        if self.against_itself:
            return self.baseline(core)
        return Server([self.programs["BenchServer"], "0", *self.limits], core)

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
        source = None if self.against_itself else Server([self.programs["BenchServer"], "0", *self.limits])
        seen = set()
        for name, request in self.requests.items():
            path = request.split(b" ")[1].decode()
            if path in seen:
                continue
            seen.add(path)
            answer = source.ask(request) if source else stand_in(path)
            file = Path(self.folder.name) / name
            file.write_bytes(answer)
            pages.append(f"{path}={file}")
        if source:
            source.stop()
        return pages


def stand_in(path):
    size = 28_000 if path == "/page" else 3_000
    return b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n" + b"x" * size
