"""Lists the public declarations without a doc comment in the given symbol graphs, and fails if there are any."""

import json
import sys


def needs_comment(symbol):
    """Returns whether a declaration needs a comment. Well-known requirements of supertypes don't."""
    name = symbol["names"]["title"]
    inherited = ("init(rawValue:)", "rawValue", "init(coder:)", "init(frame:)", "<(_:_:)", "description")
    return name.split(".")[-1] not in inherited


def undocumented(path):
    with open(path) as file:
        graph = json.load(file)
    explained = {
        relation["source"]
        for relation in graph["relationships"]
        if relation["kind"] in ("overrides", "defaultImplementationOf")
    }
    for symbol in graph["symbols"]:
        if "docComment" in symbol or symbol["identifier"]["precise"] in explained:
            continue
        if needs_comment(symbol):
            yield ".".join(symbol["pathComponents"])


missing = sorted(name for path in sys.argv[1:] for name in undocumented(path))
for name in missing:
    print(f"no doc comment: {name}", file=sys.stderr)
sys.exit(1 if missing else 0)
