"""Checks which folders of the library use which.

usage: python3 scripts/check-layers.py

The folders are layers, in the order of `LAYERS`. Code in a folder may use declarations of its own and lower layers, and
import the modules listed for it. The uses are those that the compiler has recorded in the index of the debug build, which
must be as new as the sources. `make layers` builds it first.
"""

import re
import sys
import textwrap
from pathlib import Path

from index_store import IndexStore, MissingIndex

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources/MessageStackView"

# The folders from the bottom to the top, and the modules that each may import.
LAYERS = {
    "Queue": {"Foundation"},
    "Layout": {"Foundation"},
    "Platform": {"UIKit", "Dispatch", "Foundation", "os"},
    "Style": {"UIKit"},
    "Presentation": {"UIKit"},
    "Gestures": {"UIKit"},
    "Accessibility": {"UIKit"},
    "Posting": {"UIKit"},
    "Posters": {"UIKit"},
    "Messages": {"Foundation", "UIKit"},
    "SwiftUI": {"Combine", "Observation", "SwiftUI", "UIKit"},
}

IMPORT = re.compile(r"^\s*(?:@\S+ |public |package )*import (\w+)", re.MULTILINE)
CONDITIONAL = re.compile(r"^#if canImport\(SwiftUI\)\n(.*?)^#endif", re.MULTILINE | re.DOTALL)


def folder(path):
    return path.relative_to(SOURCES).parts[0]


def code(path):
    """Returns the text of a file without the indentation inside `#if canImport(SwiftUI)`."""
    return CONDITIONAL.sub(lambda match: textwrap.dedent(match[1]), path.read_text())


def violations(paths):
    """Yields the violations in the files of the library."""
    store = IndexStore(ROOT / ".build/debug")
    indices = {path: store.read(path, "MessageStackView") for path in paths}
    declaring = {usr: folder(path) for path, index in indices.items() for usr in index.declared}
    layers = list(LAYERS)
    for missing in LAYERS.keys() - set(map(folder, paths)):
        yield f"there is no folder {missing}"
    for path, index in indices.items():
        name = f"{folder(path)}/{path.name}"
        if folder(path) not in LAYERS:
            yield f"{name} isn't in a layer"
            continue
        higher = layers[layers.index(folder(path)) + 1 :]
        for module in sorted(set(IMPORT.findall(code(path))) - LAYERS[folder(path)]):
            yield f"{name} imports {module}"
        for usr, used in sorted(index.used.items(), key=lambda item: item[1]):
            if declaring.get(usr) in higher:
                yield f"{name} uses {used}, which {declaring[usr]} declares"


paths = [path for path in sorted(SOURCES.rglob("*.swift")) if ".docc/" not in path.as_posix()]
try:
    found = list(violations(paths))
except MissingIndex as problem:
    found = [f"{problem}; `make layers` builds the library first"]
sys.exit("check-layers: " + "\ncheck-layers: ".join(found) if found else 0)
