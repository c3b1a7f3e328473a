"""The models of a day of somebody's body, out of a file of many years."""

import subprocess
import tempfile

from . import build, table

YEARS, QUICK_YEARS = 10, 2
# Milliseconds in which everything that the screen of a day shows may be worked out.
LIMIT = 10


def lines(programs, options):
    years = QUICK_YEARS if options.quick else YEARS
    with tempfile.TemporaryDirectory(dir=build.OUTPUT) as folder:
        person = [programs["HealthPerson"], folder]
        subprocess.run([*person, str(years * 365), "dense"], check=True)
        told = subprocess.run(person, capture_output=True, text=True, check=True).stdout
    (_, samples, *_), *figures = (line.split(" ", 3) for line in told.splitlines())
    figures = {name: (value, unit, spread) for name, value, unit, spread in figures}
    figure_line(f"a day of {years} years, {int(samples) / 1e6:.1f} M samples", figures.pop("whole-day"), LIMIT)
    for name, figure in figures.items():
        figure_line(f"  {name}", figure)


def figure_line(title, figure, limit=None):
    value, unit, spread = figure
    target, judged = (f"<= {limit} {unit}", table.verdict(float(value), limit)) if limit else ("", "")
    table.line(title, f"{float(value):.2f} {unit}", "", spread, "", target, judged)
