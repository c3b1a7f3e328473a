"""Checks the rules of CONTRIBUTING.md that neither the compiler nor the formatter knows.

Each finding is one line in the compilers' form, `file:line: error: sentence`, so that editors can jump to it.
"""

import pathlib
import re
import sys

FOLDERS = ["Benchmarks", "Examples", "Public", "Sources", "Tests", "scripts"]
SUFFIXES = {".swift", ".css", ".js", ".py", ".h", ".c"}
BUILT = {".build", "__pycache__"}
LONGEST_FILE = 300
# A behaviour of the browser's is a file, and a longer one is two.
LONGEST_BEHAVIOUR = 60

# A C library has one importer, so that no pointer of its wanders about.
IMPORTERS = {
    "CMHD": "HTTPDaemon",
    "CZlib": "Gzip",
    "CSodium": "Crypto",
    "CSQLite": "SQLite",
    "CExpat": "XML",
    "CYAML": "YAML",
    "CZip": "Archives",
    "CCurl": "Fetching",
}

findings = []


def report(path, line, sentence):
    findings.append(f"{path}:{line}: error: {sentence}")


def written_here():
    """Our sources, without what was built or generated."""
    for folder in FOLDERS:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix in SUFFIXES and not any(part in BUILT for part in path.parts):
                yield path


def check_swift(path, lines):
    shipped = path.parts[0] == "Sources"
    for number, line in enumerate(lines, 1):
        if "@unchecked Sendable" in line and not re.match(r"\s*//", line):
            nearby = " ".join(text.strip().lstrip("/ ") for text in lines[max(0, number - 8) : number])
            if "Safe because" not in nearby:
                report(path, number, 'an @unchecked Sendable needs a comment above it that starts "Safe because"')
        if imported := re.match(r"\s*(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:\w+ )?(\w+)", line):
            module = imported.group(1)
            if shipped and module == "Foundation":
                report(path, number, "shipped code does without Foundation, or takes FoundationEssentials")
            if shipped and module in IMPORTERS and path.parts[1] != IMPORTERS[module]:
                report(path, number, f"only {IMPORTERS[module]} imports {module}")
        if not shipped and re.search(r"\bTask\.sleep\b|\busleep\(|(?<![\w.])sleep\(", line):
            report(path, number, "a test waits for an event, it does not sleep")
    if re.search(r"(Utils?|Helpers?|Manager)$|^Common$", path.stem):
        report(path, 1, "name the file after the one thing that it holds")


def check_length(path, lines):
    longest = LONGEST_BEHAVIOUR if path.is_relative_to("Public/js") else LONGEST_FILE
    if len(lines) > longest:
        report(path, longest + 1, f"{len(lines)} lines; {longest} is the most such a file may have")


def check_promises(path, lines):
    for number, line in enumerate(lines, 1):
        if re.search(r"\b(?:TODO|FIXME|XXX)\b", line) and path.name != "house_rules.py":
            report(path, number, "do it, or open an issue; nothing is promised in a comment")


for path in written_here():
    lines = path.read_text(encoding="utf-8").splitlines()
    check_length(path, lines)
    check_promises(path, lines)
    if path.suffix == ".swift":
        check_swift(path, lines)

print("\n".join(findings), file=sys.stderr, end="\n" if findings else "")
sys.exit(1 if findings else 0)
