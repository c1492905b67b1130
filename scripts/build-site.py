"""Makes a static site of a DocC archive, which works below any path of any server, and gives it a search.

usage: python3 scripts/build-site.py DIRECTORY

Each page gets an index.html with its own title, description and canonical address, which loads everything by relative
addresses. Without JavaScript, it shows the texts of the page and links. The files in Documentation/Site are the bar with the
search, the page for addresses that don't exist, and the page of the demo, whose recordings `make docs` writes. Links to the
address of the site, with which one module refers to another, become links within the site. Fails if one of them is dead, or
if the demo has a state without an end.
"""

import html
import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START = "documentation/messagestackview"
DEMO = "demo"
# Other words for the subjects of pages and sections, by which the search finds them as by their titles.
KEYWORDS = {
    "messagestackview/accessibility": "a11y dynamic type reduce motion",
    "messagestackview/alertposts": "ask confirm confirmation dialog question delete",
    "messagestackview/animatingposts": "animation transition spring gesture swipe dismiss",
    "messagestackview/analytics": "logging log tracking metrics event",
    "messagestackview/badgeposts": "counter unread",
    "messagestackview/cookbook": "recipe example snippet sample how",
    "messagestackview/customlooks": "custom view",
    "messagestackview/deckposts": "card pile",
    "messagestackview/localizing": "translation translate language string",
    "messagestackview/messageposts": "notification banner retry action error warning success",
    "messagestackview/noteposts": "activity indicator",
    "messagestackviewconnectivity/offlinebar": "network connection connectivity internet reachability",
    "messagestackview/ownkinds": "custom value type model postable content",
    "messagestackview/ownposter": "custom poster",
    "messagestackview/placingposts": "position top bottom center keyboard safe area",
    "messagestackview/platforms": "ios ipad mac catalyst visionos version requirement",
    "messagestackview/popupposts": "popup modal sheet overlay",
    "messagestackview/postingfromswiftui": "modifier binding environment",
    "messagestackview/progressposts": "loading spinner hud upload download activity indicator",
    "messagestackview/queuesandpriorities": "duplicate twice order limit interrupt",
    "messagestackview/stacking": "multiple list",
    "messagestackview/stylingposts": "color background blur corner shadow",
    "messagestackview/testingposts": "unit test mock xctest",
    "messagestackview/textposts": "toast snackbar",
    "messagestackview/theming": "theme color font brand appearance dark mode",
    "messagestackview/timeandaccessibility": "duration timeout seconds voiceover haptic",
    "messagestackview/undoposts": "snackbar revert delete",
    "messagestackview/windowsandscenes": "window scene key modal sheet",
    "messagestackviewforms/formposts": "input text field password prompt",
    "messagestackviewforms/ratingposts": "review stars feedback",
    "messagestackview/#Add-it-to-an-app": "install installation add setup spm swift package manager cocoapods carthage",
}
# What the kind of a result adds to its score in the search, which is up to 12 for each word.
PAGE, TYPE, SECTION, MEMBER, MIGRATION = 8, 7, 3, 0, -20
TYPES = {"Class", "Enumeration", "Protocol", "Structure"}
# The parts of the renderer's own page that are replaced.
BASE, TITLE, NOSCRIPT = 'var baseUrl = "/"', "<title>Documentation</title>", re.compile("<noscript>.*</noscript>", re.DOTALL)


def site_address():
    return re.search(r"spec\.documentation_url *= *'([^']+)'", (ROOT / "MessageStackView.podspec").read_text())[1]


def text_of(node, references):
    """Returns the text of a part of a page, with a space after each block."""
    if isinstance(node, list):
        return "".join(text_of(part, references) for part in node)
    kind = node.get("type") if isinstance(node, dict) else None
    if not isinstance(node, dict) or kind in ("image", "codeListing"):
        return ""
    if kind == "reference":
        return references.get(node["identifier"], {}).get("title", "")
    if kind in ("text", "codeVoice"):
        return node.get("text", node.get("code"))
    inner = "".join(text_of(value, references) for value in node.values())
    return inner if kind in ("strong", "emphasis", "link") else inner + " "


def code_of(node, references):
    """Returns the code blocks of a part of a page, and the code of the steps of a tutorial."""
    if isinstance(node, list):
        return "".join(code_of(part, references) for part in node)
    if not isinstance(node, dict):
        return ""
    if node.get("type") == "codeListing":
        return "\n".join(node["code"]) + "\n"
    if node.get("type") == "step" and node.get("code"):
        return "\n".join(references[node["code"]]["content"]) + "\n"
    return "".join(code_of(value, references) for value in node.values())


