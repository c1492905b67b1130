"""The public symbols of the modules UIKit and SwiftUI, read from symbol graphs of the Swift compiler."""

import json
from dataclasses import dataclass, field

# The graph's kinds and the list's names for them.
KINDS = {
    "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
    "swift.typealias": "typealias", "swift.associatedtype": "associatedtype", "swift.enum.case": "case",
    "swift.init": "init", "swift.subscript": "subscript", "swift.type.subscript": "subscript",
    "swift.func": "func", "swift.method": "func", "swift.type.method": "func", "swift.func.op": "func",
    "swift.var": "var", "swift.property": "var", "swift.type.property": "var",
}
TYPES = {"class", "struct", "enum", "protocol"}


@dataclass
class Symbol:
    identifier: str
    path: str
    kind: str
    declaration: str
    introduced: str | None = None   # "17.0" for a symbol with `@available(iOS 17, *)`
    unavailable: bool = False       # unconditionally unavailable: it exists only for its error message
    where: str = ""                 # file and line, for messages


@dataclass
class Graph:
    symbols: list = field(default_factory=list)
    overrides: set = field(default_factory=set)        # identifiers of symbols that override another one
    default_implementations: set = field(default_factory=set)  # identifiers of implementations in protocol extensions
    defaulted: set = field(default_factory=set)        # identifiers of requirements with a default implementation
    conformances: dict = field(default_factory=dict)   # type's path -> names of protocols
    superclasses: dict = field(default_factory=dict)   # class's path -> superclass's path

    @classmethod
    def load(cls, folder):
        graphs = [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))
                  if path.name.split(".")[0].split("@")[0] in ("UIKit", "SwiftUI")]
        return cls.from_json(graphs)

    @classmethod
    def from_json(cls, graphs):
        graph = cls()
        for data in graphs:
            graph.symbols += [symbol_from_json(entry) for entry in data["symbols"]]
        paths = {symbol.identifier: symbol.path for symbol in graph.symbols}
        for relation in (relation for data in graphs for relation in data["relationships"]):
            source, target = relation["source"], relation["target"]
            name = paths.get(target) or relation.get("targetFallback", target).split(".", 1)[-1]
            match relation["kind"]:
                case "overrides":
                    graph.overrides.add(source)
                case "defaultImplementationOf":
                    graph.default_implementations.add(source)
                    graph.defaulted.add(target)
                case "conformsTo":
                    graph.conformances.setdefault(paths.get(source, external_name(source)), set()).add(name)
                case "inheritsFrom":
                    graph.superclasses[paths.get(source, source)] = name
        return graph


def external_name(identifier):
    """Returns the name of another module's type from its mangled name: NSNull for s:10Foundation6NSNullC."""
    return identifier.removeprefix("s:10Foundation").lstrip("0123456789")[:-1]


def symbol_from_json(entry):
    introduced, unavailable = None, False
    for item in entry.get("availability", []):
        unavailable |= item.get("isUnconditionallyUnavailable", False)
        if item.get("domain") == "iOS" and "introduced" in item:
            version = item["introduced"]
            introduced = f"{version['major']}.{version.get('minor', 0)}"
    location = entry.get("location", {})
    file = location.get("uri", "").split("/Sources/")[-1]
    return Symbol(
        identifier=entry["identifier"]["precise"],
        path=".".join(entry["pathComponents"]),
        kind=KINDS[entry["kind"]["identifier"]],
        declaration="".join(fragment["spelling"] for fragment in entry["declarationFragments"]),
        introduced=introduced,
        unavailable=unavailable,
        where=f"{file}:{location['position']['line'] + 1}" if file else "",
    )
