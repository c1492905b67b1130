"""Checks links and pictures: those of the Markdown files, or those of the built documentation in headless Chromium.

usage: python3 scripts/check-links.py [DIRECTORY]

Without an argument, it checks that each relative link points to a file, a folder or an anchor of a page; that articles
begin with a picture, and pictures have descriptions; that each test that a page of PAGES_WITH_TESTS names exists, and that
the rows of the page of assumptions and the tests of assumptions name each other. `docc` finds the other dead links,
missing pictures and missing code files of the documentation.

With the directory of the built documentation, which `make docs-test` passes, it opens the landing page, the articles and
the tutorials on a wide window in light mode, and on a phone in dark mode. Each must show its title, load all of its files
without errors, fit the width of the window, and show all pictures in sight. Screenshots go to Outputs/Pages/.
"""

import functools
import http.server
import json
import re
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGS = {ROOT / f"Sources/{module}/{module}.docc" for module in ("MessageStackView", "MessageStackViewForms")}
PAGES_WITH_TESTS = ("Tests/README.md", "Sources/MessageStackView/MessageStackView.docc/WhyNot200Lines.md")
ASSUMPTIONS = "Documentation/AssumedOfUIKit.md"
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# The target and the anchor of a link.
LINK = re.compile(r"(?:\]\(|\b(?:src|href)=\")([^)\"#\s]*)(?:#([^)\"\s]*))?[)\"]")
# A test is named as `Suite.function`, a suite as `Suite`. The names of suites end in "Tests".
TEST_NAME = re.compile(r"`([A-Z]\w*Tests)(?:\.(\w+))?`")
SUITE = re.compile(r"^ *(?:@[\w(). ,\n]+ |[a-z]+ )*(?:struct|class|extension) (?:HostedTests\.)?(\w+Tests)\b", re.MULTILINE)
TEST = re.compile(r"@Test\b(?:(?!@Test\b).)*?\bfunc (\w+)", re.DOTALL)
# A row of the page of assumptions, whose tests have names that begin with its anchor.
ROW = re.compile(r'^\| <a id="(u\d+)">.*$', re.MULTILINE)
PICTURE = r"!\[[^\]]+\]\("
# An article begins with its title, a summary, headings and a picture. The title of an extension is the name of a symbol.
ARTICLE = re.compile(r"# (?:``|[^\n]*\n+(?:@[^\n]*\{\n.*?\n\}\n+)?(?:(?![#!])[^\n]+\n)+\n(?:#+ [^\n]*\n+)*" + PICTURE + ")", re.DOTALL)
WITHOUT_DESCRIPTION = re.compile(r"!\[\s*\]\([^)]*\)|@Image\((?![^)]*alt: \"[^\"]).*")
WINDOWS = {"light": (1280, 900), "dark": (390, 844)}


def anchors(text):
    """Returns the anchors of a page: an <a id="…">, or a heading as GitHub names it."""
    headings = re.findall(r"^#+ (.*)", FENCE.sub("", text), re.MULTILINE)
    names = (re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)
    return {*re.findall(r'<a id="([^"]+)">', text), *names}


def broken_links(page, text):
    for target, anchor in LINK.findall(FENCE.sub("", text)):
        # In the documentation, docc resolves names of pictures and links to symbols.
        if re.match(r"\w+:|<", target) or CATALOGS & set(page.parents) and "." not in target:
            continue
        file = page.parent / target if target else page
        if not file.exists():
            yield f"there is no {target}"
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
            yield f"there is no {target}#{anchor}"


def missing_pictures(page, text):
    if page.suffix == ".md" and not ARTICLE.match(text):
        yield "doesn't begin with a picture"
    for picture in WITHOUT_DESCRIPTION.findall(text):
        yield f"the picture {picture} has no description"


def declared_tests():
    """Returns the names of the test functions of each suite, and the names of the targets."""
    suites = {target.name: set() for target in (ROOT / "Tests").iterdir()}
    for path in (ROOT / "Tests").rglob("*.swift"):
        # The text before the first suite is an element without a name.
        for name, body in zip(*[iter(SUITE.split(path.read_text())[1:])] * 2):
            suites.setdefault(name, set()).update(TEST.findall(body))
    return suites


