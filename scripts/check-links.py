"""Checks that each relative link in the project's Markdown files points to a file, a folder or an anchor of a page, that
each test that a page of PAGES_WITH_TESTS names exists, and that the rows of the page of assumptions and the tests of
assumptions name each other.

usage: python3 scripts/check-links.py

A test is named as `Suite.function`, a suite as `Suite`, in back quotes; names of suites end in "Tests". An anchor is a
heading or an <a id="…">. The name of a test of an assumption begins with the anchor of its row. The check first
verifies that it finds planted errors.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES_WITH_TESTS = (
    "Tests/README.md", "Sources/MessageStackView/MessageStackView.docc/WhyNot200Lines.md",
)
ASSUMPTIONS = "Documentation/AssumedOfUIKit.md"
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)|\b(?:src|href)=\"([^\"#]+)\"")
ANCHOR = re.compile(r'<a id="([^"]+)">')
HEADING = re.compile(r"^#+ (.*)", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
TEST_NAME = re.compile(r"`([A-Z]\w*Tests)(?:\.(\w+))?`")
SUITE = re.compile(r"^ *(?:@[\w(). ,\n]+ |[a-z]+ )*(?:struct|class|extension) (?:HostedTests\.)?(?!HostedTests\b)(\w+Tests)\b", re.MULTILINE)
TEST = re.compile(r"@Test\b(?:(?!@Test\b).)*?\bfunc (\w+)", re.DOTALL)

ROW = re.compile(r'^\| <a id="(u\d+)">.*$', re.MULTILINE)
ROW_TEST = re.compile(r"`(u\d+[A-Z]\w*)`")


def links(text):
    """Yields the targets and anchors of the links in a page."""
    for link in LINK.finditer(FENCE.sub("", text)):
        yield link[1] or link[3] or "", link[2]


def anchors(text):
    """Returns the anchors of a page, as GitHub names them."""
    text = FENCE.sub("", text)
    headings = (re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text))
    return {*ANCHOR.findall(text), *headings}


def broken_links(page):
    for target, anchor in links(page.read_text()):
        # DocC resolves its own links, and `make docs` fails on broken ones.
        if re.match(r"\w+:|<", target) or ".docc" in page.parent.name:
            continue
        file = page.parent / target if target else page
        if not file.exists():
            yield target
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
            yield f"{target}#{anchor}"


def declared_tests(sources):
    """Returns the names of the test functions of each suite in Swift sources."""
    suites = {}
    for text in sources:
        # The text before the first suite is an element without a name.
        for name, body in zip(*[iter(SUITE.split(text)[1:])] * 2):
            suites.setdefault(name, set()).update(TEST.findall(body))
    return suites


def missing_tests(text, suites):
    """Yields the names in a page that are no suite, or no test of its suite."""
    for suite, test in TEST_NAME.findall(text):
        if suite not in suites or test and test not in suites[suite]:
            yield f"{suite}.{test}" if test else suite


def assumption_errors(text, tests):
    """Yields what is wrong with the tests that the rows of assumptions name, and with the tests that none names."""
    assumed = {test for test in tests if re.match(r"u\d+[A-Z]", test)}
    named = [(row[1], test) for row in ROW.finditer(text) for test in ROW_TEST.findall(row[0])]
    for row, test in named:
        if test not in assumed:
            yield f"there is no test {test}"
        elif not re.match(row + "[A-Z]", test):
            yield f"the row {row} names {test}"
    for test in sorted(assumed - {test for _, test in named}):
        yield f"no row names {test}"


def check_self():
    sources = [
        "@MainActor\nstruct ATests {\n    @Test func first() {}\n    func helper() {}\n}\n",
        '@Suite(.tags(.a))\nfinal class BTests {\n    @Test("B: x", arguments: [1])\n    func second(x: Int) {}\n}\n'
        "extension ATests {\n    @Test(\n        arguments: [(1, true)])\n    mutating func third() {}\n}\n",
    ]
    page = "`ATests`, `ATests.first`, `BTests.second`, `ATests.third`, `ATests.helper`, `BTests.first`, `CTests`, `x.y`"
    expected = ["ATests.helper", "BTests.first", "CTests"]
    found = list(missing_tests(page, declared_tests(sources)))
    if found != expected:
        sys.exit(f"check-links: the check can't be trusted: it finds {found} where it should find {expected}.")
    page = '| <a id="u1"></a>1 | `u1A`, `u1B` |\n| <a id="u2"></a>2 | `u12A` |\n| <a id="u3"></a>3 | — |\n'
    expected = ["there is no test u1B", "the row u2 names u12A", "no row names u3A"]
    found = list(assumption_errors(page, {"u1A", "u12A", "u3A", "under"}))
    if found != expected:
        sys.exit(f"check-links: the check can't be trusted: it finds {found} where it should find {expected}.")
    page = "# One: `a` & b\n```\n# no\n```\n[x](A.md) [y](B.md#b) [z](#c) <a id=\"u1\"></a>"
    found = anchors(page), list(links(page))
    expected = {"one-a--b", "u1"}, [("A.md", None), ("B.md", "b"), ("", "c")]
    if found != expected:
        sys.exit(f"check-links: the check can't be trusted: it finds {found} where it should find {expected}.")


def main():
    check_self()
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        capture_output=True, text=True, check=True,
    )
    pages = [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).exists()]
    broken = [f"{page.relative_to(ROOT)}: there is no {target}" for page in pages for target in broken_links(page)]
    tests = ROOT / "Tests"
    suites = declared_tests(path.read_text() for path in sorted(tests.rglob("*.swift")))
    for target in tests.iterdir():
        suites.setdefault(target.name, set())
    for page in PAGES_WITH_TESTS:
        missing = dict.fromkeys(missing_tests((ROOT / page).read_text(), suites))
        broken += [f"{page}: there is no test {name}" for name in missing]
    tests = set().union(*suites.values())
    broken += [f"{ASSUMPTIONS}: {error}" for error in assumption_errors((ROOT / ASSUMPTIONS).read_text(), tests)]
    if broken or not pages:
        sys.exit("check-links: " + ("\ncheck-links: ".join(broken) or "there are no Markdown files."))
    print(f"check-links: {len(pages)} files")


main()
