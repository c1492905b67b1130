"""Compares the public API of our UIKit, SwiftUI and Combine with Apple's declarations.

usage: check_names.py FOLDER-OF-SYMBOL-GRAPHS

The list (Apple/*.tsv) has one line per symbol: path, kind, Apple's declaration, the iOS version that introduced it, and
the source. The check reports

* a public symbol that isn't in the list, or whose declaration differs from Apple's;
* a conformance or a superclass that Apple's type doesn't have;
* an `@available` that differs from Apple's, or is missing for a symbol newer than the oldest supported iOS;
* an entry or an exception without a public symbol;
* a symbol in the lists of other platforms and app extensions (platforms.tsv) and of deprecations that isn't in the list.

Intended differences are listed in exceptions.tsv with their reasons. The check first verifies that it finds planted
differences.
"""

import json
import re
import sys
from collections import defaultdict, namedtuple
from pathlib import Path

import listing
from listing import TYPES

# The oldest supported iOS. Symbols that it contains need no `@available`.
OLDEST = (15, 0)

# The graph's kinds that differ from the list's names for them.
KINDS = {
    "type.subscript": "subscript", "enum.case": "case", "method": "func", "type.method": "func", "func.op": "func",
    "property": "var", "type.property": "var",
}

# Members that follow from a conformance, which Apple's documentation doesn't list for each type.
WITNESSES = {
    "Equatable": {"==(_:_:)"}, "Hashable": {"hash(into:)", "hashValue", "==(_:_:)"}, "Comparable": {"<(_:_:)"},
    "Encodable": {"encode(to:)"}, "Decodable": {"init(from:)"}, "Codable": {"encode(to:)", "init(from:)"},
    "CustomStringConvertible": {"description"}, "CustomDebugStringConvertible": {"debugDescription"},
    "NSCoding": {"encode(with:)"}, "NSCopying": {"copy(with:)"}, "NSMutableCopying": {"mutableCopy(with:)"},
    "NSObject": {"init()", "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()"},
    "_UIKitNumericRawRepresentable": {"+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)", "<(_:_:)"},
}

# The further conformances that a conformance in the list implies.
IMPLIED = {
    "Hashable": {"Equatable"}, "Comparable": {"Equatable"}, "Codable": {"Encodable", "Decodable"},
    "OptionSet": {"SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"},
    "NSSecureCoding": {"NSCoding"},
    "AttributeScope": {"DecodingConfigurationProviding", "EncodingConfigurationProviding"},
    "_UIKitNumericRawRepresentable": {"RawRepresentable", "Comparable", "Equatable"},
    "NSObject": {"NSObjectProtocol", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible", "Hashable",
                 "Equatable"},
}

# Conformances in the graph that the compiler adds to every type.
EVERYWHERE = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}

# Exceptions that apply to one aspect of a symbol, or of all members of a type: isolation, or optionality.
ASPECTS = {"@MainActor", "nonisolated", "required", "default"}

# The sources of the modules that aren't Objective-C's.
SWIFT = ("documentation/combine/", "documentation/swiftui/")

# Keywords and attributes that don't affect the use of a declaration, or that only one of the two sources contains. The
# compiler checks access and overriding; import attributes have no counterpart here.
IGNORED = re.compile(
    r"@(?:discardableResult|NSCopying|objc|nonobjc|preconcurrency|MainActor|Sendable|escaping|unsafe)\b(?:\([^)]*\))? ?"
    r"|\b(?:public|open|override|final|dynamic|optional|nonisolated|weak|lazy|indirect) "
    r"|\bunowned(?:\(unsafe\))? |\bsending ")

