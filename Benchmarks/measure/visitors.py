"""Visitors of a screen, each with a cookie and with choices of their own."""

import itertools
import re
import socket

from .server import read_answer, request

# As a script of ours asks; the server refuses changes that come from elsewhere.
ASKED_BY_SCRIPT = ["HX-Request: true", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors", "Content-Length: 0"]
PAGE = ["Accept: text/html"]


def action(name, widget, cookie=None):
    cookies = [f"Cookie: {cookie}"] if cookie else []
    return request(f"/fragments/today/widget-{widget}/{name}", ASKED_BY_SCRIPT + cookies, "POST")


def page(cookie=None):
    return request("/", PAGE + ([f"Cookie: {cookie}"] if cookie else []))


def arrive(server, hidden_sets):
    """One visitor for each set, who has put those widgets away; answers their cookies."""
    cookies = []
    # Whoever puts something away has seen the page before.
    server.ask(page())
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        for widgets in hidden_sets:
            cookie = None
            for widget in widgets:
                connection.sendall(action("hide", widget, cookie))
                answer = read_answer(connection)
                if cookie is None:
                    cookie = re.search(rb"\r\nset-cookie: *([^;\r]+)", answer, re.IGNORECASE).group(1).decode()
            cookies.append(cookie)
    return cookies


def different_sets(count, widgets=16, size=4):
    """Sets of one size, so that all pages have about as many bytes."""
    return itertools.islice(itertools.combinations(range(widgets), size), count)
