#!/usr/bin/env python3
"""Compares the public types of all products with Documentation/PublicTypes.md.

usage: check-public-types.py [--write] FOLDER

FOLDER contains the symbol graphs of the products, one folder for each. scripts/build-docs makes them in .build-docs. The check fails
on a type that the page doesn't list, on a line for a type that doesn't exist, and if a module has more types than the page allows.
With --write, lines for missing types are added, with the first sentence of their documentation, and other lines are removed.
"""

import json
import re
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "Documentation/PublicTypes.md"
KINDS = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
HEADING = re.compile(r"^## (\w+)$")
ROW = re.compile(r"^\| `([\w.]+)` \| (.+) \|$")
LIMIT = re.compile(r"At most (\d+) types, and\s+(\d+)\s+in others")


def summary(symbol):
    """Returns the first sentence of the documentation."""
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    text = " ".join(lines).split("  ")[0]
    return re.split(r"(?<=\.)\s", text)[0]


def public_types(folder):
    """Returns the first sentences of the public types of each module, by name."""
    modules = {}
    for path in sorted(Path(folder).glob("*/*.symbols.json")):
        if path.stem.removesuffix(".symbols") != path.parent.name:
            continue
        symbols = json.loads(path.read_text())["symbols"]
        modules[path.parent.name] = {
            ".".join(symbol["pathComponents"]): summary(symbol) for symbol in symbols
            if symbol["kind"]["identifier"] in KINDS}
    if not modules:
        sys.exit(f"check-public-types: no symbol graphs in {folder}")
    return modules


def page_rows(lines):
    """Returns the rows of each module: the index of the line, the type and the text."""
    rows, module = {}, None
    for index, line in enumerate(lines):
        if heading := HEADING.match(line):
            module = heading[1]
            rows[module] = []
        elif module and (row := ROW.match(line)):
            rows[module].append((index, row[1], row[2]))
    return rows


def check(types, lines):
    """Returns the differences between the types and the page."""
    rows = page_rows(lines)
    problems = [f"{module}: no section" for module in types if module not in rows]
    problems += [f"{module}: no such product" for module in rows if module not in types]
    for module in types.keys() & rows.keys():
        names = [name for _, name, _ in rows[module]]
        problems += [f"{module}: {name} isn't listed" for name in types[module] if name not in names]
        problems += [f"{module}: {name} is listed, but isn't public" for name in names if name not in types[module]]
        problems += [f"{module}: {name} is listed twice" for name in set(names) if names.count(name) > 1]
    limit = LIMIT.search("\n".join(lines))
    if not limit:
        return problems + ["the page has no limit of the number of types"]
    core = types["MessageStackView"]
    nested = sum("." in name for name in core)
    if len(core) - nested > int(limit[1]) or nested > int(limit[2]):
        problems.append(f"MessageStackView: {len(core) - nested} types, and {nested} in others, are more than the limit")
    return problems


def written(types, lines):
    """Returns the page with a line for each type, and for no other."""
    rows = page_rows(lines)
    texts = {(module, name): text for module in rows for _, name, text in rows[module]}
    result, module = [], None
    for line in lines:
        if heading := HEADING.match(line):
            module = heading[1]
        if ROW.match(line):
            continue
        result.append(line)
        if line == "| --- | --- |" and module in types:
            for name in sorted(types[module], key=str.lower):
                text = texts.get((module, name), types[module][name])
                result.append(f"| `{name}` | {text} |")
    return result


def main():
    arguments = sys.argv[1:]
    writes = "--write" in arguments
    folders = [argument for argument in arguments if argument != "--write"]
    if len(folders) != 1:
        sys.exit(__doc__)
    types = public_types(folders[0])
    lines = PAGE.read_text().splitlines()
    if writes:
        lines = written(types, lines)
        PAGE.write_text("\n".join(lines) + "\n")
    problems = check(types, lines)
    for problem in problems:
        print(f"check-public-types: {problem}")
    if problems:
        sys.exit(1)
    print(f"check-public-types: {sum(map(len, types.values()))} public types are listed")


if __name__ == "__main__":
    main()
