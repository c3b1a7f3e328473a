"""The report: one line a figure, its noise, and its target."""

import statistics

COLUMNS = "{:<38}{:>14}{:>14}  {:<22}{:<22}{:<14}{}"


def heading(machine):
    print(machine)
    print(COLUMNS.format("", "ours", "C program", "ratio (from-to)", "C twice (from-to)", "target", ""))


def spread(values):
    return f"{statistics.median(values):.2f} ({min(values):.2f}-{max(values):.2f})"


def verdict(value, limit):
    return "meets" if value <= limit else "MISSES"


def ratio_line(title, rows, limit, unit=1000, name="µs"):
    """Rows of (ours, C, C again) in nanoseconds."""
    ours, theirs = (statistics.median(row[i] for row in rows) / unit for i in (0, 1))
    ratios = [row[0] / ((row[1] + row[2]) / 2) for row in rows]
    twins = [row[2] / row[1] for row in rows]
    target = f"<= {limit:.2f} x" if limit else ""
    judged = verdict(statistics.median(ratios), limit) if limit else ""
    line(title, f"{ours:.2f} {name}", f"{theirs:.2f} {name}", spread(ratios), spread(twins), target, judged)


def figure_line(title, value, unit, limit, reference=None, digits=1):
    other = f"{reference:.{digits}f} {unit}" if reference is not None else ""
    target = f"<= {limit:g} {unit}" if limit else ""
    judged = verdict(value, limit) if limit else ""
    line(title, f"{value:.{digits}f} {unit}", other, "", "", target, judged)


def rate_line(title, rate, least, note):
    judged = "meets" if rate >= least else "MISSES"
    line(title, f"{rate:.0f} /s", "", note, "", f">= {least:g} /s", judged)


def note_line(title, *figures):
    line(title, figures[0], "", *figures[1:], *[""] * (5 - len(figures)))


def line(*fields):
    print(COLUMNS.format(*fields).rstrip(), flush=True)
