"""Builds everything that is measured: release, with the Swift runtime inside, as it is shipped."""

import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROOT = HERE.parent
OUTPUT = HERE / ".build" / "bench"
LIBRARIES = {"baseline": ["-lmicrohttpd"], "expat": ["-lexpat"]}


def c_program(name):
    OUTPUT.mkdir(parents=True, exist_ok=True)
    program = OUTPUT / name
    command = ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-D_GNU_SOURCE", "-o", str(program), str(HERE / f"{name}.c")]
    must(command + LIBRARIES.get(name, []))
    return str(program)


def swift_products(package, products):
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", str(package)]
    for product in products:
        must([*command, "--product", product])
    folder = subprocess.run([*command, "--show-bin-path"], capture_output=True, text=True, check=True).stdout.strip()
    return {product: f"{folder}/{product}" for product in products}


def must(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command)} failed\n{done.stdout}{done.stderr}")