def tidy(text):
    return re.sub(r"\s+", " ", text).strip()


class Section:
    """A heading with its anchor, the headings above it, and its text and code. The first one of a page has only the latter."""

    def __init__(self, heading="", anchor="", above=()):
        self.heading, self.anchor, self.above, self.text, self.code = heading, anchor, above, "", ""

    def add(self, node, references):
        self.text = tidy(f"{self.text} {text_of(node, references)}")
        self.code = tidy(f"{self.code} {code_of(node, references)}")


def sections_of(page):
    """Returns the sections of a page. Headings with the same anchor are one section, since they are one place."""
    references = page.get("references", {})
    sections = {"": Section()}
    current, trail = sections[""], {}  # The trail has the heading of each level.
    current.add(page.get("abstract", []), references)
    for block in (block for part in page.get("primaryContentSections", []) for block in part.get("content", [])):
        if block.get("type") != "heading":
            current.add(block, references)
        elif block["text"] not in ("Overview", "Discussion"):
            trail = {level: heading for level, heading in trail.items() if level < block["level"]}
            current = sections.setdefault(block["anchor"], Section(block["text"], block["anchor"], tuple(trail.values())))
            trail[block["level"]] = block["text"]
    for part in page.get("sections", []):  # A tutorial.
        for task in part.get("tasks", []):
            section = sections[task["anchor"]] = Section(task["title"], task["anchor"])
            section.add([task["contentSection"], task["stepsSection"]], references)
        if part.get("kind") in ("hero", "volume"):
            sections[""].add(part.get("content") or [], references)
    return list(sections.values())


def title_of(page):
    return next(part["title"] for part in (page.get("metadata", {}), *page.get("sections", [])) if part.get("title"))


def key_of(address):
    return address.removeprefix("documentation/").rstrip("/")


def entries_of(path, page, sections, titles):
    """Yields what the search finds: pages, and the sections of articles, tutorials and modules."""
    def entry(title, place, address, section, rank):
        return {"title": title, "place": place, "path": address, "text": section.text, "code": section.code,
                "keywords": KEYWORDS.get(key_of(address), ""), "rank": rank}

    title, kind = title_of(page), page["kind"]
    is_page = kind != "symbol" or page["metadata"].get("role") == "collection"
    rank = MIGRATION if Path(path).name.startswith(("comingfrom", "movingfrom")) else 0
    if kind == "symbol":
        name, parent = page["metadata"].get("roleHeading", "Symbol"), titles.get(str(Path(path).parent))
        yield entry(title, " · ".join(filter(None, (name, parent))), path + "/", sections[0],
                    PAGE if is_page else TYPE if name in TYPES else MEMBER)
    elif not path.endswith("-implementations"):
        name = "Tutorial" if kind in ("project", "overview") else "Article"
        yield entry(title, name, path + "/", sections[0], rank or PAGE)
    if is_page:
        yield from (entry(section.heading, "Section · " + " › ".join((title, *section.above)), f"{path}/#{section.anchor}",
                          section, rank or SECTION) for section in sections[1:])


def link_modules(site, file, page):
    """Turns links to the address of the site into links within the site, and yields dead ones."""
    changed = False
    for reference in page.get("references", {}).values():
        if reference.get("type") == "link" and reference["url"].startswith(ADDRESS):
            target, _, anchor = reference["url"].removeprefix(ADDRESS).strip("/").partition("#")
            if target == DEMO:  # The renderer would look for a page of its own.
                continue
            if not (site / "data" / f"{target.strip('/')}.json").exists():
                yield f"{file.relative_to(site)} links {reference['url']}, which doesn't exist"
            reference["url"] = "/" + target.strip("/") + (f"#{anchor}" if anchor else "")
            changed = True
    if changed:
        file.write_text(json.dumps(page))


