"""Checks that each relative link in the project's Markdown files points to a file or folder.

usage: python3 scripts/check-links.py
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|\b(?:src|href)=\"([^\"#]+)\"")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def broken_links(page):
    text = FENCE.sub("", page.read_text())
    for link in LINK.finditer(text):
        target = link[1] or link[2]
        # DocC resolves its own links, and `make docs` fails on broken ones.
        if re.match(r"\w+:|<", target) or ".docc" in page.parent.name:
            continue
        if not (page.parent / target).exists():
            yield target


def main():
    listed = subprocess.run(
        ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        capture_output=True, text=True, check=True,
    )
    pages = [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).exists()]
    broken = [f"{page.relative_to(ROOT)}: there is no {target}" for page in pages for target in broken_links(page)]
    if broken or not pages:
        sys.exit("check-links: " + ("\ncheck-links: ".join(broken) or "there are no Markdown files."))
    print(f"check-links: {len(pages)} files")


main()
