"""Checks that the objects, paths and targets that Example.xcodeproj refers to exist.

It doesn't need Xcode: the project is an old-style property list, and the scheme is XML.
"""

import re
import sys
import xml.etree.ElementTree
from pathlib import Path

PROJECT = Path("Example/Example.xcodeproj")
IDENTIFIER = re.compile(r"^[0-9A-F]{24}$")
# The keys whose values are identifiers of other objects, or lists of them.
REFERENCES = (
    "fileRef", "containerPortal", "remoteGlobalIDString", "files", "children", "buildConfigurationList", "buildPhases",
    "dependencies", "fileSystemSynchronizedGroups", "productReference", "mainGroup", "productRefGroup", "targets",
    "target", "targetProxy", "buildConfigurations",
)
TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|[{}()=;,]|[^\s{}()=;,"]+', re.DOTALL)


def tokens(text):
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise ValueError(f"syntax error at: {text[position:position + 40]!r}")
        position = match.end()
        token = match.group()
        if not (token.isspace() or token.startswith(("//", "/*"))):
            yield token[1:-1] if token.startswith('"') else token


def parse(stream):
    """Returns the next value: a dictionary, a list or a string."""
    token = next(stream)
    if token == "{":
        result = {}
        while (key := next(stream)) != "}":
            expect(stream, "=")
            result[key] = parse(stream)
            expect(stream, ";")
        return result
    if token == "(":
        result = []
        while True:
            value = parse(stream)
            if value == ")":
                return result
            result.append(value)
            if next(stream) == ")":
                return result
    return token


def expect(stream, token):
    found = next(stream)
    if found != token:
        raise ValueError(f"expected {token!r}, found {found!r}")


def complaints(project, schemes):
    objects = project["objects"]
    if project["rootObject"] not in objects:
        yield "the root object is missing"
    for identifier, item in objects.items():
        if not IDENTIFIER.match(identifier):
            yield f"{identifier} isn't an identifier"
        for key in REFERENCES:
            value = item.get(key, [])
            for reference in value if isinstance(value, list) else [value]:
                if reference not in objects:
                    yield f"{item['isa']} {identifier}: {key} refers to {reference}, which doesn't exist"
        if item["isa"] == "PBXFileSystemSynchronizedRootGroup":
            folder = PROJECT.parent / item["path"]
            if not folder.is_dir() or not any(folder.iterdir()):
                yield f"the folder {folder} doesn't exist or is empty"
    used = {reference for item in objects.values() for reference in references(item)} | {project["rootObject"]}
    for identifier in sorted(set(objects) - used):
        yield f"{objects[identifier]['isa']} {identifier} is unused"
    targets = {key: item["name"] for key, item in objects.items() if item["isa"] == "PBXNativeTarget"}
    if sorted(schemes) != ["MessageStackView"]:
        yield f"the shared schemes are {sorted(schemes)}"
    for name, scheme in schemes.items():
        for buildable in scheme.iter("BuildableReference"):
            if targets.get(buildable.get("BlueprintIdentifier")) != buildable.get("BlueprintName"):
                yield f"the scheme {name} builds {buildable.get('BlueprintName')}, which isn't a target"


def references(item):
    for value in item.values():
        yield from value if isinstance(value, list) else [value] if isinstance(value, str) else []


def main():
    try:
        project = parse(tokens((PROJECT / "project.pbxproj").read_text()))
        schemes = {
            path.stem: xml.etree.ElementTree.parse(path)
            for path in (PROJECT / "xcshareddata/xcschemes").glob("*.xcscheme")
        }
        found = list(complaints(project, schemes))
    except (OSError, ValueError, KeyError, StopIteration, xml.etree.ElementTree.ParseError) as error:
        found = [f"{type(error).__name__}: {error}"]
    for complaint in found:
        print(f"check-xcodeproj: {complaint}", file=sys.stderr)
    if found:
        sys.exit(1)
    print(f"check-xcodeproj: {len(project['objects'])} objects")


main()
