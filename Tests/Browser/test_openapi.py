"""The description at /openapi.json is true: what is generated from it is answered as it says."""

import os
import subprocess
import sys

import pytest
from server import PATIENCE

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]


@pytest.mark.parametrize("mode", ["positive", "negative"])
def test_every_answer_is_as_described(start, tmp_path, mode):
    origin = start().origin
    # Its own folder, in which the tool finds no settings of others and leaves what it writes.
    run = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{origin}/openapi.json", "--url", origin),
            *("--checks", ",".join(CHECKS), "--mode", mode, "--phases", "examples,coverage,fuzzing"),
            # A widget that always fails says so to programs with 502, which the tool takes for a failure of ours.
            *("--exclude-path-regex", "^/fragments/rehearsal/failing"),
            *("--max-examples", "10", "--seed", "1", "--generation-deterministic"),
            *("--request-timeout", str(PATIENCE), "--workers", "1", "--continue-on-failure", "--no-color"),
            *("--suppress-health-check", "all", "--warnings", "off"),
        ],
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "120"},
        capture_output=True,
        text=True,
    )
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
    posts = [path for path, operations in described.items() if "post" in operations]
    assert posts and all(path.startswith("/fragments/") for path in posts)
    paths = {fragment["path"] for fragment in tree.json()["fragments"]}
    assert {"today", "server/clock", "server/almanac"} <= paths
