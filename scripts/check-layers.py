"""Checks which folders of the library use which.

usage: python3 scripts/check-layers.py

The folders are layers, in the order of `LAYERS`. Code in a folder may use declarations of its own and lower layers, and
import the modules listed for it. A use is the name of a type, or of a member in an extension of another folder's or
module's type, if no other folder has a member with that name.

A public type whose name doesn't begin with "Post" needs an alias that does, since the module has the same name as a class, so
that an app with a type of the same name can't write the module before it. Only names for users of version 3 have none.

The check first tests itself with planted violations.
"""

import re
import sys
import textwrap
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "Sources/MessageStackView"

UIKIT = {"UIKit"}

# The folders from the bottom to the top, and the modules that each may import.
LAYERS = {
    "Queue": {"Foundation"},
    "Platform": UIKIT | {"Dispatch", "Foundation", "os"},
    "Layout": {"CoreGraphics", "Foundation"},
    "Style": UIKIT,
    "Presentation": UIKIT,
    "Gestures": UIKIT,
    "Accessibility": UIKIT,
    "Posting": UIKIT,
    "Posters": UIKIT,
    "Messages": UIKIT | {"Network"},
    "SwiftUI": UIKIT | {"SwiftUI"},
    "Version3": UIKIT,
}

IMPORT = re.compile(r"^\s*(?:@\S+ )*import (\w+)", re.MULTILINE)
TYPE = re.compile(r"^(?:@\S+ |[a-z]+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)", re.MULTILINE)
EXTENSION = re.compile(r"^((?:@\S+ |[a-z]+ )*)extension ([\w.]+)[^{]*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(r"^    (?!.*\bprivate )(?:@\S+ |[a-z]+ )*(?:func|var|let) `?(\w+)", re.MULTILINE)
PUBLIC_TYPE = re.compile(r"^(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)", re.MULTILINE)
ALIAS = re.compile(r"^public typealias (\w+) = (\w+)", re.MULTILINE)
PREFIXED = re.compile(r"Post(?:ing)?[A-Z]|(MessageStackView|UIViewPoster|DismissPostAction)$")
ANY_MEMBER = re.compile(r"^\s*(?:@\S+ |[a-z]+(?:\(set\))? )*(?:func|var|let|case) `?(\w+)", re.MULTILINE)
COMMENT = re.compile(r"//.*")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


CONDITIONAL = re.compile(r"^#if canImport\(SwiftUI\)\n(.*?)^#endif", re.MULTILINE | re.DOTALL)


def code(text):
    """Returns the text without comments, strings, and the indentation inside `#if canImport(SwiftUI)`."""
    text = CONDITIONAL.sub(lambda match: textwrap.dedent(match[1]), text)
    return STRING.sub('""', COMMENT.sub("", text))


def declarations(files):
    """Returns the folder of each type, and of each extension member that only one folder declares."""
    types = {name: folder for (folder, _), text in files.items() for name in TYPE.findall(text)}
    members, folders = {}, {}
    for (folder, _), text in files.items():
        for name in ANY_MEMBER.findall(text):
            folders.setdefault(name, set()).add(folder)
        for modifiers, extended, body in EXTENSION.findall(text):
            if "private" in modifiers or types.get(extended.split(".")[0]) == folder:
                continue
            for name in MEMBER.findall(body):
                members[name] = folder
    return types, {name: folder for name, folder in members.items() if folders.get(name) == {folder}}


def violations(files):
    """Yields the violations in `files`, a dictionary from (folder, name) to text."""
    files = {key: code(text) for key, text in files.items()}
    layers = list(LAYERS)
    types, members = declarations(files)
    for (folder, name), text in files.items():
        if folder not in LAYERS:
            yield f"{folder}/{name} isn't in a layer"
            continue
        lower = layers[: layers.index(folder) + 1]
        for module in sorted(set(IMPORT.findall(text)) - LAYERS[folder]):
            yield f"{folder}/{name} imports {module}"
        for word in sorted(set(re.findall(r"\b[A-Z]\w*", text))):
            if types.get(word, folder) not in lower:
                yield f"{folder}/{name} uses {word}, which {types[word]} declares"
        for word in sorted(set(re.findall(r"\.(\w+)", text))):
            if members.get(word, folder) not in lower:
                yield f"{folder}/{name} uses .{word}, which {members[word]} declares"


def names_without_alias(files):
    """Yields the public types that an app with a type of the same name can't name."""
    texts = {key: code(text) for key, text in files.items()}
    aliases = {name for text in texts.values() for alias, name in ALIAS.findall(text) if alias.startswith("Post")}
    for (folder, name), text in texts.items():
        for type_name in PUBLIC_TYPE.findall(text):
            if folder != "Version3" and not PREFIXED.match(type_name) and type_name not in aliases:
                yield f"{folder}/{name} declares {type_name}, for which Messages/Names.swift has no alias"


def check_self():
    planted = {
        ("Queue", "A.swift"): "import UIKit\nstruct A { var b: B }  // C\n",
        ("Style", "S.swift"): "import UIKit\nextension UIView {\n    func dim(_ a: A) {}\n}\n",
        ("Platform", "P.swift"): "import UIKit\nlet p = UIView().dim(A())\n",
        ("Posting", "B.swift"): 'public final class B {}\nenum C {}\nlet text = "A"\n',
        ("Else", "E.swift"): "",
    }
    expected = [
        "Queue/A.swift imports UIKit",
        "Queue/A.swift uses B, which Posting declares",
        "Platform/P.swift uses .dim, which Style declares",
        "Else/E.swift isn't in a layer",
    ]
    planted_names = {
        ("Style", "S.swift"): "public struct Shade {}\npublic enum PostShade {}\npublic typealias PostTint = Tint\n",
        ("Posting", "B.swift"): "open class Tint {}\n",
        ("Version3", "O.swift"): "public enum Order {}\n",
    }
    expected.append("Style/S.swift declares Shade, for which Messages/Names.swift has no alias")
    found = list(violations(planted)) + list(names_without_alias(planted_names))
    if found != expected:
        sys.exit(f"check-layers: the check is broken: it finds {found} instead of {expected}.")


def main():
    check_self()
    files = {
        (path.relative_to(SOURCES).parts[0], path.name): path.read_text()
        for path in sorted(SOURCES.rglob("*.swift"))
        if ".docc/" not in path.as_posix()
    }
    missing = LAYERS.keys() - {folder for folder, _ in files}
    found = list(violations(files)) + list(names_without_alias(files))
    found += [f"there is no folder {folder}" for folder in sorted(missing)]
    if found:
        sys.exit("check-layers: " + "\ncheck-layers: ".join(found))
    print(f"check-layers: {', '.join(LAYERS)}")


if __name__ == "__main__":
    main()
