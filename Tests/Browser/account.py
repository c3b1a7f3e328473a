"""The one account of a server that has one, and the program that makes it."""

import os
import pathlib
import shlex
import subprocess

from server import ROOT

NAME, PASSPHRASE = "ingrid", "correct horse battery"


def passwd(*words: str) -> list[str]:
    """The command; another one may stand in for the release."""
    program = shlex.split(os.environ.get("DAYBOOK_SERVER", str(ROOT / ".build/release/DashboardServer")))
    return [*program, "passwd", *words]


def make(file: pathlib.Path) -> str:
    """Writes the account as the program itself does, and says where."""
    subprocess.run(passwd("--name", NAME, str(file)), input=PASSPHRASE + "\n", text=True, check=True, cwd=ROOT)
    return str(file)
