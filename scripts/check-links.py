"""Checks links and pictures: those of the files in git, or those of the built documentation in headless Chromium.

usage: python3 scripts/check-links.py [DIRECTORY]

Without an argument, it checks that each relative link points to a file, a folder or an anchor of a page; that articles
begin with a picture, and pictures have descriptions; that films and pictures run the code below them; that each test that a
page of PAGES_WITH_TESTS names exists; that each rule of accessibility has a row with its tests and a line in the article; that
the rows of the page of assumptions and the tests of assumptions name each other; and that few pictures and bytes are in
git. `docc` finds the other dead links, missing pictures and missing code files of the documentation.

With the directory of the built documentation, which `make docs-test` passes, it serves the site below a path, and opens the
start page, the articles and the tutorials by their addresses, on a wide window in light mode, and on a phone in dark mode.
Each must show its title, load all of its files without errors, fit the width of the window, and show all pictures in sight.
On one page of each kind, symbols included, all headings must have a contrast of 3 : 1 to the pixels behind them.
Then it follows links, searches, copies code, plays the demo, and opens an address that doesn't exist and a page of a server
without a path. Screenshots go to Outputs/Pages/.
"""

import base64
import functools
import http.server
import json
import re
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGS = set(ROOT.glob("Sources/*/*.docc"))
PAGES_WITH_TESTS = (
    "Documentation/AccessibilityRules.md", "Documentation/DefectsElsewhere.md", "Tests/README.md",
    "Sources/MessageStackView/MessageStackView.docc/WhyNot200Lines.md",
)
# The rules of accessibility, D1 to the last one: a row of a table with the tests, and an item of a list.
RULES = "Documentation/AccessibilityRules.md", "Sources/MessageStackView/MessageStackView.docc/Accessibility.md"
LAST_RULE = 45
ASSUMPTIONS = "Documentation/AssumedOfUIKit.md"
READINGS = "UIKitOnLinux/Sources/Readings/Reading.swift"
# SwiftPM clones these folders into each app that depends on the library. So few pictures of the documentation are in git, and
# `make docs` renders the others.
MOST_BYTES = {"Documentation/Pictures": 2_000_000, "Sources": 4_000_000}
MOST_PICTURES = 20
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# The target and the anchor of a link.
LINK = re.compile(r"(?:\]\(|\b(?:src|href)=\")([^)\"#\s]*)(?:#([^)\"\s]*))?[)\"]")
# A test is named as `Suite.function`, a suite as `Suite`. The names of suites end in "Tests".
TEST_NAME = re.compile(r"`([A-Z]\w*Tests)(?:\.(\w+))?`")
SUITE = re.compile(r"^ *(?:@[\w(). ,\n]+ |[a-z]+ )*(?:struct|class|extension) (?:HostedTests\.)?(\w+Tests)\b", re.MULTILINE)
TEST = re.compile(r"@Test\b(?:(?!@Test\b).)*?\bfunc (\w+)", re.DOTALL)
# A row of the page of assumptions, whose tests have names that begin with its anchor.
ROW = re.compile(r'^\| <a id="(u\d+)">.*$', re.MULTILINE)
# A reading, whose comment names the rows that it concerns.
READING = re.compile(r"((?:^ *///[^\n]*\n)+) *case (\w+)$", re.MULTILINE)
MOST_READINGS = 43
PICTURE = r"!\[[^\]]+\]\("
# An article begins with its title, a summary, headings and a picture. The title of an extension is the name of a symbol.
ARTICLE = re.compile(r"# (?:``|[^\n]*\n+(?:@[^\n]*\{\n.*?\n\}\n+)?(?:(?![#!])[^\n]+\n)+\n(?:#+ [^\n]*\n+)*" + PICTURE + ")", re.DOTALL)
# The code that films and pictures of articles run, and the first post of the example, which the README's film taps.
FILMS, ARTICLES = "Example/App/Samples/FilmSamples.swift", "Example/App/Samples/ArticleSamples.swift"
FIRST_POST = ("Example/App/Screens/Home/HomePosts.swift", "save")
# Pictures that show more than the code below them: diagrams, and a custom poster of the example.
WITHOUT_CODE = {"article-durations", "article-poster", "article-test"}
METHOD = re.compile(r"^    func (\w+)\([^\n]*\{\n(.*?)^    \}", re.MULTILINE | re.DOTALL)
SWIFT = re.compile(r"^```swift\n(.*?)^```", re.MULTILINE | re.DOTALL)
# A picture, and what follows it before the next heading.
PICTURE_AND_SECTION = re.compile(r"\]\((film|article)-([\w-]+)\)\n(?=(.*?)(?:^#+ |\Z))", re.MULTILINE | re.DOTALL)
# A film in the README's table, and the code below it.
CELL = re.compile(r'Pictures/([\w-]+)\.png"><br><code>(.*?)</code>')
WITHOUT_DESCRIPTION = re.compile(r"!\[\s*\]\([^)]*\)|@Image\((?![^)]*alt: \"[^\"]).*")
# The buttons on the second screen of the demo, and their posts.
ROUTE_POSTS = {
    "Show a tip": "Tap here to add a stop", "Add a stop": "Stop added", "Download the map": "It's here",
    "Show places": "Route saved",
}
# The path below which the site is served, and its start page.
BASE = "/some/base"
START = "documentation/messagestackview/"
WINDOWS = {"light": (1280, 900), "dark": (390, 844)}
# The contrast that WCAG 2.2 demands of large text.
LEAST_CONTRAST = 3
# Returns the least contrast between the text of a heading and a picture of what is behind it.
CONTRAST = """async (heading, png) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
    const picture = new Image()
    picture.src = "data:image/png;base64," + png
    await picture.decode()
    const size = { width: picture.width, height: picture.height }
    const [behind, before] = [null, getComputedStyle(text.parentElement).color].map(color => {
        const context = Object.assign(document.createElement("canvas"), size).getContext("2d")
        context.drawImage(picture, 0, 0)
        if (color) Object.assign(context, { fillStyle: color }).fillRect(0, 0, size.width, size.height)
        return context.getImageData(0, 0, size.width, size.height).data
    })
    const linear = part => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    const luminance = (pixels, i) =>
        0.2126 * linear(pixels[i]) + 0.7152 * linear(pixels[i + 1]) + 0.0722 * linear(pixels[i + 2])
    let least = Infinity
    for (let i = 0; i < behind.length; i += 4) {
        const [dark, light] = [luminance(behind, i), luminance(before, i)].sort((a, b) => a - b)
        least = Math.min(least, (light + 0.05) / (dark + 0.05))
    }
    return least
}"""
# A page that a search must find, and how many results may be before it.
SEARCHES = {
    "Message": ("Message", 0),
    "theme": ("Theming posts", 0),
    "toast": ("Toast", 0),
    "retry": ("Messages with buttons", 0),
    "banner?": ("Messages with buttons", 0),
    "confirm delete": ("Alerts", 1),
    "ask before deleting": ("Alerts", 1),
    "don't post twice": ("Queues and priorities", 0),
    "unit tests": ("Testing posts", 0),
    "spinner": ("Progress", 1),
    "swift package": ("Add it to an app", 0),
    "snackbar nothing": ("Undo", 1),
}


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


