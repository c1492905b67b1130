"""Checks which folders of the library use which.

usage: python3 scripts/check-layers.py

A folder that is listed here imports at most the modules named, and uses no type that another folder declares. Before it
looks at the sources, the check makes sure that it finds planted violations.
"""

import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "Sources/MessageStackView"

# The folder, and the modules that it may import.
LAYERS = {"Queue": {"Foundation"}}

IMPORT = re.compile(r"^(?:@\S+ )*import (\w+)", re.MULTILINE)
TYPE = re.compile(r"^(?:@\S+ |[a-z]+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)
COMMENT = re.compile(r"//.*")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def code(text):
    return STRING.sub('""', COMMENT.sub("", text))


def violations(files):
    """Yields the violations among files, a dictionary from (folder, name) to text."""
    owners = {name: folder for (folder, _), text in files.items() for name in TYPE.findall(code(text))}
    for (folder, name), text in files.items():
        if folder not in LAYERS:
            continue
        text = code(text)
        for module in sorted(set(IMPORT.findall(text)) - LAYERS[folder]):
            yield f"{folder}/{name} imports {module}"
        for word in sorted(set(re.findall(r"\b[A-Z]\w*", text))):
            if owners.get(word, folder) != folder:
                yield f"{folder}/{name} uses {word}, which {owners[word]} declares"


def check_self():
    planted = {
        ("Queue", "A.swift"): "import UIKit\nstruct A { var b: B }  // C\n",
        ("Posting", "B.swift"): 'public final class B {}\nenum C {}\nlet text = "A"\n',
    }
    expected = ["Queue/A.swift imports UIKit", "Queue/A.swift uses B, which Posting declares"]
    found = list(violations(planted))
    if found != expected:
        sys.exit(f"check-layers: the check can't be trusted: it finds {found} where it should find {expected}.")


def main():
    check_self()
    files = {
        (path.relative_to(SOURCES).parts[0], path.name): path.read_text() for path in sorted(SOURCES.rglob("*.swift"))
    }
    missing = LAYERS.keys() - {folder for folder, _ in files}
    found = list(violations(files)) + [f"there is no folder {folder}" for folder in sorted(missing)]
    if found:
        sys.exit("check-layers: " + "\ncheck-layers: ".join(found))
    print(f"check-layers: {', '.join(LAYERS)}")


main()
