"""Checks that the built documentation is complete: links, images, code files and scripts, and a picture in each article.

usage: check-site.py DIRECTORY, which `make docs` calls with its output
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOG = ROOT / "Sources/MessageStackView/MessageStackView.docc"
# The properties of tutorials and of metadata that contain the identifier of an image, a video or a code file.
ASSETS = {"media", "image", "icon", "code", "runtimePreview", "poster", "backgroundImage", "projectFiles", "heroImage"}
# The properties that contain the identifiers of several pages.
LISTS = {"identifiers", "tutorials", "items"}
# The types of content that contain the identifier of a page or an asset.
REFERRING = {"reference", "image", "video"}
# A file of the site that a page or a style sheet loads. Another host or a data URL doesn't start with a single slash.
LOADED = re.compile(r"(?:src|href)=\"/(?!/)([^\"#?]+)|url\(['\"]?(?!data:|https?:|//)([^)'\"#?]+)")


def dictionaries(value):
    """Yields all dictionaries in a JSON value, the outer before the inner ones."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for element in value:
            yield from dictionaries(element)


def identifiers(page):
    """Yields the identifiers of pages and assets that a page uses."""
    # The hierarchy also names volumes and chapters of tutorials, which have no pages.
    for part in dictionaries({key: value for key, value in page.items() if key not in ("hierarchy", "identifier")}):
        if part.get("type") in REFERRING and "identifier" in part:
            yield part["identifier"]
        for key in LISTS & part.keys():
            yield from (name for name in part[key] if isinstance(name, str))
        # In inline code and in listings, `code` is the text.
        if part.get("type") not in ("codeVoice", "codeListing"):
            yield from (part[key] for key in ASSETS & part.keys() if isinstance(part[key], str))


def anchors(page):
    """Returns the anchors of a page: those of headings, topics and the sections of a tutorial."""
    return {part["anchor"] for part in dictionaries(page) if isinstance(part.get("anchor"), str)}


def problems_of_links(path, page, pages):
    """Yields a sentence for each dead link of a page."""
    references = page.get("references", {})
    for name in sorted(set(identifiers(page))):
        if name not in references:
            yield f"{path} refers to {name}, which isn't in its data"
            continue
        target, _, anchor = references[name].get("url", "").partition("#")
        if references[name]["type"] == "download" or not target.startswith("/"):
            continue
        if target not in pages:
            yield f"{path} links to the page {target}, which doesn't exist"
        elif anchor and anchor not in anchors(pages[target]):
            yield f"{path} links to {target}#{anchor}, and that page has no such heading"


def problems_of_assets(path, page, exists):
    """Yields a sentence for each file that a page shows and that doesn't exist.

    exists: A function that returns whether the site has a file.
    """
    for reference in page.get("references", {}).values():
        kind = reference.get("type")
        if kind == "file" and not reference.get("content"):
            yield f"{path} shows the file {reference['identifier']}, which is empty"
        if kind in ("image", "video") and not reference.get("variants"):
            yield f"{path} shows the {kind} {reference['identifier']}, which has no file"
        if kind == "image" and not (reference.get("alt") or "").strip():
            yield f"{path} shows the image {reference['identifier']} without a description"
        files = [variant["url"] for variant in reference.get("variants", [])]
        if kind == "download":
            files.append(reference["url"])
        for file in files:
            if not exists(file):
                yield f"{path} shows {file}, which doesn't exist"


def opens_with_picture(page):
    """Returns whether the content of an article, without its headings, begins with an image."""
    sections = (section.get("content", []) for section in page.get("primaryContentSections", []))
    blocks = [block for section in sections for block in section if block["type"] != "heading"]
    content = blocks[0].get("inlineContent") if blocks else None
    return bool(content) and content[0]["type"] == "image"


