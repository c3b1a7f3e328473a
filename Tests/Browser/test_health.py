"""What is kept of a body: brought through the page or pushed by an app, taken out again, and forgotten."""

import csv
import io
import json
import urllib.request

from exports import STEPS, batch, export, push
from server import command


def table(origin: str) -> list[dict]:
    with urllib.request.urlopen(origin + "/export/health.csv") as answer:
        return list(csv.DictReader(io.StringIO(answer.read().decode())))


def test_a_batch_is_kept_once_and_a_wrong_token_keeps_nothing(start, data):
    token = command("token", "--data", str(data), "--name", "phone").strip()
    server = start()
    status, problem = push(server.origin, "daybook_wrong", batch(321))
    assert status == 401 and problem["status"] == 401
    assert push(server.origin, token, batch(321)) == (200, {"read": 1, "kept": 1, "duplicates": 0, "skipped": {}})
    assert push(server.origin, token, batch(321)) == (200, {"read": 1, "kept": 0, "duplicates": 1, "skipped": {}})
    assert [row["value"] for row in table(server.origin)] == ["321"]
    assert command("token", "--data", str(data), "--list").startswith("phone, made on ")
    command("token", "--data", str(data), "--revoke", "phone")
    assert push(server.origin, token, batch(321))[0] == 401
    assert token not in (data / "tokens").read_text()


def test_the_commands_take_out_and_forget_while_the_server_runs(start, data):
    server = start()
    export_file = data.parent / "export.xml"
    export_file.write_bytes(export())
    command("import", "apple-health", str(export_file), "--data", str(data))
    assert len(table(server.origin)) == len(STEPS)
    assert command("export", "health", "--data", str(data), "--format", "csv").count("StepCount") == len(STEPS)
    assert len(json.loads(command("export", "health", "--data", str(data), "--format", "json"))["samples"]) == len(STEPS)
    command("delete", "health", "--data", str(data), "--yes")
    assert table(server.origin) == []