def code(text):
    """Returns code as its lines without their indentation."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def wrong_samples(pages):
    """Yields films and pictures that run other code than pages show below them."""
    # The methods of the first type in a file.
    methods = {file: {name: code(body) for name, body in METHOD.findall((ROOT / file).read_text().split("\n}\n")[0])}
               for file in (FILMS, FIRST_POST[0])}
    articles, shown = code((ROOT / ARTICLES).read_text()), set()
    for name, text in pages.items():
        for kind, picture, section in PICTURE_AND_SECTION.findall(text):
            sample = SWIFT.search(section)
            sample = sample and code(sample[1])
            film = picture.replace("-", "")
            if kind == "film":
                shown.add(film)
                if not sample or sample != methods[FILMS].get(film):
                    yield f"{name} doesn't show the code of the film {picture} below it"
            elif sample and f"article-{picture}" not in WITHOUT_CODE and f"\n{sample}\n" not in articles:
                yield f"{name} has code below article-{picture} that isn't in {ARTICLES}"
    if unused := methods[FILMS].keys() - shown:
        yield f"no page shows the films {sorted(unused)} of {FILMS}"
    cells = CELL.findall(pages["README.md"])
    for film, line in cells:
        # An ellipsis stands for lines of the sample.
        pattern = ".*".join(re.escape(part.strip()) for part in line.split("…"))
        if not re.search(pattern, methods[FILMS].get(film.replace("-", ""), ""), re.DOTALL):
            yield f"README.md: the film {film} doesn't run {line}"
    if len(cells) != pages["README.md"].count("<td><img"):
        yield "README.md has a film without code"
    if re.sub(r"\s", "", SWIFT.search(pages["README.md"])[1]) != re.sub(r"\s", "", methods[FIRST_POST[0]][FIRST_POST[1]]):
        yield f"the first sample of README.md isn't the first post of the example in {FIRST_POST[0]}"


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
    rows = ROW.findall(text)
    for row in sorted({row for row in rows if rows.count(row) > 1}):
        yield f"there are several rows {row}"
    for row, test in named:
        if test not in tests:
            yield f"there is no test {test}"
        elif not re.match(row + "[A-Z]", test):
            yield f"the row {row} names {test}"
    for test in tests - {test for _, test in named}:
        if re.match(r"u\d+[A-Z]", test):
            yield f"no row names {test}"
    readings = dict(rows_of_readings())
    if len(readings) > MOST_READINGS:
        yield f"there are {len(readings)} readings, more than {MOST_READINGS}"
    for row in ROW.finditer(text):
        named = {name for name in re.findall(r"`(\w+)`", row[0]) if name in readings}
        expected = {name for name, rows in readings.items() if row[1] in rows}
        for name in sorted(named ^ expected):
            yield f"the row {row[1]} and the comment of {name} don't name each other"


def wrong_rules(pages):
    """Yields rules of accessibility that don't have one row with tests and one line in the article."""
    rows = re.findall(r"^\| D(\d+) [^|]+\|[^|]*`\w+Tests", pages[RULES[0]], re.MULTILINE)
    items = re.findall(r"^- \*\*D(\d+)\*\* ", pages[RULES[1]], re.MULTILINE)
    expected = [str(number) for number in range(1, LAST_RULE + 1)]
    for name, found in zip(RULES, (rows, items)):
        if found != expected:
            yield f"{name} doesn't have each of the rules D1 to D{LAST_RULE} once and in order, but {' '.join(found)}"


