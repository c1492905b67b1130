"""Checks what package managers and indexes read: the podspec, .spi.yml, what Carthage builds, and llms.txt.

usage: python3 scripts/check-packages.py

`pod lib lint` and Carthage need a Mac, so this checks the fields and files on which they depend.
"""

import re
import sys
import xml.etree.ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ARTICLES = ROOT / "Sources/MessageStackView/MessageStackView.docc"
# The limit of llms.txt is 8,000 tokens of about four characters.
LLMS_LIMIT = 32_000


def podspec(text):
    """Yields the defects of a podspec. CocoaPods refuses a podspec without these fields, or warns about it."""
    fields = dict(re.findall(r"^ *spec\.([\w.]+) = (.+)$", text, re.MULTILINE))
    for field in ("name", "version", "summary", "homepage", "license", "author", "source", "swift_version", "source_files"):
        if field not in fields:
            yield f"has no {field}"
    description = re.search(r"<<-TEXT\n(.*?)\n *TEXT", text, re.DOTALL)
    summary = fields.get("summary", "").strip("'")
    if not 0 < len(summary) <= 140:
        yield "needs a summary of at most 140 characters"
    if description is None or len(description[1].strip()) <= len(summary):
        yield "needs a description that is longer than the summary"
    if "tag:" not in fields.get("source", "") or "git:" not in fields.get("source", ""):
        yield "needs a source with git and tag"
    target = re.search(r"\.iOS\(\.v(\d+)\)", (ROOT / "Package.swift").read_text())
    if target is None or fields.get("ios.deployment_target") != f"'{target[1]}.0'":
        yield "has another deployment target than Package.swift"
    included, excluded = (
        set(ROOT.glob(fields[field].strip("'"))) if field in fields else set() for field in ("source_files", "exclude_files")
    )
    if not included:
        yield "has source_files that match nothing"
    if any(".docc/" in path.as_posix() for path in included - excluded):
        yield "compiles the code that the tutorials show"
    license_file = re.search(r"file: '([^']+)'", fields.get("license", ""))
    if license_file is None or not (ROOT / license_file[1]).exists():
        yield "names no existing license file"


def index(text):
    """Yields the defects of .spi.yml."""
    manifest = (ROOT / "Package.swift").read_text()
    for key, pattern in (("scheme", r"scheme: (\w+)"), ("documentation_targets", r"documentation_targets: \[(\w+)\]")):
        match = re.search(pattern, text)
        if match is None or f'name: "{match[1]}"' not in manifest:
            yield f"has no {key} of the package"
    if "version: 1" not in text or "platform: ios" not in text:
        yield "needs version 1 and the platform ios"


def carthage():
    """Yields what keeps Carthage from building: it builds shared schemes of projects in any visible folder."""
    schemes = [path for path in ROOT.glob("*/*.xcodeproj/xcshareddata/xcschemes/*.xcscheme") if path.parts[-5][0] != "."]
    products = [
        reference.get("BuildableName")
        for path in schemes
        for reference in xml.etree.ElementTree.parse(path).iter("BuildableReference")
    ]
    if "MessageStackView.framework" not in products:
        yield "no shared scheme builds MessageStackView.framework"
    if re.search(r"^\s*(git|github|binary)\b", (ROOT / "Cartfile").read_text(), re.MULTILINE):
        yield "the Cartfile has dependencies"


def llms(text):
    """Yields the defects of llms.txt."""
    if len(text) > LLMS_LIMIT:
        yield f"has {len(text)} characters, more than {LLMS_LIMIT}"
    for article in ARTICLES.glob("*.md"):
        if article.name != "MessageStackView.md" and f"/{article.name})" not in text:
            yield f"doesn't link {article.name}"
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if not target.startswith("https:") and not (ROOT / target).exists():
            yield f"links {target}, which doesn't exist"


def addresses():
    """Yields the pages whose address of the repository differs from the podspec's."""
    homepage = re.search(r"homepage = '([^']+)'", (ROOT / "MessageStackView.podspec").read_text())
    for page in ("README.md", "llms.txt"):
        found = set(re.findall(r"https://[^\s\"'`]+?/MessageStackView(?=\.git)", (ROOT / page).read_text()))
        if homepage is None or found != {homepage[1]}:
            yield f"{page} has the addresses {sorted(found)}; run scripts/set-repository"


def check_self():
    """Verifies that the checks find planted defects."""
    text = (ROOT / "MessageStackView.podspec").read_text()
    planted = (
        list(podspec(text.replace("spec.summary", "spec.abstract"))),
        list(podspec(text.replace("tag:", "branch:"))),
        list(index((ROOT / ".spi.yml").read_text().replace("scheme: ", "scheme: Other"))),
        list(llms("x" * (LLMS_LIMIT + 1))),
    )
    if not all(planted):
        sys.exit(f"check-packages: the check can't be trusted: it finds only {planted}.")


def main():
    check_self()
    read = lambda name: (ROOT / name).read_text()
    defects = [
        *(f"MessageStackView.podspec {defect}" for defect in podspec(read("MessageStackView.podspec"))),
        *(f".spi.yml {defect}" for defect in index(read(".spi.yml"))),
        *(f"Carthage: {defect}" for defect in carthage()),
        *(f"llms.txt {defect}" for defect in llms(read("llms.txt"))),
        *addresses(),
    ]
    if defects:
        sys.exit("check-packages: " + "\ncheck-packages: ".join(defects))
    print("check-packages: podspec, Swift Package Index, Carthage, llms.txt")


main()
