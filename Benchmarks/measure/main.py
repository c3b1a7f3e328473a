"""The order of a whole run."""

import argparse
import os
import platform
import subprocess
import time

from . import body, build, coldstart, connections, cpu, imports, screens, table
from .contest import Contest
from .server import Server, request

BROWSER_HEADERS = [
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0",
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Accept-Language: en-GB,en;q=0.7,de;q=0.3",
    "Accept-Encoding: identity",
    "Connection: keep-alive",
    "Cookie: theme=dark; seen=2026-06-15; tour=done",
    "Upgrade-Insecure-Requests: 1",
    "Sec-Fetch-Dest: document",
    "Sec-Fetch-Mode: navigate",
    "Sec-Fetch-Site: none",
    "Sec-Fetch-User: ?1",
    "Priority: u=0, i",
]

REQUESTS = {
    "page": request("/page", ["Accept: text/html"]),
    "fragment": request("/fragments/week", ["Accept: text/html"]),
    "fresh": request("/fresh/week", ["Accept: text/html"]),
    "browser": request("/page", BROWSER_HEADERS),
}

# Microseconds that rendering a page of 28 kB may take.
TREE_LIMITS = {"screen-nothing-kept": 60}


def main(arguments):
    options = parsed(arguments)
    programs = built(options)
    contest = Contest(programs, REQUESTS, against_itself=options.against_itself)
    table.heading(machine())
    cpu_lines(contest, options)
    if not options.against_itself:
        screens.lines(programs, options)
    connection_lines(contest, options)
    if not options.against_itself:
        product_lines(contest, programs, options)
        markup_line(programs)
        containment_lines(programs)
        body.lines(programs, options)
        imports.lines(programs, options)
    return 0


def parsed(arguments):
    parser = argparse.ArgumentParser(prog="Benchmarks/run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a smoke test of the machinery; its figures mean little")
    parser.add_argument("--against-itself", action="store_true", help="the C program in our place: shows the noise")
    options = parser.parse_args(arguments)
    options.sittings, options.rounds, options.requests = (2, 3, 500) if options.quick else (9, 15, 1000)
    options.connections = 500 if options.quick else 10_000
    options.starts = 3 if options.quick else 40
    return options


def built(options):
    programs = {name: build.c_program(name) for name in ("baseline", "expat", "export", "load")}
    if not options.against_itself:
        programs |= build.swift_products(build.HERE, ["BenchServer", "ContainmentBench", "MarkupBench", "ScreenServer"])
        programs |= build.swift_products(build.ROOT, ["DashboardServer", "HealthPerson"])
    return programs


def machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "")
    cores = os.cpu_count()
    return f"{time.strftime('%Y-%m-%d')}, {cores} cores {model}, Linux {platform.release()}, load {os.getloadavg()[0]:.2f}"


def cpu_lines(contest, options):
    titles = {"page": "CPU, page of 28 kB", "fragment": "CPU, fragment of 3 kB"}
    sizes = (options.sittings, options.rounds, options.requests)
    for name, title in titles.items():
        table.ratio_line(title, cpu.cpu_per_request(contest, name, *sizes), 1.2)
    table.ratio_line("  page, headers of a browser", cpu.cpu_per_request(contest, "browser", *sizes), None)
    table.ratio_line("  fragment, made for each request", cpu.cpu_per_request(contest, "fresh", *sizes), None)
    table.ratio_line("  page, all cores", cpu.cpu_per_request(contest, "page", *sizes, pinned=False), None)


def connection_lines(contest, options):
    count = connections.allow_descriptors(options.connections)
    growth = []
    for maker in (contest.ours, contest.baseline):
        with maker() as server:
            growth.append(connections.bytes_per_connection(server, REQUESTS["fragment"], count) / 1000)
    title = f"{count:,} connections, answered twice, each"
    table.figure_line(title, growth[0], "kB", 20, reference=growth[1])


def product_lines(contest, programs, options):
    def command(port):
        listen = ["serve", "--listen", f"127.0.0.1:{port}", "--public", str(build.ROOT / "Public")]
        return [programs["DashboardServer"], *listen]

    home = request("/", ["Accept: text/html"])
    with Server(command(0)) as server:
        server.ask(home)
        resident, proportional = server.memory()
    with contest.baseline() as reference:
        reference.ask(REQUESTS["page"])
        their_resident, their_proportional = reference.memory()
    commands = [command, contest.baseline_command, contest.baseline_command]
    # The C program serves the page at /page; its own first byte is asked for there.
    times = coldstart.in_turn(commands, [home, REQUESTS["page"], REQUESTS["page"]], options.starts)
    rows = [[seconds * 1e9 for seconds in row] for row in zip(*times)]
    table.ratio_line("cold start to first byte", rows, 3.0, unit=1e6, name="ms")
    table.figure_line("idle memory, resident", resident / 1e6, "MB", 25, reference=their_resident / 1e6)
    table.figure_line("idle memory, proportional", proportional / 1e6, "MB", None, reference=their_proportional / 1e6)


def markup_line(programs):
    told = subprocess.run([programs["MarkupBench"]], capture_output=True, text=True, check=True).stdout
    found = dict(field.split("=", 1) for line in told.splitlines() for field in line.split() if "=" in field)
    title = f"Markup, {found['page_bytes']} bytes, {found['elements']} elements"
    table.figure_line(title, float(found["median_us"]), "µs", 60)
    table.figure_line("Markup, allocations a page", float(found["allocations"]), "", None, digits=0)


def containment_lines(programs):
    """As the program prints them: name, median, unit, and the quickest and slowest round."""
    told = subprocess.run([programs["ContainmentBench"]], capture_output=True, text=True, check=True).stdout
    for name, value, unit in (line.split(" ", 2) for line in told.splitlines()):
        unit, _, spread = unit.partition(" ")
        limit = TREE_LIMITS.get(name)
        target, judged = (f"<= {limit} {unit}", table.verdict(float(value), limit)) if limit else ("", "")
        table.line(f"tree, {name.replace('-', ' ')}", f"{value} {unit}", "", spread, "", target, judged)
