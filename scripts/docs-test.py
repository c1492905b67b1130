"""Opens the landing page, the articles and the tutorials of the built documentation in headless Chromium.

usage: docs-test.py DIRECTORY, or make docs-test, which also builds the documentation

Each page is opened on a wide window in light mode, and on a phone in dark mode. The exit code is 0 only if each shows its
title, loads all of its files without errors, fits the width of the window, and shows all pictures that are in sight.
Screenshots go to Outputs/Pages/.
"""

import functools
import http.server
import json
import sys
import threading
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

SCREENSHOTS = Path(__file__).resolve().parent.parent / "Outputs/Pages"
WINDOWS = {"light": (1280, 900), "dark": (390, 844)}


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(site):
    """Serves a directory on a free port in the background, and returns the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def pages(site):
    """Returns the paths and titles of the landing page, the articles and the tutorials."""
    found = {}
    for file in sorted((site / "data").rglob("*.json")):
        # DocC makes an article of the members that a type gets from a protocol.
        if file.stem.endswith("-implementations"):
            continue
        page = json.loads(file.read_text())
        if page.get("kind") in ("article", "project", "overview") or file.stem == "messagestackview":
            sections = page.get("sections", [])
            title = page.get("metadata", {}).get("title") or next(s["title"] for s in sections if "title" in s)
            found[str(file.relative_to(site / "data").with_suffix(""))] = title
    return found


def visit(page, address, path, title, errors):
    """Opens a page, and returns a sentence for each problem."""
    errors.clear()
    page.goto(f"{address}/{path}")
    heading = page.locator("h1").first
    heading.wait_for(timeout=10_000)
    page.wait_for_function("[...document.images].every(i => i.complete || i.loading === 'lazy')", timeout=10_000)
    found = list(errors)
    # The renderer puts the parts of the names of declarations into separate elements.
    if title.replace(" ", "") not in heading.inner_text().replace("\n", "").replace("\u200b", "").replace(" ", ""):
        found.append(f"shows the title {heading.inner_text()!r} instead of {title!r}")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        found.append("is wider than its window")
    broken = page.evaluate("[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)")
    return found + [f"doesn't show {source}" for source in broken]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    site = Path(sys.argv[1])
    targets = pages(site)
    if not targets:
        sys.exit(f"docs-test: there are no pages in {site}")
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    address = serve(site)
    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for appearance, (width, height) in WINDOWS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height}, color_scheme=appearance, reduced_motion="reduce")
            errors = []
            page.on("pageerror", lambda error: errors.append(f"raises {error}"))
            page.on("console", lambda text: text.type == "error" and errors.append(f"logs {text.text}"))
            page.on("response", lambda answer: answer.status >= 400 and errors.append(f"misses {answer.url}"))
            for path, title in targets.items():
                try:
                    found = visit(page, address, path, title, errors)
                except Error as error:
                    found = [str(error)]
                problems += [f"{path} ({appearance}) {problem}" for problem in found]
                page.screenshot(path=SCREENSHOTS / f"{Path(path).name}-{appearance}.png")
        browser.close()
    if problems:
        sys.exit("docs-test: " + "\ndocs-test: ".join(problems))
    print(f"docs-test: {len(targets)} pages, in light mode on a wide window and in dark mode on a phone")


main()
