"""Adds up the JUnit reports in a folder and prints one line of totals; fails when anything failed or nothing passed.

usage: totals.py FOLDER [SUITE...], the suites being those whose runner failed. A runner that failed without naming a
failing test, because it crashed or because nothing could be built, counts as one failure.
"""

import pathlib
import sys
import xml.etree.ElementTree as ET

folder, *broken = sys.argv[1:]
passed = failed = skipped = 0
blameless = set(broken)
for report in sorted(pathlib.Path(folder).glob("*.xml")):
    for case in ET.parse(report).iter("testcase"):
        outcomes = {child.tag for child in case}
        if outcomes & {"failure", "error"}:
            failed += 1
            blameless.discard(report.stem.split("-")[0])
        elif "skipped" in outcomes:
            skipped += 1
        else:
            passed += 1

failed += len(blameless)
print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
sys.exit(1 if failed or not passed else 0)