# Changes of Apple's declarations, each with a part of the report that it must cause: a symbol, a text of its entry, the
# replacement, and the report. An entry without a name disappears.
PLANTED = (
    ("UIView.alpha", "CGFloat", "Double", "UIView.alpha is @MainActor var alpha: CGFloat { get set } here, but Apple's is"),
    ("UIResponder.next", " { get }", "", "UIResponder.next is"),
    ("UIColor.red", "class var", "var", "but Apple's is var red"),
    ("UIView.addSubview(_:)", "_ view: UIView", "_ view: UIView?", "but Apple's is func addSubview(_ view: UIView?)"),
    ("UIView.animate(withDuration:animations:completion:)", " = nil", "", "but Apple's is class func animate"),
    ("UIScrollViewDelegate.scrollViewDidScroll(_:)", "optional ", "", "has a default implementation here"),
    ("UIView.layoutIfNeeded()", "func ", "nonisolated func ", "is isolated to the main actor here, but Apple's is not"),
    ("UIControl.isEnabled", "\t2\t", "\t16\t", "UIControl.isEnabled was introduced in iOS 16.0, but isn't marked"),
    ("UICornerConfiguration", "\t26\t", "\t17\t", "was introduced in iOS 17.0, but is marked @available(iOS 26.0)"),
    ("UIButton", " : UIControl,", " : UIView,", "UIButton inherits from UIControl here, but Apple's inherits from UIView"),
    ("UICoordinateSpace", " : NSObjectProtocol", "", "UICoordinateSpace conforms to NSObjectProtocol here"),
    ("UIView.bounds", "UIView.bounds", "UIView.boundz", "UIView.boundz is in the list as var bounds"),
    ("UILabel.text", "UILabel.text", "", "UILabel.text isn't in the list"),
)

Symbol = namedtuple("Symbol", "identifier path kind declaration introduced where")


# MARK: Declarations

