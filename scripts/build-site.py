"""Makes a static site of a DocC archive, which works below any path of any server, and gives it a search.

usage: python3 scripts/build-site.py DIRECTORY

Each page gets an index.html with its own title, description and canonical address, which loads everything by relative
addresses. Without JavaScript, it shows the texts of the page and links. The files in Documentation/Site are the bar with the
search, and the page for addresses that don't exist. Links to the address of the site, with which one module refers to
another, become links within the site. Fails if one of them is dead.
"""

import html
import json
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START = "documentation/messagestackview"
# The parts of the renderer's own page that are replaced.
BASE, TITLE, NOSCRIPT = 'var baseUrl = "/"', "<title>Documentation</title>", re.compile("<noscript>.*</noscript>", re.DOTALL)


def site_address():
    return re.search(r"spec\.documentation_url *= *'([^']+)'", (ROOT / "MessageStackView.podspec").read_text())[1]


def text_of(node, references):
    """Returns the text of a part of a page, with a space between blocks."""
    if isinstance(node, list):
        return "".join(text_of(part, references) for part in node)
    if not isinstance(node, dict) or node.get("type") in ("image", "codeListing"):
        return ""
    if node.get("type") == "reference":
        return references.get(node["identifier"], {}).get("title", "")
    own = node.get("text", node.get("code", ""))
    inner = "".join(text_of(value, references) for value in node.values() if isinstance(value, (list, dict)))
    return (own if isinstance(own, str) else "") + inner + ("" if "text" in node or "code" in node else " ")


def tidy(text):
    return re.sub(r"\s+", " ", text).strip()


def sections_of(page):
    """Returns the heading, the anchor and the text of each section of a page. The first one has neither heading nor anchor."""
    references = page.get("references", {})
    sections = [["", "", text_of(page.get("abstract", []), references)]]
    for part in page.get("primaryContentSections", []):
        for block in part.get("content", []):
            if block.get("type") == "heading":
                sections += [[block["text"], block["anchor"], ""]] * (block["text"] != "Overview")
            else:
                sections[-1][2] += " " + text_of(block, references)
    for part in page.get("sections", []):  # A tutorial.
        for task in part.get("tasks", []):
            sections.append([task["title"], task["anchor"], text_of([task["contentSection"], task["stepsSection"]], references)])
        if part.get("kind") in ("hero", "volume"):
            sections[0][2] += " " + text_of(part.get("content") or [], references)
    return [(heading, anchor, tidy(text)) for heading, anchor, text in sections]


def title_of(page):
    return next(part["title"] for part in (page.get("metadata", {}), *page.get("sections", [])) if part.get("title"))


def entries_of(path, page, sections):
    """Yields what the search finds: the title, the page or type around it, the kind, the address and the text."""
    title, kind = title_of(page), page["kind"]
    if kind == "symbol":
        modules_and_types = page["identifier"]["url"].split("/")[4:-1]
        parent = ".".join(modules_and_types[1:] or modules_and_types)
        yield [title, parent, page["metadata"].get("roleHeading", "Symbol"), path + "/", sections[0][2]]
    elif not path.endswith("-implementations"):
        yield [title, "", "Tutorial" if kind in ("project", "overview") else "Article", path + "/", sections[0][2]]
    if kind != "symbol" or page["metadata"].get("role") == "collection":
        yield from ([heading, title, "Section", f"{path}/#{anchor}", text] for heading, anchor, text in sections[1:])


def link_modules(site, file, page):
    """Turns links to the address of the site into links within the site, and yields dead ones."""
    changed = False
    for reference in page.get("references", {}).values():
        if reference.get("type") == "link" and reference["url"].startswith(ADDRESS):
            target, _, anchor = reference["url"].removeprefix(ADDRESS).strip("/").partition("#")
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
    description = escaped(sections[0][2][:200])
    links = {reference["url"]: reference["title"] for reference in page.get("references", {}).values()
             if reference.get("type") == "topic" and reference.get("url", "").startswith("/")}
    content = f"<h1>{title}</h1>" + "".join(
        (f"<h2>{escaped(heading)}</h2>" if heading else "") + f"<p>{escaped(text)}</p>" for heading, _, text in sections)
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


def build(site):
    template = (site / "index.html").read_text()
    if missing := [part for part in (BASE, TITLE) if part not in template]:
        yield f"the renderer's page has no {missing}, or the site is built already"
        return
    entries = []
    for file in sorted((site / "data").rglob("*.json")):
        page = json.loads(file.read_text())
        path = str(file.relative_to(site / "data").with_suffix(""))
        yield from link_modules(site, file, page)
        sections = sections_of(page)
        if path != "documentation":  # The list of modules, which repeats their titles.
            entries += entries_of(path, page, sections)
        target = site / path / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page_html(template, path, page, sections))
    (site / "index/search.json").write_text(json.dumps(entries, ensure_ascii=False, separators=(",", ":")))
    (site / "index.html").write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>MessageStackView</title>'
        f'<link rel="icon" href="favicon.ico"><link rel="canonical" href="{ADDRESS}/{START}/">'
        f'<meta http-equiv="refresh" content="0; url={START}/">'
        f'<a href="{START}/">MessageStackView</a></html>\n')
    for file in (ROOT / "Documentation/Site").iterdir():
        shutil.copy(file, site)
    (site / "404.html").write_text((site / "404.html").read_text().replace("{{SITE}}", ADDRESS))


ADDRESS = site_address()
problems = list(build(Path(sys.argv[1])))
sys.exit("build-site: " + "\nbuild-site: ".join(problems) if problems else 0)
