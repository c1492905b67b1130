"""Checks that the guides for users of other libraries have a line for each capability that these libraries name.

usage: python3 scripts/check-capabilities.py [--list]

Documentation/Capabilities.tsv has a row for each capability and library: an id, which is the same for all libraries with the
capability, the library, the capability in our words, the article, the beginning of the line in the article about it, and its
state. The line is a row of a table or a heading. Exactly one must begin so, and a row must have an answer. The state is “answered”
if an app gets the capability from the library, “possible” if it writes code of its own for it, and “missing” otherwise. Prints the
numbers, and with --list also each capability with its state and its line.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOG = ROOT / "Sources/MessageStackView/MessageStackView.docc"
FILE = ROOT / "Documentation/Capabilities.tsv"
COLUMNS = ["id", "library", "capability", "article", "line", "state"]
STATES = ["answered", "possible", "missing"]


def lines_of(article):
    """Returns the rows of tables and the headings of an article, without their signs and without code blocks."""
    text = re.sub(r"^```.*?^```", "", (CATALOG / f"{article}.md").read_text(), flags=re.MULTILINE | re.DOTALL)
    return [match[1].strip() for match in re.finditer(r"^(?:\| |#+ )(.*)", text, re.MULTILINE)]


def check(rows):
    """Yields problems, and each answered capability with its line."""
    seen, articles = set(), {}
    for number, row in rows:
        if len(row) != len(COLUMNS) or not all(cell and cell == cell.strip() for cell in row):
            yield f"line {number} doesn't have the columns {', '.join(COLUMNS)}", None
            continue
        name, library, capability, article, start, state = row
        if state not in STATES:
            yield f"line {number}: {state!r} isn't one of the states {', '.join(STATES)}", None
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) or (name, library) in seen:
            yield f"line {number}: {name} isn't a new id of {library}", None
        seen.add((name, library))
        if article not in articles:
            articles[article] = lines_of(article) if (CATALOG / f"{article}.md").exists() else []
        found = [line for line in articles[article] if line.startswith(start)]
        if len(found) != 1 or re.search(r"\| *\|$", found[0]):
            yield f"line {number}: {len(found)} lines of {article} begin with {start!r}, which answers {capability!r}", None
        else:
            yield None, f"{library}: {capability} ({state})\n    {article}: {found[0]}"


header, *rows = [line.split("\t") for line in FILE.read_text().splitlines()]
results = list(check(enumerate(rows, start=2)))
problems = [problem for problem, _ in results if problem] + ([] if header == COLUMNS else ["the header is wrong"])
if "--list" in sys.argv[1:]:
    print("\n".join(answer for _, answer in results if answer))
if problems or not rows:
    sys.exit("check-capabilities: " + "\ncheck-capabilities: ".join(problems or ["there are no capabilities"]))
counts = ", ".join(f"{sum(row[-1] == state for row in rows)} {state}" for state in STATES)
print(f"check-capabilities: {len({row[0] for row in rows})} capabilities, {len(rows)} lines of the guides: {counts}")
