"""Checks rules of the tests that the compiler doesn't know.

- Tests don't sleep, and don't wait for a number of turns: `TaskOrder` waits until no task can continue.
- Tests don't depend on a thread.
- Each suite resets the global state after its tests, and fails a test that leaves something behind.

Run by `make lint`.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WAITS = re.compile(r"\bTask\.(yield|sleep)\b|\bThread\.(sleep|isMainThread)\b|(?<![.\w])u?sleep\(|\basyncAfter\b")
# The one place that yields, and the code of the playground, which the tests only compile.
EXCEPTIONS = {"TaskOrder.swift", "PlaygroundSamples.swift", "SourceTests.swift"}
SUITE = re.compile(r"^((?:@.*\n(?: .*\n)*)*)(?:@MainActor )?(?:@Suite.*)?(?:final )?(?:struct|class|enum) (\w+Tests)\b", re.MULTILINE)
RESETTING = ("MessageStackViewTests", "MessageStackViewHostedTests", "MessageStackViewDeviceTests", "MessageStackViewThreadTests")


def complaints():
    for folder in ("Tests", "Example/Tests", "UIKitOnLinux/Tests"):
        for file in sorted((ROOT / folder).rglob("*.swift")):
            if file.name in EXCEPTIONS:
                continue
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if match := WAITS.search(line):
                    yield f"{file.relative_to(ROOT)}:{number}: {match[0].rstrip('(')} makes a test depend on the machine"
    for target in RESETTING:
        for file in sorted((ROOT / "Tests" / target).rglob("*.swift")):
            for match in SUITE.finditer(file.read_text()):
                if ".leavesNothingBehind" not in match[0]:
                    yield f"{file.relative_to(ROOT)}: {match[2]} isn't .leavesNothingBehind"


def main():
    found = list(complaints())
    for complaint in found:
        print(f"check-tests: {complaint}", file=sys.stderr)
    sys.exit(1 if found else 0)


main()
