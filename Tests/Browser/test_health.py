"""What is kept of a body: brought through the page or pushed by an app, taken out again, and forgotten."""

import csv
import io
import json
import os
import shlex
import subprocess
import urllib.error
import urllib.request

from server import ROOT

STEPS = [120, 340, 560, 780]


def export(days: int = 1, fill: int = 0) -> bytes:
    """An export whose steps of the fourteenth of June are known, and more samples of years ago where they are wanted."""
    record = (
        '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" value="{value}" '
        'startDate="{day} {hour:02}:{minute:02}:{second:02} +0000" endDate="{day} {hour:02}:{minute:02}:{second:02} +0000"/>\n'
    )
    parts = ['<?xml version="1.0"?>\n<HealthData locale="en_GB">\n']
    for hour, value in enumerate(STEPS, start=8):
        parts.append(record.format(value=value, day="2026-06-14", hour=hour, minute=0, second=0))
    for index in range(fill):
        second = index % 86_400
        day = f"2020-{1 + index // 86_400 % 12:02}-01"
        parts.append(
            record.format(value=1, day=day, hour=second // 3600, minute=second // 60 % 60, second=second % 60)
        )
    parts.append("<Record/>\n</HealthData>\n")
    return "".join(parts).encode()


def command(*words: str) -> str:
    program = shlex.split(os.environ.get("DAYBOOK_SERVER", str(ROOT / ".build/release/DashboardServer")))
    return subprocess.run([*program, *words], check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


def push(origin: str, token: str, batch: dict) -> tuple[int, dict]:
    request = urllib.request.Request(
        origin + "/api/health",
        data=json.dumps(batch).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def table(origin: str) -> list[dict]:
    with urllib.request.urlopen(origin + "/export/health.csv") as answer:
        return list(csv.DictReader(io.StringIO(answer.read().decode())))


def test_a_batch_is_kept_once_and_a_wrong_token_keeps_nothing(start, data):
    token = command("token", "--data", str(data), "--name", "phone").strip()
    server = start()
    point = {"qty": 321, "date": "2026-06-14 10:00:00 +0000", "source": "A's iPhone|A’s Apple Watch"}
    batch = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [point]}]}}
    status, problem = push(server.origin, "daybook_wrong", batch)
    assert status == 401 and problem["status"] == 401
    assert push(server.origin, token, batch) == (200, {"read": 1, "kept": 1, "duplicates": 0, "skipped": {}})
    assert push(server.origin, token, batch) == (200, {"read": 1, "kept": 0, "duplicates": 1, "skipped": {}})
    assert [row["value"] for row in table(server.origin)] == ["321"]
    assert command("token", "--data", str(data), "--list").startswith("phone, made on ")
    command("token", "--data", str(data), "--revoke", "phone")
    assert push(server.origin, token, batch)[0] == 401
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
