"""A server under measurement: started, asked, weighed, stopped."""

import re
import socket
import subprocess
import tempfile
import time

CPU_CLOCK_OF_PROCESS = 2


def clock_of(pid):
    """The kernel's CPU clock of another process, user and system time of all its threads, in nanoseconds."""
    return (~pid << 3) | CPU_CLOCK_OF_PROCESS


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A running process that has printed the address it listens on."""

    def __init__(self, command, core=None):
        pinned = ["taskset", "-c", str(core)] if core is not None else []
        # The access log goes to a file, as it does in production.
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(pinned + command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.pid = self.process.pid
        self.port = self._announced_port(command)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.log.close()

    def cpu_ns(self):
        return time.clock_gettime_ns(clock_of(self.pid))

    def memory(self):
        """Resident and proportional bytes, counted page by page (the figure in /proc/pid/stat may lag)."""
        found = {}
        with open(f"/proc/{self.pid}/smaps_rollup") as file:
            for line in file:
                name, _, rest = line.partition(":")
                if name in ("Rss", "Pss"):
                    found[name] = int(rest.split()[0]) * 1024
        return found["Rss"], found["Pss"]

    def ask(self, request):
        """One whole answer, head and body, as it came over the wire."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            connection.sendall(request)
            return read_answer(connection)

    def _announced_port(self, command):
        for line in self.process.stdout:
            match = re.search(r"https?://[^\s/]*:(\d+)", line)
            if match:
                return int(match.group(1))
        self.process.wait()
        raise SystemExit(f"bench: {command[0]} ended without telling its address (exit {self.process.returncode})")


def request(path, headers=(), method="GET"):
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]
    return "\r\n".join(lines).encode()


def read_answer(connection):
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += received(connection)
    head, _, body = answer.partition(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 304"):
        return head + b"\r\n\r\n"
    if not head.startswith(b"HTTP/1.1 200"):
        raise SystemExit("bench: the answer is not 200: " + head.split(b"\r\n")[0].decode("latin-1"))
    length = int(re.search(rb"\r\ncontent-length: *(\d+)", head, re.IGNORECASE).group(1))
    while len(body) < length:
        body += received(connection)
    return head + b"\r\n\r\n" + body


def received(connection):
    piece = connection.recv(65536)
    if not piece:
        raise SystemExit("bench: the server closed a connection in the middle of an answer")
    return piece