def wrong_assumptions(text, tests):
    named = [(row[1], test) for row in ROW.finditer(text) for test in re.findall(r"`(u\d+[A-Z]\w*)`", row[0])]
    for row, test in named:
        if test not in tests:
            yield f"there is no test {test}"
        elif not re.match(row + "[A-Z]", test):
            yield f"the row {row} names {test}"
    for test in tests - {test for _, test in named}:
        if re.match(r"u\d+[A-Z]", test):
            yield f"no row names {test}"


def check_sources():
    listed = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "*.md", "*.tutorial", "llms.txt"],
        capture_output=True, text=True, check=True,
    )
    pages = {name: (ROOT / name).read_text() for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    suites = declared_tests()
    for name, text in pages.items():
        found = list(broken_links(ROOT / name, text))
        if CATALOGS & set((ROOT / name).parents):
            found += missing_pictures(ROOT / name, text)
        if name in PAGES_WITH_TESTS:
            found += [f"there is no test {suite}.{test}" for suite, test in dict.fromkeys(TEST_NAME.findall(text))
                      if suite not in suites or test and test not in suites[suite]]
        if name == ASSUMPTIONS:
            found += wrong_assumptions(text, set().union(*suites.values()))
        yield from (f"{name}: {problem}" for problem in found)
    for name in {*PAGES_WITH_TESTS, ASSUMPTIONS} - set(pages):
        yield f"there is no {name}"
    yield from (f"{file} is empty" for catalog in CATALOGS for file in catalog.rglob("*.swift") if not file.stat().st_size)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def titles(site):
    """Returns the titles of the landing page, the articles and the tutorials by path."""
    found = {}
    for file in sorted((site / "data").rglob("*.json")):
        page = json.loads(file.read_text())
        is_page = page.get("kind") in ("article", "project", "overview") or file.parent == site / "data/documentation"
        # DocC makes an article of the members that a type gets from a protocol.
        if is_page and not file.stem.endswith("-implementations"):
            sections = [page.get("metadata", {}), *page.get("sections", [])]
            found[str(file.relative_to(site / "data").with_suffix(""))] = next(s["title"] for s in sections if "title" in s)
    return found


def visit(page, address, title):
    """Opens a page, and yields its problems."""
    page.goto(address)
    heading = page.locator("h1").first
    heading.wait_for(timeout=10_000)
    page.wait_for_function("[...document.images].every(i => i.complete || i.loading === 'lazy')", timeout=10_000)
    # The renderer puts the parts of the names of declarations into separate elements.
    if title.replace(" ", "") not in re.sub(r"[\s\u200b]", "", heading.inner_text()):
        yield f"shows the title {heading.inner_text()!r} instead of {title!r}"
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        yield "is wider than its window"
    for source in page.evaluate("[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"):
        yield f"doesn't show {source}"


def check_site(site):
    from playwright.sync_api import Error, sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = titles(site)
    if not pages:
        yield f"there are no pages in {site}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for appearance, (width, height) in WINDOWS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height}, color_scheme=appearance, reduced_motion="reduce")
            errors = []
            page.on("pageerror", lambda error: errors.append(f"raises {error}"))
            page.on("console", lambda text: text.type == "error" and errors.append(f"logs {text.text}"))
            page.on("response", lambda answer: answer.status >= 400 and errors.append(f"misses {answer.url}"))
            for path, title in pages.items():
                errors.clear()
                try:
                    errors += visit(page, f"http://127.0.0.1:{server.server_port}/{path}", title)
                except Error as error:
                    errors.append(str(error))
                yield from (f"{path} ({appearance}) {problem}" for problem in errors)
                page.screenshot(path=ROOT / f"Outputs/Pages/{Path(path).name}-{appearance}.png")
        browser.close()


problems = list(check_site(Path(sys.argv[1])) if len(sys.argv) > 1 else check_sources())
sys.exit("check-links: " + "\ncheck-links: ".join(problems) if problems else 0)