def rows_of_readings():
    for comment, name in READING.findall((ROOT / READINGS).read_text()):
        comment = re.sub(r"\n *///", "", comment)
        rows = re.findall(r"\bRows? (\d+(?:(?:, | and )\d+)*)", comment)
        yield name, {f"u{number}" for group in rows for number in re.findall(r"\d+", group)}


def listed(*patterns):
    """Returns the names of the files that are in git, or would be after `git add`."""
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if name and (ROOT / name).exists()]


def excess():
    for folder, most in MOST_BYTES.items():
        size = sum((ROOT / name).stat().st_size for name in listed(folder))
        if size > most:
            yield f"{folder} has {size:,} bytes rather than at most {most:,}"
    pictures = [name for name in listed("Sources") if re.search(r"\.(png|jpe?g|gif|svg|webp|mp4|mov)$", name)]
    if len(pictures) > MOST_PICTURES:
        yield f"Sources has {len(pictures)} pictures rather than at most {MOST_PICTURES}; `make docs` renders the others"


def check_sources():
    pages = {name: (ROOT / name).read_text() for name in listed("*.md", "*.tutorial", "llms.txt")}
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
    yield from wrong_rules(pages)
    yield from wrong_samples(pages)
    yield from excess()
    yield from (f"{file} is empty" for catalog in CATALOGS for file in catalog.rglob("*.swift") if not file.stat().st_size)


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a directory below a path as a plain server does, with 404.html for everything else."""

    def __init__(self, *arguments, base, **options):
        self.base = base
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        is_inside = path.startswith(self.base + "/")
        return super().translate_path(path.removeprefix(self.base) if is_inside else "/outside")

    def send_error(self, code, *_):
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve(site, base):
    """Serves the site below a path in the background, and returns its address."""
    handler = functools.partial(StaticHandler, directory=site, base=base)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    # A browser that leaves a page ends its requests.
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}{base}/"


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


def one_of_each_kind(site):
    """Returns the path of a page of each kind and role."""
    found = {}
    for file in sorted((site / "data").rglob("*.json")):
        page = json.loads(file.read_text())
        found.setdefault((page.get("kind"), page["metadata"].get("role")), str(file.relative_to(site / "data").with_suffix("")))
    return found.values()


def faint_headings(page, address):
    """Opens a page, and yields its headings that are hard to read."""
    page.goto(address)
    page.locator("h1").first.wait_for(timeout=10_000)
    page.wait_for_load_state("networkidle")
    headings = [heading for heading in page.locator("main :is(h1, h2, h3, .eyebrow)").all() if heading.is_visible()]
    for heading in headings:
        heading.evaluate("heading => heading.style.opacity = 0")
        behind = base64.b64encode(heading.screenshot(animations="disabled")).decode()
        contrast = heading.evaluate(CONTRAST, behind)
        heading.evaluate("heading => heading.style.opacity = null")
        if contrast < LEAST_CONTRAST:
            yield f"shows {heading.inner_text()!r} with a contrast of {contrast:.1f} : 1"
    if not headings:
        yield "has no headings"


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


def follow(page, site):
    """Uses the site as a reader does, who starts at its address, and yields problems."""
    arrive = lambda title: page.get_by_role("heading", level=1, name=title, exact=True).wait_for(timeout=10_000)
    page.goto(site)
    page.wait_for_url(site + START)
    yield from visit(page, page.url, "MessageStackView")
    # The film of the start page. The browser reduces motion, so it doesn't play.
    page.locator("main img.still").wait_for(timeout=10_000)
    page.locator("main").get_by_role("link", name="Ready-made posts").first.click()
    arrive("Ready-made posts")
    for name, address in (("Alerts", START + "alertposts/"), ("Ratings", "documentation/messagestackviewforms/ratingposts/")):
        page.locator("main").get_by_role("link", name=name, exact=True).first.click()
        arrive(name)
        canonical = page.locator("link[rel=canonical]").get_attribute("href")
        if page.url != site + address or not canonical.endswith("/MessageStackView/" + address):
            yield f"has {page.url} and {canonical} as addresses of {name}"
        page.go_back()
        arrive("Ready-made posts")

    # The first result, and a word in a section of an article.
    for text, title, result in (("undo", "Undo", "Article"), ("fractions", "Progress", "Section · Progress")):
        search = page.get_by_role("searchbox", name="Search", exact=True)
        search.fill(text)
        found = page.locator("#site-results a").filter(has_text=result).first
        found.wait_for(timeout=10_000)
        page.screenshot(path=ROOT / f"Outputs/Pages/search-{text}-{page.viewport_size['width']}.png")
        if result == "Article":
            search.press("Enter")
        else:
            found.click()
        arrive(title)


def look_up(page, site):
    """Types each of SEARCHES, yields those that don't find their page, and checks excerpts and the button that copies code."""
    page.goto(f"{site}{START}messageposts/")
    box, results = page.get_by_role("searchbox", name="Search", exact=True), page.locator("#site-results li")
    for text, (title, before) in SEARCHES.items():
        box.fill("")
        results.first.wait_for(state="detached", timeout=10_000)
        box.fill(text)
        results.first.wait_for(timeout=10_000)
        found = [result.split("\n")[0] for result in results.all_inner_texts()]
        if title not in found[:before + 1]:
            yield f"finds {found[:5]} for {text!r} instead of {title!r}"
        for result in results.all_inner_texts():
            if re.search(r"\w\s+[.:,;]\s|\w-swift\.", result):
                yield f"shows {result!r} for {text!r}"
    box.press("Escape")
    page.evaluate("navigator.clipboard.writeText('')")
    block = page.locator(".code-listing").first
    block.hover()
    block.get_by_role("button", name="Copy").click()
    copied = page.wait_for_function("navigator.clipboard.readText()", timeout=10_000).json_value()
    if copied.split() != block.locator("code").inner_text().split():
        yield f"copies {copied!r}"


