"""Many keep-alive connections at once, every one answered twice, and what they cost in memory."""

import resource
import socket

from .server import read_answer

PER_SOURCE_ADDRESS = 5000


def allow_descriptors(count):
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 1000
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, hard)))
    except (ValueError, PermissionError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return min(count, hard - 1000)
    return count


def bytes_per_connection(server, request, count):
    """Growth of resident memory per open connection, after all of them were answered twice."""
    server.ask(request)
    before, _ = server.memory()
    opened = []
    try:
        for index in range(count):
            connection = socket.socket()
            # A second source address, and a third, so that the ports of one do not run out.
            connection.bind((f"127.0.0.{2 + index // PER_SOURCE_ADDRESS}", 0))
            connection.settimeout(30)
            connection.connect(("127.0.0.1", server.port))
            opened.append(connection)
        for _ in range(2):
            for connection in opened:
                connection.sendall(request)
            for connection in opened:
                read_answer(connection)
        after, _ = server.memory()
    finally:
        for connection in opened:
            connection.close()
    return (after - before) / count
