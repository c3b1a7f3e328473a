"""The one account of a server that has one, and the program that makes it."""

import pathlib
import subprocess

from server import ROOT, program

NAME, PASSPHRASE = "ingrid", "correct horse battery"


def passwd(*words: str) -> list[str]:
    """The command by which it is made."""
    return [*program(), "passwd", *words]


def make(file: pathlib.Path) -> str:
    """Writes the account as the program itself does, and says where."""
    subprocess.run(passwd("--name", NAME, str(file)), input=PASSPHRASE + "\n", text=True, check=True, cwd=ROOT)
    return str(file)
