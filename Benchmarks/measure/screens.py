"""A screen of controllers: pages, fragments, visitors with choices of their own, and changes that are durable."""

import re
import tempfile
from pathlib import Path

from . import build, cpu, table, visitors
from .contest import SHARED_CORE, THREADS, Contest
from .server import Server, request

WIDGETS = 16
CONNECTIONS = 64


def lines(programs, options):
    ratio_lines(programs, options)
    toggle_line(programs, options)
    growth_lines(programs, options)


def ratio_lines(programs, options):
    """Against the C program, which is given the same answer."""
    page = visitors.page()
    gzip = request("/", [*visitors.PAGE, "Accept-Encoding: gzip"])
    fragment = request("/fragments/today/widget-3", ["Accept: text/html", "Sec-Fetch-Mode: cors"])
    count = 100 if options.quick else 1000
    contests = [
        ("CPU, screen of 16 widgets at rest", page, None, 1.25),
        ("  compressed", gzip, None, 1.25),
        ("  not changed (304)", page, tagged, 1.10),
        ("  one fragment", fragment, None, 1.25),
        (f"  {count:,} visitors with own choices", page, crowd(count), 2.00),
    ]
    for title, asked, prepare, limit in contests:
        contest = Contest(
            programs, {"screen": asked}, "ScreenServer", [str(WIDGETS), str(max(count, 1000))], prepare
        )
        rows = cpu.cpu_per_request(contest, "screen", options.sittings, options.rounds, options.requests)
        table.ratio_line(title, rows, limit)


def tagged(server):
    """The same request by somebody who has the answer already."""
    tag = re.search(rb"\r\netag: *([^\r]+)", server.ask(visitors.page()), re.IGNORECASE).group(1).decode()
    return {"screen": request("/", [*visitors.PAGE, f"If-None-Match: {tag}"])}


def crowd(count):
    """One request each by so many visitors, of whom no two have hidden the same widgets."""

    def prepare(server):
        cookies = visitors.arrive(server, visitors.different_sets(count))
        return {"screen": b"".join(visitors.page(cookie) for cookie in cookies)}

    return prepare


def toggle_line(programs, options):
    """Changes a second that are acknowledged and on disk, on all cores, with the load on the same ones."""
    with tempfile.TemporaryDirectory(dir=build.OUTPUT) as folder:
        with screen_server(programs, folder=folder) as server:
            cookies = visitors.arrive(server, [[i % WIDGETS] for i in range(CONNECTIONS)])
            asked = b"".join(visitors.action("toggle", i % WIDGETS, cookie) for i, cookie in enumerate(cookies))
            used, took = measured(programs, server, asked, options)
    table.rate_line("toggles, durable, 64 visitors at once", 1e9 / took, 3000, f"{used / 1000:.1f} µs of CPU each")


def growth_lines(programs, options):
    """What a page costs, by the number of widgets and by the number of visitors."""
    for widgets in (8, 80, 800):
        with screen_server(programs, widgets=widgets, core=SHARED_CORE) as server:
            cookies = visitors.arrive(server, [[i % widgets] for i in range(CONNECTIONS)])
            growth_line(f"{widgets} widgets, {CONNECTIONS} visitors", programs, server, cookies, widgets, options)
    counts = (10, 100, 1000) if options.quick else (10, 1000, 10_000)
    for live in counts[1:]:
        for count in counts:
            with screen_server(programs, live=live, core=SHARED_CORE) as server:
                server.ask(visitors.page())
                before, _ = server.memory()
                cookies = visitors.arrive(server, [[i % WIDGETS] for i in range(count)])
                title = f"{count:,} visitors, {live:,} in memory"
                growth_line(title, programs, server, cookies, WIDGETS, options)
                after, _ = server.memory()
                table.note_line("  memory, each", f"{(after - before) / count / 1000:.1f} kB")


def growth_line(title, programs, server, cookies, widgets, options):
    """A page at rest for each in turn; then each puts a widget away or brings it back, and looks at the page."""
    # Connections take requests in turn, so a block of changes is followed by the block of their pages.
    at_rest = b"".join(visitors.page(cookie) for cookie in cookies)
    blocks = []
    for start in range(0, len(cookies), CONNECTIONS):
        block = (cookies[start:] + cookies)[:CONNECTIONS] if len(cookies) >= CONNECTIONS else padded(cookies)
        blocks += [visitors.action("toggle", (start + i) % widgets, cookie) for i, cookie in enumerate(block)]
        blocks += [visitors.page(cookie) for cookie in block]
    # The slice that is not counted goes once through all, so that afterwards every page has been made.
    count = len(cookies)
    resting, _ = measured(programs, server, at_rest, options, SHARED_CORE, count)
    changing, _ = measured(programs, server, b"".join(blocks), options, SHARED_CORE, 2 * count)
    table.note_line(title, f"{resting / 1000:.1f} µs at rest", f"{2 * changing / 1000:.1f} µs a toggle and its page")


def padded(cookies):
    return [cookies[i % len(cookies)] for i in range(CONNECTIONS)]


def measured(programs, server, requests, options, core=None, least=0):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requests"
        path.write_bytes(requests)
        count = max(options.requests, least)
        rounds = min(options.rounds, 3)
        used, took = cpu.costs(programs, str(path), [server], rounds, count, CONNECTIONS, core)
    return used[0], took[0]


def screen_server(programs, widgets=WIDGETS, live=1000, folder=None, core=None):
    command = [programs["ScreenServer"], "0", THREADS, "12000", str(widgets), str(live)]
    return Server(command + ([folder] if folder else []), core)
