"""The server under test: started on a free port, known by the address that it prints, ended by its own process id."""

import contextlib
import os
import pathlib
import queue
import re
import shlex
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLOCK = "2026-06-15T08:00:00Z"

# Long enough for a loaded machine: waiting ends with the address or with the process, not with the deadline.
PATIENCE = 120


def program() -> list[str]:
    """What is under test; another command may stand in for the release, say one under a sanitizer."""
    return shlex.split(os.environ.get("DAYBOOK_SERVER", str(ROOT / ".build/release/DashboardServer")))


def command(*words: str) -> str:
    """Has the program do something else than serve, and answers what it prints."""
    return subprocess.run([*program(), *words], check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


class Server:
    """A running server; `origin` is where it listens."""

    def __init__(self, log: pathlib.Path, *options: str, listen: str = "127.0.0.1:0"):
        common = ["serve", "--listen", listen, "--public", str(ROOT / "Public"), "--clock", CLOCK]
        self._process = subprocess.Popen(
            [*program(), *common, *options],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self._origins: queue.Queue[str | None] = queue.Queue()
        # The pipe is emptied for as long as the server lives, so that its log never makes it wait.
        self._reader = threading.Thread(target=self._read, args=(log,), daemon=True)
        self._reader.start()
        try:
            origin = self._origins.get(timeout=PATIENCE)
        except queue.Empty:
            origin = None
        if origin is None:
            self.stop()
            raise RuntimeError(f"the server printed no address:\n{log.read_text(errors='replace')}")
        self.origin = origin

    @property
    def process_id(self) -> int:
        return self._process.pid

    @property
    def resident_bytes(self) -> int:
        return self._status("VmRSS")

    @property
    def peak_bytes(self) -> int:
        """The most that was resident at one time, so far."""
        return self._status("VmHWM")

    @property
    def descriptors(self) -> list[str]:
        """What is open beside sockets, whose number goes with that of clients.

        As many descriptors of a database as were open at one time are kept by SQLite for later; they count as one.
        """
        folder = pathlib.Path(f"/proc/{self.process_id}/fd")
        names = []
        for descriptor in os.listdir(folder):
            # Unless it was closed between the two looks.
            with contextlib.suppress(FileNotFoundError):
                names.append(os.readlink(folder / descriptor))
        databases = {name for name in names if name.endswith(".sqlite")}
        others = [name for name in names if name not in databases and not name.startswith("socket:")]
        return sorted([*others, *databases])

    @property
    def descriptor_count(self) -> int:
        return len(os.listdir(f"/proc/{self.process_id}/fd"))

    def until_open(self, descriptors: list[str]) -> None:
        """Waits until nothing else is open; what an answer was read from is closed soon after it."""
        end = time.monotonic() + PATIENCE
        while self.descriptors != descriptors:
            assert time.monotonic() < end, self.descriptors

    def _status(self, name: str) -> int:
        status = pathlib.Path(f"/proc/{self.process_id}/status").read_text()
        return int(re.search(rf"{name}:\s+(\d+) kB", status).group(1)) * 1024

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_) -> None:
        self.stop()

    def stop(self) -> int:
        """Asks the server to end, and answers its exit status."""
        self._process.terminate()
        try:
            status = self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        self._reader.join()
        return status

    def kill(self) -> None:
        """Takes the process away in the middle of whatever it is doing, as a power cut would."""
        self._process.kill()
        self._process.wait()
        self._reader.join()

    def _read(self, log: pathlib.Path) -> None:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8", errors="replace") as out:
            for raw in self._process.stdout:
                line = raw.decode("utf-8", "replace")
                out.write(line)
                out.flush()
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    self._origins.put(found.group())
        self._origins.put(None)