def page_html(template, path, page, sections):
    root = "../" * len(Path(path).parts)
    escaped = lambda text: html.escape(text, quote=True)
    title, address = escaped(title_of(page)), f"{ADDRESS}/{path}/"
    description = escaped(sections[0].text[:200])
    links = {reference["url"]: reference["title"] for reference in page.get("references", {}).values()
             if reference.get("type") == "topic" and reference.get("url", "").startswith("/")}
    content = f"<h1>{title}</h1>" + "".join(
        (f"<h2>{escaped(section.heading)}</h2>" if section.heading else "") + f"<p>{escaped(section.text)}</p>"
        for section in sections)
    content += "<ul>" + "".join(
        f'<li><a href="{root}{escaped(url[1:])}/">{escaped(name)}</a></li>' for url, name in links.items()) + "</ul>"
    head = "".join((
        f"<title>{title} – MessageStackView</title>" if title != "MessageStackView" else f"<title>{title}</title>",
        f'<meta name="description" content="{description}"><link rel="canonical" href="{address}">',
        f'<meta property="og:title" content="{title}"><meta property="og:description" content="{description}">',
        f'<meta property="og:url" content="{address}">',
        f'<link href="{root}site.css" rel="stylesheet"><script defer="defer" src="{root}site.js"></script>',
    ))
    # The titles and texts come last, since they may contain anything.
    text = re.sub(r'\b(href|src)="/', rf'\1="{root}', template)
    text = text.replace(BASE, f'var baseUrl = new URL("{root}", location).pathname, siteUrl = "{ADDRESS}/"')
    return NOSCRIPT.sub(lambda _: f"<noscript>{content}</noscript>", text).replace(TITLE, head)


def broken_demo(folder):
    """Yields what the demo lacks: files, and in each of its screens what that lacks."""
    if missing := [name for name in ("index.html", "demo.js", "demo.css", "demo.json", "route/demo.json")
                   if not (folder / name).exists()]:
        yield f"{folder} has no {missing}"
        return
    yield from broken_screen(folder)
    yield from broken_screen(folder / "route")


def broken_screen(folder):
    """Yields what a screen of the demo lacks: files, and ways from its first state to all others, and back from each."""
    demo = json.loads((folder / "demo.json").read_text())
    states, clips, ways = demo["states"], demo["clips"], {}
    for name, state in states.items():
        post = state.get("post", {})
        names = {element["clip"] for element in state["elements"] + state["others"]}
        names |= {post.get("tap"), post.get("swipe"), state.get("ending")} - {None}
        yield from (f"the demo has no clip {clip}" for clip in names - clips.keys())
        ways[name] = {clips[clip]["next"] for clip in names & clips.keys()}
    yield from (f"the demo has no state {name}" for name in set().union(*ways.values()) - states.keys())
    for what, ahead in (("way to", ways), ("way back from", {to: {name for name in ways if to in ways[name]} for to in ways})):
        found, new = set(), {"idle"}
        while new:
            found |= new
            new = set().union(*(ahead.get(name, set()) for name in new)) - found
        yield from (f"the demo has no {what} the state {name}" for name in states.keys() - found)
    for name, size in {"idle": None, **{name: sum(clip["sizes"]) for name, clip in clips.items()}}.items():
        file = folder / f"{name}.clip"
        if not file.exists() or not file.stat().st_size or size not in (None, file.stat().st_size):
            yield f"{file} is missing, or has another size"


def build(site):
    template = (site / "index.html").read_text()
    if missing := [part for part in (BASE, TITLE) if part not in template]:
        yield f"the renderer's page has no {missing}, or the site is built already"
        return
    files = {str(file.relative_to(site / "data").with_suffix("")): file for file in sorted((site / "data").rglob("*.json"))}
    pages = {path: json.loads(file.read_text()) for path, file in files.items()}
    titles = {path: title_of(page) for path, page in pages.items() if path != "documentation"}
    entries = []
    for path, page in pages.items():
        file = files[path]
        yield from link_modules(site, file, page)
        sections = sections_of(page)
        if path != "documentation":  # The list of modules, which repeats their titles.
            entries += entries_of(path, page, sections, titles)
        target = site / path / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page_html(template, path, page, sections))
    yield from (f"there is no {key} for keywords" for key in KEYWORDS.keys() - {key_of(entry["path"]) for entry in entries})
    (site / "index/search.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")))
    (site / "index.html").write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>MessageStackView</title>'
        f'<link rel="icon" href="favicon.ico"><link rel="canonical" href="{ADDRESS}/{START}/">'
        f'<meta http-equiv="refresh" content="0; url={START}/">'
        f'<a href="{START}/">MessageStackView</a></html>\n')
    shutil.copytree(ROOT / "Documentation/Site", site, dirs_exist_ok=True)
    if (recordings := ROOT / "Outputs/Pictures/Demo").exists():
        shutil.copytree(recordings, site / DEMO, dirs_exist_ok=True)
    yield from broken_demo(site / DEMO)
    (site / "404.html").write_text((site / "404.html").read_text().replace("{{SITE}}", ADDRESS))


ADDRESS = site_address()
problems = list(build(Path(sys.argv[1])))
sys.exit("build-site: " + "\nbuild-site: ".join(problems) if problems else 0)
