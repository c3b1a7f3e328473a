"""From the moment a process is started to the first byte of its first answer."""

import os
import socket
import subprocess
import time

from .server import free_port

PATIENCE = 10


def seconds_to_first_byte(command_for, request):
    port = free_port()
    started = time.perf_counter()
    process = subprocess.Popen(command_for(port), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
                    connection.sendall(request)
                    if connection.recv(1):
                        return time.perf_counter() - started
            except ConnectionRefusedError:
                if process.poll() is not None or time.perf_counter() - started > PATIENCE:
                    raise SystemExit(f"bench: {os.path.basename(command_for(port)[0])} never answered")
    finally:
        process.kill()
        process.wait()


def in_turn(commands, requests, runs):
    """One list of seconds for each command; the first run of each warms the page cache and is dropped."""
    times = [[] for _ in commands]
    for _ in range(runs + 1):
        for column, command_for, request in zip(times, commands, requests):
            column.append(seconds_to_first_byte(command_for, request))
    return [column[1:] for column in times]