def play(page, site):
    """Plays runs of the demo by taps, by a swipe, by keyboard and to their end, on a wide window in motion, and yields problems."""
    page.emulate_media(reduced_motion="no-preference" if page.viewport_size["width"] > 1000 else "reduce")
    page.goto(site + START)
    page.get_by_role("link", name="Demo", exact=True).click()
    button = lambda name: page.get_by_role("button", name=name, exact=True)
    picture = lambda: page.evaluate("document.querySelector('canvas').toDataURL()")
    shoot = lambda name: page.screenshot(path=ROOT / f"Outputs/Pages/demo-{name}-{page.viewport_size['width']}.png")
    button("Save").wait_for(timeout=10_000)
    yield from visit(page, page.url, "Demo")
    button("Save").wait_for(timeout=10_000)
    idle = picture()
    shoot("idle")
    button("Message").click()
    button("Reply").wait_for(timeout=10_000)
    shoot("message")
    if picture() == idle or "PostAction(\"Reply\")" not in page.locator("pre").inner_text():
        yield "shows no message, or not its code"
    box = button("Anna Berg, Are we still on for lunch?").bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 5)
    page.mouse.up()
    button("Reply").wait_for(state="detached", timeout=10_000)
    button("Favorite Tyrol").press("Enter")
    button("Tyrol is a favorite").wait_for(timeout=10_000)
    page.keyboard.press("Tab")
    shoot("undo")
    page.keyboard.press("Enter")
    button("Favorite Tyrol").wait_for(timeout=10_000)
    # The time of the last post, at which no pointer is.
    page.mouse.move(1, 1)
    button("Clear the history").click()
    button("Clear").click(timeout=10_000)
    button("The history is empty").wait_for(timeout=10_000)
    button("The history is empty").wait_for(state="detached", timeout=15_000)
    button("Save").wait_for(timeout=10_000)
    if picture() != idle:
        yield "doesn't end as it begins"
    page.get_by_role("link", name="Route", exact=True).click()
    for name, post in ROUTE_POSTS.items():
        button(name).click(timeout=10_000)
        button(post).wait_for(timeout=10_000)
        shoot(name.split()[-1])
        page.mouse.move(1, 1)
        button(post).wait_for(state="detached", timeout=15_000)
    page.emulate_media(reduced_motion="reduce")


