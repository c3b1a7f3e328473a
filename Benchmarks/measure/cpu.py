"""CPU per request, in several sittings: new processes each time, slices of requests in turn within each."""

import os
import statistics
import subprocess

from .contest import SHARED_CORE


def cpu_per_request(contest, name, sittings, rounds, requests, connections=64, pinned=True):
    """Nanoseconds per request of ours, of the C program and of its twin: one row of medians a sitting."""
    rows = []
    for sitting in range(sittings):
        core = SHARED_CORE if pinned else None
        # Whoever starts first gets other memory and other threads; so they start in turn, too.
        makers = [contest.ours, contest.baseline, contest.baseline]
        shift = sitting % len(makers)
        order = [(i + shift) % len(makers) for i in range(len(makers))]
        servers = [makers[i](core) for i in order]
        try:
            medians = slices(contest, name, servers, rounds, requests, connections, core)
        finally:
            for server in servers:
                server.stop()
        rows.append([medians[order.index(i)] for i in range(len(makers))])
    return rows


def slices(contest, name, servers, rounds, requests, connections, core):
    path = contest.request_file(name)
    return costs(contest.programs, path, servers, rounds, requests, connections, core)[0]


def costs(programs, request_path, servers, rounds, requests, connections=64, core=None):
    """Nanoseconds a request of CPU, and on the clock: medians for each of the servers."""
    command = ["taskset", "-c", str(core)] if core is not None else []
    command += [programs["load"], request_path, str(connections), str(requests), str(rounds)]
    command += [f"{server.pid}:{server.port}" for server in servers]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {done.stderr.strip()}")
    table = [[float(field) for field in line.split()] for line in done.stdout.splitlines()]
    medians = [statistics.median(column) for column in zip(*table)]
    return medians[0::2], medians[1::2]


def can_pin():
    return os.path.exists("/usr/bin/taskset") and SHARED_CORE in os.sched_getaffinity(0)
