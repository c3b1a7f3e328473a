"""The description at /openapi.json is true: what is generated from it is answered as it says."""

import os
import pathlib
import subprocess
import sys

import pytest
from account import NAME, PASSPHRASE
from server import PATIENCE, command
from wire import Client

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]


def check(description: str, origin: str, folder: pathlib.Path, mode: str, *more: str) -> subprocess.CompletedProcess:
    """Has a tool ask everything that is described, in its own folder, in which it finds no settings of others."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", description, "--url", origin),
            *("--checks", ",".join(CHECKS), "--mode", mode, "--phases", "examples,coverage,fuzzing"),
            # A widget that always fails says so to programs with 502, which the tool takes for a failure of ours.
            *("--exclude-path-regex", "^/fragments/rehearsal/failing"),
            *("--max-examples", "10", "--seed", "1", "--generation-deterministic"),
            *("--request-timeout", str(PATIENCE), "--workers", "1", "--continue-on-failure", "--no-color"),
            *("--suppress-health-check", "all", "--warnings", "off"),
            *more,
        ],
        cwd=folder,
        env={**os.environ, "COLUMNS": "120"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_every_answer_is_as_described(start, data, tmp_path, mode):
    token = command("token", "--data", str(data)).strip()
    origin = start().origin
    run = check(f"{origin}/openapi.json", origin, tmp_path, mode, "--header", f"Authorization: Bearer {token}")
    assert run.returncode == 0, run.stdout + run.stderr


def test_with_an_account_every_answer_is_as_described_to_those_who_are_in(start, account, tmp_path):
    origin = start("--account-file", account).origin
    client = Client(origin)
    client.post("/sign-in", f"name={NAME}&passphrase={PASSPHRASE.replace(' ', '+')}")
    answer = client.get("/openapi.json")
    description = answer.json()
    assert description["security"] == [{"signIn": []}]
    assert description["components"]["securitySchemes"]["signIn"]["name"] == "daybook"
    for path in ("/sign-in", "/sign-out", "/fragments/server/clock"):
        assert path in description["paths"]
    # From a file, since those who are not in may not read it.
    file = tmp_path / "openapi.json"
    file.write_bytes(answer.body)
    for cookie in (client.cookie, "AAAAAAAAAAAAAAAAAAAAAA"):
        run = check(str(file), origin, tmp_path, "positive", "--header", f"Cookie: daybook={cookie}")
        assert run.returncode == 0, run.stdout + run.stderr


def test_it_describes_what_there_is(visitor):
    someone = visitor()
    answer = someone.context.request.get(f"{someone.origin}/openapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    description = answer.json()
    assert description["openapi"].startswith("3.")
    tree = someone.context.request.get(f"{someone.origin}/fragments", headers={"Accept": "application/json"})
    assert tree.headers["content-type"].startswith("application/json")
    described = description["paths"]
    assert {"/fragments", "/healthz", "/readyz", "/metrics"} <= set(described)
    posts = {path for path, operations in described.items() if "post" in operations}
    others = {"/api/health", "/day/import", "/day/import/stop", "/day/import/forget"}
    assert others < posts and all(path.startswith("/fragments/") for path in posts - others)
    assert description["paths"]["/api/health"]["post"]["security"] == [{"pushToken": []}]
    paths = {fragment["path"] for fragment in tree.json()["fragments"]}
    assert {"today", "server/clock", "server/almanac"} <= paths