def normalized(declaration):
    """Returns the declaration without attributes and inner parameter names, and with alternative notations unified."""
    text = IGNORED.sub("", declaration).replace("/*not inherited*/ ", "").replace("`", "")
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\brequired (?=init[?!]?\(coder)", "", text)  # required by NSCoding
    text = re.sub(r"\bclass let\b", "static let", text)
    text = re.sub(r"= (\d+)\.0\b", r"= \1", text)
    if match := re.match(r"((?:static |class )?)(var|let) (\w+): (.*)$", text):
        # Without accessors, a constant is read-only and a variable read-write.
        scope, keyword, name, rest = match.groups()
        accessors = " { get }" if keyword == "let" else "" if rest.endswith("}") else " { get set }"
        return f"{scope}var {name}: {rest}{accessors}"
    if re.match(r"(?:\w+ )*(?:func|init|subscript)\b", text):
        # `func convert(_: CGPoint, to: UIView?)` for `func convert(_ point: CGPoint, to view: UIView?)`. Generic
        # parameters can contain parentheses, operator names can't.
        start = text.index("(")
        *_, end = parts = split(text[start + 1:])
        parameters = [re.sub(r"^(\w+) \w+:", r"\1:", part.strip()) for part in parts[:-1]]
        return f"{text[:start]}({', '.join(parameters)}){end}"
    return text


def split(text):
    """Splits a text at the commas outside brackets, up to a closing bracket. The last element is the rest after it."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if depth < 0 or depth == 0 and character == ",":
            parts.append(text[start:index])
            start = index + 1
        if depth < 0:
            break
    return [part for part in parts if part.strip()] + [text[start:]]


def isolated(declaration):
    """Returns whether the declaration itself is isolated to the main actor, rather than one of its parameters."""
    return re.match(r"(?:@\w+(?:\([^)]*\))? )*@MainActor\b", declaration) is not None


def inherited(declaration):
    """Returns the names after a type's colon, without generic arguments."""
    names = split(declaration.split(" where ")[0].partition(" : ")[2])
    return [name.strip().split("<")[0] for name in names if name.strip()]


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


# MARK: Symbol graphs

def symbol(entry):
    """Returns a symbol of a graph, or None if it is unavailable and exists only for its error message."""
    introduced = None
    for item in entry.get("availability", []):
        if item.get("isUnconditionallyUnavailable"):
            return None
        if item.get("domain") == "iOS" and "introduced" in item:
            introduced = f"{item['introduced']['major']}.{item['introduced'].get('minor', 0)}"
    location = entry.get("location")
    kind = entry["kind"]["identifier"].removeprefix("swift.")
    return Symbol(
        entry["identifier"]["precise"], ".".join(entry["pathComponents"]), KINDS.get(kind, kind),
        "".join(fragment["spelling"] for fragment in entry["declarationFragments"]), introduced,
        f" ({location['uri'].split('/Sources/')[-1]}:{location['position']['line'] + 1})" if location else "")


# MARK: Comparison

class Comparison:
    """The differences of the symbol graphs from the list."""

    def __init__(self, graphs, entries, exceptions):
        self.problems = []
        self.used = set()
        self.listed = entries + exceptions
        self.symbols = [item for graph in graphs for item in map(symbol, graph["symbols"]) if item]
        self.entries, self.conformances = defaultdict(list), defaultdict(set)
        for entry in entries:
            self.entries[entry.symbol].append(entry)
            if entry.kind == "conformance":
                path, protocol = entry.symbol.split(" : ")
                self.conformances[path].add(protocol)
        self.types = {entry.symbol: entry for entry in entries if entry.kind in TYPES}
        self.exceptions = {
            (item.symbol, item.ours if item.ours in ASPECTS else normalized(item.ours)): item for item in exceptions}
        self.read_relationships(graphs)

    def read_relationships(self, graphs):
        paths = {entry["identifier"]["precise"]: ".".join(entry["pathComponents"])
                 for graph in graphs for entry in graph["symbols"]}
        self.implementations, self.defaulted, self.overrides = set(), set(), set()
        self.protocols, self.superclasses = defaultdict(set), {}
        for relation in (relation for graph in graphs for relation in graph["relationships"]):
            source, target = relation["source"], relation["target"]
            name = paths.get(target) or relation.get("targetFallback", target).split(".", 1)[-1]
            # Another module's type has only a mangled name: s:10Foundation6NSNullC.
            path = paths.get(source, source.removeprefix("s:10Foundation").lstrip("0123456789")[:-1])
            match relation["kind"]:
                case "overrides":
                    self.overrides.add(source)
                case "defaultImplementationOf":
                    self.implementations.add(source)
                    self.defaulted.add(target)
                case "conformsTo":
                    self.protocols[path].add(name)
                case "inheritsFrom":
                    self.superclasses[paths.get(source, source)] = name

    def run(self):
        for item in self.symbols:
            self.check(item)
        for path, protocols in self.protocols.items():
            self.check_conformances(path, protocols - EVERYWHERE)
        for path, superclass in self.superclasses.items():
            self.check_superclass(path, superclass)
        for item in self.listed:
            if item not in self.used:
                self.problems.append(f"{item.symbol} is in the list as {item[2]}, but isn't public here" if len(item) > 3
                                     else f"{item.symbol} is in the exceptions as {item.ours}, which is unused")
        return self.problems

    def excepted(self, path, ours):
        item = self.exceptions.get((path, ours))
        self.used.update([item] if item else [])
        return item is not None

    # Symbols

    def check(self, symbol):
        report = lambda text: self.problems.append(f"{symbol.path} {text}{symbol.where}")
        candidates = self.entries.get(symbol.path, [])
        if entry := self.entry(symbol):
            self.used.add(entry)
            self.check_isolation(symbol, entry, report)
            self.check_availability(symbol, entry, report)
            self.check_optionality(symbol, entry, report)
        elif self.excepted(symbol.path, normalized(symbol.declaration)):
            self.used.update(candidates)
        elif not self.is_implied(symbol):
            self.used.update(candidates)
            theirs = " or ".join(entry.declaration for entry in candidates)
            report(f"is {symbol.declaration} here, but Apple's is {theirs}" if candidates
                   else f"isn't in the list: {symbol.declaration}")

    def entry(self, symbol):
        """Returns the entry with the same declaration, with the symbol's path or that of an inherited member."""
        owner, _, name = symbol.path.rpartition(".")
        paths = [symbol.path] + [f"{ancestor}.{name}" for ancestor in self.ancestors(owner)]
        return next((entry for path in paths for entry in self.entries.get(path, ())
                     if entry.kind == symbol.kind and are_same(symbol, entry)), None)

    def ancestors(self, path):
        """Yields the superclasses of Apple's class, nearest first."""
        while (entry := self.types.get(path)) and entry.kind == "class" and (names := inherited(entry.declaration)):
            path = names[0]
            yield path
            self.used.add(self.types.get(path))

    def is_implied(self, symbol):
        """Returns whether the symbol overrides another one, or is required by one of Apple's conformances."""
        owner, _, name = symbol.path.rpartition(".")
        protocols = self.apple_conformances(owner) if owner else set()
        requirement = lambda declaration: normalized(declaration).replace(" { get set }", " { get }")
        return (
            symbol.identifier in self.overrides
            or any(name in WITNESSES.get(protocol, ()) for protocol in protocols)
            or any(requirement(entry.declaration) == requirement(symbol.declaration)
                   for protocol in protocols & self.types.keys() for entry in self.entries.get(f"{protocol}.{name}", ()))
        )

    def check_isolation(self, symbol, entry, report):
        path = symbol.path.rpartition(".")[0]
        theirs, ours = isolated(entry.declaration), isolated(symbol.declaration)
        if entry.kind not in TYPES | {"case", "typealias", "associatedtype"} and path in self.types and not theirs:
            theirs = isolated(self.types[path].declaration) and "nonisolated " not in entry.declaration
        aspect = "@MainActor" if ours else "nonisolated"
        # The exception may be for all members of the type.
        if ours != theirs and not self.excepted(symbol.path, aspect) and not self.excepted(path, aspect):
            report(f"{'is' if ours else 'is not'} isolated to the main actor here, but Apple's"
                   f" {'is' if theirs else 'is not'}: {entry.declaration}")

    def check_availability(self, symbol, entry, report):
        # A newer type's override of an older member is as new as the type.
        owner = self.types.get(symbol.path.rpartition(".")[0])
        theirs = max(version(item.iOS) for item in (entry, owner) if item)
        ours = symbol.introduced and version(symbol.introduced)
        if ours != theirs and (ours or theirs > OLDEST):
            apples = f"{theirs[0]}.{theirs[1]}"
            report(f"was introduced in iOS {apples}, but " + (
                f"is marked @available(iOS {symbol.introduced})" if ours else f"isn't marked @available(iOS {apples}, *)"))

    def check_optionality(self, symbol, entry, report):
        """Checks that exactly Apple's optional requirements have a default implementation here."""
        path = symbol.path.rpartition(".")[0]
        # SwiftUI's and Combine's requirements are Swift's, which have default implementations on Apple platforms too.
        if (symbol.kind not in ("func", "var") or path not in self.types or self.types[path].kind != "protocol"
                or symbol.identifier in self.implementations or entry.source.startswith(SWIFT)):
            return
        optional = re.match(r"[^(]*\boptional ", entry.declaration) is not None
        aspect = "required" if optional else "default"
        if (optional != (symbol.identifier in self.defaulted)
                and not self.excepted(symbol.path, aspect) and not self.excepted(path, aspect)):
            report("is an optional requirement in Apple's UIKit, but has no default implementation here" if optional
                   else "has a default implementation here, but is required in Apple's UIKit")

    # Types

    def apple_conformances(self, path):
        """Returns all conformances and superclasses of Apple's type: declared, implied and inherited ones."""
        seen, implicit, waiting = set(), set(), [path]
        while waiting:
            if (name := waiting.pop()) in seen:
                continue
            seen.add(name)
            waiting += [*IMPLIED.get(name, ()), *self.conformances.get(name, ())]
            if entry := self.types.get(name):
                waiting += inherited(entry.declaration)
                if entry.kind == "class" and isolated(entry.declaration):
                    implicit.add("Sendable")
                if entry.kind == "enum":
                    implicit |= {"Equatable", "Hashable", "RawRepresentable", "Sendable"}
        return seen - {path} | implicit

    def check_conformances(self, path, protocols):
        for protocol in protocols:
            self.used.update(self.entries.get(f"{path} : {protocol}", ()))
        if path in self.types or path in self.conformances:
            protocols = protocols - self.apple_conformances(path)
        for protocol in sorted(protocols):
            if not self.excepted(path, normalized(f": {protocol}")):
                self.problems.append(f"{path} conforms to {protocol} here, but Apple's doesn't")

    def check_superclass(self, path, superclass):
        if path in self.types:
            theirs = next(iter(inherited(self.types[path].declaration)), None)
            if theirs != superclass and not self.excepted(path, normalized(f": {superclass}")):
                self.problems.append(f"{path} inherits from {superclass} here, but Apple's inherits from {theirs}")


def are_same(symbol, entry):
    ours, theirs = normalized(symbol.declaration), normalized(entry.declaration)
    if entry.kind in TYPES:
        ours, theirs = (text.split(" : ")[0].split(" where ")[0].split(".")[-1].split(" ")[-1] for text in (ours, theirs))
    # A factory method that is imported as an initializer: whether it delegates isn't visible to callers.
    if entry.declaration.startswith("/*not inherited*/"):
        ours = ours.removeprefix("convenience ")
    # Apple's is a constant, ours a class property, which is equivalent unless a subclass overrides it.
    if re.search(r"\b(?:static|class) let\b", entry.declaration):
        ours = ours.replace("class var", "static var", 1)
    # The graph shows the private setter of a lazy property as public.
    if symbol.declaration.startswith(("lazy ", "@MainActor lazy ")) and "{ get set }" not in theirs:
        ours = ours.replace("{ get set }", "{ get }")
    return ours == theirs


def missed(graphs, entries, exceptions):
    """Returns the planted differences that the comparison doesn't find."""
    planted = []
    for entry in entries:
        text = "\t".join(entry)
        for name, old, new, _ in PLANTED:
            if name == entry.symbol:
                text = text.replace(old, new, 1)
        planted.append(listing.Entry(*text.split("\t")))
    problems = Comparison(graphs, [entry for entry in planted if entry.symbol], exceptions).run()
    return [expected for *_, expected in PLANTED if not any(expected in problem for problem in problems)]


def main():
    graphs = [json.loads(path.read_text()) for path in sorted(Path(sys.argv[1]).glob("*.symbols.json"))
              if re.match(r"(?:Combine|UIKit|SwiftUI)[.@]", path.name)]
    problems = []
    entries, exceptions = listing.entries(problems), listing.exceptions(problems)
    comparison = Comparison(graphs, entries, exceptions)
    problems += comparison.run()
    symbols = {entry.symbol for entry in entries}
    problems += [f"{item.symbol} is in {name}.tsv, but not in the list" for name in ("platforms", "deprecations")
                 for item in getattr(listing, name)(problems) if item.symbol not in symbols]
    if not problems:
        problems = [f"the check can't be trusted: it doesn't find “{text}”" for text in missed(graphs, entries, exceptions)]
    if problems:
        sys.exit("\n".join(f"names: {problem}" for problem in [*problems, f"{len(problems)} differences from Apple's"]))
    print(f"names: {len(comparison.symbols)} public symbols match Apple's ({len(entries)} entries,"
          f" {len(exceptions)} exceptions)")


main()