def articles(catalog):
    """Yields the paths of the pages of the articles in a catalog. The title of an extension is the name of a symbol."""
    for file in sorted(catalog.rglob("*.md")):
        title = next(line for line in file.read_text().splitlines() if line.startswith("# "))
        if not title.startswith("# ``"):
            yield f"/documentation/messagestackview/{file.stem.lower().replace(' ', '-')}"


def problems_of_articles(paths, pages):
    """Yields a sentence for each article without a page or a picture."""
    for path in paths:
        if path not in pages:
            yield f"{path} is the page of an article, and doesn't exist"
        elif not opens_with_picture(pages[path]):
            yield f"{path} doesn't begin with a picture"


def loaded_files(site):
    """Yields the pages and style sheets of a site with each file that they load."""
    for source in [site / "index.html", *sorted(site.glob("css/*.css"))]:
        for absolute, relative in LOADED.findall(source.read_text()):
            file = site / absolute if absolute else source.parent / relative
            yield source.relative_to(site), site / relative.lstrip("/") if relative.startswith("/") else file


def check(site):
    """Returns the number of pages and a sentence for each problem."""
    data = site / "data"
    pages = {
        f"/{file.relative_to(data).with_suffix('')}": json.loads(file.read_text())
        for file in sorted(data.rglob("*.json"))
    }
    found = []
    for path, page in pages.items():
        found += problems_of_links(path, page, pages)
        found += problems_of_assets(path, page, lambda file: (site / file.lstrip("/")).is_file())
        if not (site / path.lstrip("/") / "index.html").is_file():
            found.append(f"{path} has data and no index.html")
    for entry in dictionaries(json.loads((site / "index/index.json").read_text())):
        if entry.get("path", "/") != "/" and entry["path"] not in pages:
            found.append(f"The navigator links to the page {entry['path']}, which doesn't exist")
    for source, file in loaded_files(site):
        if not file.is_file():
            found.append(f"{source} loads {file.name}, which doesn't exist")
    return len(pages), found + list(problems_of_articles(articles(CATALOG), pages))


def check_self():
    """Stops if the functions don't find the problems of a small sample."""
    heading, text = {"type": "heading", "anchor": "A", "text": "A"}, {"type": "text", "text": "x"}
    image = {"type": "image", "identifier": "i"}
    links = [{"type": "reference", "identifier": name} for name in ("b", "c")]
    page = {
        "primaryContentSections": [{"content": [heading, {"type": "paragraph", "inlineContent": [text, image, *links]}]}],
        "sections": [{"tasks": [{"stepsSection": [{"type": "step", "code": "a.swift", "media": "lost.png"}]}]}],
        "references": {
            "i": {"type": "image", "identifier": "i", "alt": "", "variants": [{"url": "/images/i.png"}]},
            "a.swift": {"type": "file", "identifier": "a.swift", "content": []},
            "b": {"type": "topic", "url": "/b"}, "c": {"type": "section", "url": "/a#C"},
        },
    }
    good = {"primaryContentSections": [{"content": [heading, {"type": "paragraph", "inlineContent": [image]}]}]}
    found = [
        *problems_of_links("/a", page, {"/a": page}), *problems_of_assets("/a", page, lambda file: False),
        *problems_of_articles(["/a", "/good", "/lost"], {"/a": page, "/good": good}),
    ]
    expected = [
        "the page /b", "/a#C", "refers to lost.png", "image i without", "shows /images/i.png", "a.swift, which is empty",
        "/a doesn't begin", "/lost is the page",
    ]
    if len(found) != len(expected) or not all(word in line for word, line in zip(expected, found)):
        sys.exit("check-site: the check can't be trusted. It finds these problems in its sample:\n" + "\n".join(found))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    check_self()
    count, found = check(Path(sys.argv[1]))
    if found or not count:
        sys.exit("check-site: " + ("\ncheck-site: ".join(dict.fromkeys(found)) or "there are no pages."))
    print(f"check-site: {count} pages")


main()