def miss(page, site):
    """Opens an address that doesn't exist, and follows the link on the page that the server shows."""
    page.goto(site + "documentation/nothing/at/all")
    page.get_by_role("link").click()
    page.wait_for_url(site + START)
    yield from visit(page, page.url, "MessageStackView")


def check_site(site):
    from playwright.sync_api import Error, sync_playwright

    address, address_without_path = serve(site, BASE), serve(site, "")
    pages = titles(site)
    if not pages:
        yield f"there are no pages in {site}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for appearance, (width, height) in WINDOWS.items():
            page = browser.new_page(
                viewport={"width": width, "height": height}, color_scheme=appearance, reduced_motion="reduce",
                permissions=["clipboard-read", "clipboard-write"])
            errors = []
            page.on("pageerror", lambda error: errors.append(f"raises {error}"))
            page.on("console", lambda text: text.type == "error" and errors.append(f"logs {text.text} {text.location['url']}"))
            page.on("response", lambda answer: answer.status >= 400 and errors.append(f"misses {answer.url}"))

            def check(name, problems):
                errors.clear()
                try:
                    errors.extend(problems)
                except Error as error:
                    errors.append(str(error))
                return [f"{name} ({appearance}) {problem}" for problem in errors]

            for path, title in pages.items():
                yield from check(path, visit(page, f"{address}{path}/", title))
                page.screenshot(path=ROOT / f"Outputs/Pages/{Path(path).name}-{appearance}.png")
            for path in one_of_each_kind(site):
                yield from check(path, faint_headings(page, f"{address}{path}/"))
            yield from check("the site", follow(page, address))
            yield from check("the search", look_up(page, address))
            yield from check("the demo", play(page, address))
            yield from check("the page without a path", visit(page, address_without_path + START, "MessageStackView"))
            # A page of its own, because the missing address is an error that the browser logs.
            yield from check("a missing page", miss(browser.new_page(), address))
        browser.close()


problems = list(check_site(Path(sys.argv[1])) if len(sys.argv) > 1 else check_sources())
sys.exit("check-links: " + "\ncheck-links: ".join(problems) if problems else 0)
