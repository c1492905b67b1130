"""Checks which folders of the library use which.

usage: python3 scripts/check-layers.py

The folders are layers, in the order of `LAYERS`. Code in a folder may use declarations of its own and lower layers, and
import the modules listed for it. A use is the name of a type, or of a member in an extension of another folder's or
module's type, if no other folder has a member with that name.
"""

import re
import sys
import textwrap
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "Sources/MessageStackView"

# The folders from the bottom to the top, and the modules that each may import.
LAYERS = {
    "Queue": {"Foundation"},
    "Platform": {"UIKit", "Dispatch", "Foundation", "os"},
    "Layout": {"CoreGraphics", "Foundation"},
    "Style": {"UIKit"},
    "Presentation": {"UIKit"},
    "Gestures": {"UIKit"},
    "Accessibility": {"UIKit"},
    "Posting": {"UIKit"},
    "Posters": {"UIKit"},
    "Messages": {"Foundation", "UIKit"},
    "SwiftUI": {"UIKit", "SwiftUI"},
}

MODIFIERS = r"(?:@\S+ |[a-z]+(?:\(set\))? )*"
IMPORT = re.compile(r"^\s*(?:@\S+ |public |package )*import (\w+)", re.MULTILINE)
TYPE = re.compile(rf"^{MODIFIERS}(?:class|struct|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)
EXTENSION = re.compile(rf"^({MODIFIERS})extension ([\w.]+)[^{{]*\{{\n(.*?)^\}}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(rf"^    (?!.*\bprivate ){MODIFIERS}(?:func|var|let) `?(\w+)", re.MULTILINE)
ANY_MEMBER = re.compile(rf"^\s*{MODIFIERS}(?:func|var|let|case) `?(\w+)", re.MULTILINE)
CONDITIONAL = re.compile(r"^#if canImport\(SwiftUI\)\n(.*?)^#endif", re.MULTILINE | re.DOTALL)


def code(text):
    """Returns the text without comments, strings, and the indentation inside `#if canImport(SwiftUI)`."""
    text = CONDITIONAL.sub(lambda match: textwrap.dedent(match[1]), text)
    return re.sub(r'"(?:\\.|[^"\\])*"', '""', re.sub(r"//.*", "", text))


def declarations(files):
    """Returns the folder of each type, and of each extension member that only one folder declares."""
    types = {name: folder for (folder, _), text in files.items() for name in TYPE.findall(text)}
    members, folders = {}, {}
    for (folder, _), text in files.items():
        for name in ANY_MEMBER.findall(text):
            folders.setdefault(name, set()).add(folder)
        for modifiers, extended, body in EXTENSION.findall(text):
            if "private" not in modifiers and types.get(extended.split(".")[0]) != folder:
                members.update((name, folder) for name in MEMBER.findall(body))
    return types, {name: folder for name, folder in members.items() if folders.get(name) == {folder}}


def violations(files):
    """Yields the violations in `files`, a dictionary from (folder, name) to code."""
    layers = list(LAYERS)
    types, members = declarations(files)
    for folder in LAYERS.keys() - {folder for folder, _ in files}:
        yield f"there is no folder {folder}"
    for (folder, name), text in files.items():
        if folder not in LAYERS:
            yield f"{folder}/{name} isn't in a layer"
            continue
        lower = layers[: layers.index(folder) + 1]
        for module in sorted(set(IMPORT.findall(text)) - LAYERS[folder]):
            yield f"{folder}/{name} imports {module}"
        for pattern, declared in ((r"\b([A-Z]\w*)", types), (r"\.(\w+)", members)):
            for word in sorted(set(re.findall(pattern, text))):
                if declared.get(word, folder) not in lower:
                    yield f"{folder}/{name} uses {word}, which {declared[word]} declares"


paths = [path for path in sorted(SOURCES.rglob("*.swift")) if ".docc/" not in path.as_posix()]
found = list(violations({(path.relative_to(SOURCES).parts[0], path.name): code(path.read_text()) for path in paths}))
sys.exit("check-layers: " + "\ncheck-layers: ".join(found) if found else 0)
