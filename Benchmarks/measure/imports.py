"""Imports of Apple Health: ours beside a C program that only counts elements, and beside healthkit-to-sqlite."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

from . import build, table

OTHER = "healthkit-to-sqlite==1.0.1"
# Megabytes, with whether the other program competes, too, which waits for the disk so often that more takes it many minutes.
SIZES = [(20, True), (200, False), (1000, False)]
QUICK_SIZES = [(20, True)]


def lines(programs, options):
    other = other_program()
    for megabytes, competes in QUICK_SIZES if options.quick else SIZES:
        with tempfile.TemporaryDirectory(dir=build.OUTPUT) as folder:
            size_lines(programs, folder, megabytes, other if competes else None, 1 if options.quick else 3)


def size_lines(programs, folder, megabytes, other, rounds):
    export = f"{folder}/export.xml"
    with open(export, "wb") as file:
        subprocess.run([programs["export"], str(megabytes)], stdout=file, check=True)
    size = os.path.getsize(export) / 1e6
    ours, theirs = [], []
    for number in range(rounds):
        theirs.append(run([programs["expat"], export])[0])
        data = f"{folder}/data{number}"
        ours.append(run([programs["DashboardServer"], "import", "apple-health", export, "--data", data]))
        stored = os.path.getsize(f"{data}/health.sqlite") / 1e6
        if number + 1 < rounds:
            shutil.rmtree(data)
    again = run([programs["DashboardServer"], "import", "apple-health", export, "--data", data])
    seconds, memory = min(ours)
    share = min(theirs) / seconds
    title = f"import of {megabytes} MB, expat alone beside it"
    judged = "meets" if share >= 0.3 else "MISSES"
    table.line(title, f"{size / seconds:.0f} MB/s", f"{size / min(theirs):.0f} MB/s", f"{share:.2f}", "", ">= 0.30 x", judged)
    table.figure_line("  resident at most", memory / 1e6, "MB", 120)
    table.figure_line("  file afterwards", stored, "MB", None)
    table.figure_line("  the same once more", size / again[0], "MB/s", None)
    if other:
        # It reads archives only by one name; this one counts as its input, whose unpacking both would pay for.
        seconds_of_other, memory_of_other = run([*other, "--xml", export, f"{folder}/other.sqlite"])
        ratio = seconds_of_other / seconds
        judged = "meets" if ratio >= 10 else "MISSES"
        figures = f"{size / seconds:.0f} MB/s", f"{size / seconds_of_other:.1f} MB/s", f"{ratio:.1f}"
        table.line("  healthkit-to-sqlite beside it", *figures, f"{memory_of_other / 1e6:.0f} MB resident", ">= 10 x", judged)


def run(command):
    """Seconds on the clock, and resident bytes at most."""
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    complaints = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command)} failed\n{complaints.decode(errors='replace')}")
    return time.monotonic() - begin, usage.ru_maxrss * 1024


def other_program():
    """From PyPI, in a folder of its own; nothing where there is no way to PyPI."""
    folder = build.OUTPUT / "healthkit"
    if not (folder / "bin" / "healthkit-to-sqlite").exists():
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True)
            subprocess.run([folder / "bin" / "pip", "install", "--quiet", OTHER], check=True, capture_output=True)
        except subprocess.CalledProcessError:
            table.note_line("healthkit-to-sqlite", "not there")
            return None
    return [str(folder / "bin" / "healthkit-to-sqlite")]
