"""The comparison of our public symbols with the list."""

import re

from declaration import inherited, isolated, normalized
from graph import TYPES

# The oldest supported iOS. Symbols that it contains need no `@available`.
OLDEST = (15, 0)

# Members that follow from a conformance, which Apple's documentation doesn't list for each type.
WITNESSES = {
    "Equatable": {"==(_:_:)"}, "Hashable": {"hash(into:)", "hashValue", "==(_:_:)"}, "Comparable": {"<(_:_:)"},
    "Encodable": {"encode(to:)"}, "Decodable": {"init(from:)"}, "Codable": {"encode(to:)", "init(from:)"},
    "CustomStringConvertible": {"description"}, "CustomDebugStringConvertible": {"debugDescription"},
    "NSCopying": {"copy(with:)"}, "NSMutableCopying": {"mutableCopy(with:)"},
    "NSObject": {"init()", "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()"},
    "_UIKitNumericRawRepresentable": {"+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)", "<(_:_:)"},
}

# The further conformances that a conformance in the list implies.
IMPLIED = {
    "Hashable": {"Equatable"}, "Comparable": {"Equatable"}, "Codable": {"Encodable", "Decodable"},
    "OptionSet": {"SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"},
    "NSSecureCoding": {"NSCoding"},
    "_UIKitNumericRawRepresentable": {"RawRepresentable", "Comparable", "Equatable"},
    "NSObject": {"NSObjectProtocol", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible", "Hashable",
                 "Equatable"},
}

# Conformances in the graph that the compiler adds to every type.
EVERYWHERE = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}

# Exceptions that apply to one aspect of a symbol, or of all members of a type: isolation, or optionality.
FLAGS = {"@MainActor", "nonisolated", "required", "default"}

RAW_TYPES = {"Int", "UInt", "Int32", "UInt32", "UInt64", "String"}


def compare(graph, listing):
    """Returns the differences as readable lines."""
    comparison = Comparison(graph, listing)
    comparison.run()
    return listing.problems + comparison.problems


class Comparison:
    def __init__(self, graph, listing):
        self.graph = graph
        self.listing = listing
        self.problems = []
        self.used = set()
        self.entries = {}
        for entry in listing.entries:
            self.entries.setdefault(entry.path, []).append(entry)
        self.exceptions = {(item.path, item.ours if item.ours in FLAGS else normalized(item.ours)): item
                           for item in listing.exceptions}
        self.types = {entry.path: entry for entry in listing.entries if entry.kind in TYPES}
        self.conformances = {}
        for entry in listing.entries:
            if entry.kind == "conformance":
                self.conformances.setdefault(entry.path.split(" : ")[0], set()).add(entry.path.split(" : ")[1])

    def run(self):
        for symbol in self.graph.symbols:
            if not symbol.unavailable:
                self.check(symbol)
        for path, protocols in self.graph.conformances.items():
            self.check_conformances(path, protocols)
        for path, superclass in self.graph.superclasses.items():
            self.check_superclass(path, superclass)
        for entry in self.listing.entries:
            if entry not in self.used:
                self.problems.append(f"{entry.path} is in the list as {entry.declaration}, but isn't public here")
        for item in self.listing.exceptions:
            if item not in self.used:
                self.problems.append(f"{item.path} is in the exceptions as {item.ours}, but the exception is unused")

    # Symbols

    def check(self, symbol):
        entry = self.entry(symbol)
        if entry is not None:
            self.used.add(entry)
            self.check_isolation(symbol, entry)
            self.check_availability(symbol, entry)
            if symbol.kind == "func" or symbol.kind == "var":
                self.check_optionality(symbol, entry)
        elif not self.is_excepted(symbol) and not self.is_implied(symbol):
            candidates = self.entries.get(symbol.path)
            if candidates:
                self.used.update(candidates)
                declarations = " or ".join(entry.declaration for entry in candidates)
                self.report(symbol, f"is {symbol.declaration} here, but Apple's is {declarations}")
            else:
                self.report(symbol, f"isn't in the list: {symbol.declaration}")

    def entry(self, symbol):
        """Returns the entry with the same declaration, with the symbol's path or that of an inherited member."""
        owner, _, name = symbol.path.rpartition(".")
        paths = [symbol.path] + [f"{ancestor}.{name}" for ancestor in self.ancestors(owner)]
        for entry in (entry for path in paths for entry in self.entries.get(path, [])):
            if entry.kind == symbol.kind and self.are_same(symbol, entry):
                return entry
        return None

    def ancestors(self, path):
        """Yields the superclasses of Apple's class, nearest first."""
        entry = self.types.get(path)
        while entry is not None and entry.kind == "class":
            names = inherited(entry.declaration)
            if not names:
                return
            superclass = names[0].split("<")[0]
            yield superclass
            entry = self.types.get(superclass)
            if entry is not None:
                self.used.add(entry)

    def are_same(self, symbol, entry):
        ours = self.comparable(symbol.declaration, symbol.kind)
        theirs = self.comparable(entry.declaration, entry.kind)
        if ours == theirs:
            return True
        # A factory method that is imported as an initializer: whether it delegates isn't visible to callers.
        if entry.declaration.startswith("/*not inherited*/"):
            return theirs == ours.removeprefix("convenience ")
        # Apple's is a constant, ours a class property, which is equivalent unless a subclass overrides it.
        if re.search(r"\b(?:static|class) let\b", entry.declaration):
            return theirs == ours.replace("class var", "static var", 1)
        # The graph shows the private setter of a lazy property as public.
        if symbol.declaration.startswith(("lazy ", "@MainActor lazy ")):
            return theirs == ours.replace("{ get set }", "{ get }")
        return False

    @staticmethod
    def comparable(declaration, kind):
        text = normalized(declaration)
        return text.split(" : ")[0].split(" where ")[0].split(".")[-1].split(" ")[-1] if kind in TYPES else text

    def is_excepted(self, symbol):
        item = self.exceptions.get((symbol.path, normalized(symbol.declaration)))
        if item is None:
            return False
        self.used.add(item)
        self.used.update(self.entries.get(symbol.path, []))
        return True

    def is_implied(self, symbol):
        """Returns whether the symbol overrides another one, or is required by one of Apple's conformances."""
        if symbol.identifier in self.graph.overrides:
            return True
        owner, _, name = symbol.path.rpartition(".")
        while owner:
            protocols = self.apple_conformances(owner)
            if any(name in WITNESSES.get(protocol, ()) for protocol in protocols):
                return True
            for protocol in protocols & self.types.keys():
                if any(self.requirement(entry) == self.requirement(symbol)
                       for entry in self.entries.get(f"{protocol}.{name}", [])):
                    return True
            break
        return False

    @staticmethod
    def requirement(declared):
        return normalized(declared.declaration).replace(" { get set }", " { get }")

    def check_isolation(self, symbol, entry):
        owner = self.types.get(symbol.path.rpartition(".")[0])
        if entry.kind in TYPES or owner is None or isolated(entry.declaration):
            apples = isolated(entry.declaration)
        else:
            apples = isolated(owner.declaration) and "nonisolated " not in entry.declaration
            if entry.kind in {"case", "typealias", "associatedtype"}:
                apples = False
        ours = isolated(symbol.declaration)
        if ours != apples and not self.has_exception(symbol.path, "@MainActor" if ours else "nonisolated"):
            self.report(symbol, f"{'is' if ours else 'is not'} isolated to the main actor here, but Apple's"
                                f" {'is' if apples else 'is not'}: {entry.declaration}")

    def has_exception(self, path, ours):
        """Returns whether the symbol, or its enclosing type, has an exception for that aspect."""
        for name in (path, path.rpartition(".")[0]):
            item = self.exceptions.get((name, ours))
            if item is not None:
                self.used.add(item)
                return True
        return False

    def check_availability(self, symbol, entry):
        # A newer type's override of an older member is as new as the type.
        owner = self.types.get(symbol.path.rpartition(".")[0])
        apples = max(version(item.version) for item in (entry, owner) if item is not None)
        ours = version(symbol.introduced) if symbol.introduced else None
        if ours == apples or (ours is None and apples <= OLDEST):
            return
        came = f"was introduced in iOS {apples[0]}.{apples[1]}"
        if ours is None:
            self.report(symbol, f"{came}, but isn't marked @available(iOS {apples[0]}.{apples[1]}, *)")
        else:
            self.report(symbol, f"{came}, but is marked @available(iOS {symbol.introduced})")

    def check_optionality(self, symbol, entry):
        """Checks that exactly Apple's optional requirements have a default implementation here."""
        owner = self.types.get(symbol.path.rpartition(".")[0])
        if owner is None or owner.kind != "protocol" or symbol.identifier in self.graph.default_implementations:
            return
        # SwiftUI's requirements are Swift's, which have default implementations on Apple platforms too.
        if entry.source.startswith("documentation/swiftui/"):
            return
        optional = entry.declaration.startswith("optional ") or " optional " in entry.declaration.split("(")[0]
        if optional == (symbol.identifier in self.graph.defaulted):
            return
        if not self.has_exception(symbol.path, "required" if optional else "default"):
            self.report(symbol, "is an optional requirement in Apple's UIKit, but has no default implementation here"
                        if optional else "has a default implementation here, but is required in Apple's UIKit")

    # Types

    def apple_conformances(self, path):
        """Returns all conformances and superclasses of Apple's type: declared, implied and inherited ones."""
        result, waiting = set(), [path]
        seen = set()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            if name != path:
                result.add(name)
            result |= IMPLIED.get(name, set())
            waiting += IMPLIED.get(name, ())
            waiting += self.conformances.get(name, ())
            entry = self.types.get(name)
            if entry is not None:
                waiting += [parent.split("<")[0] for parent in inherited(entry.declaration)]
                if isolated(entry.declaration) and entry.kind == "class":
                    result.add("Sendable")
                if entry.kind == "enum":
                    result |= {"Equatable", "Hashable", "RawRepresentable", "Sendable"} - RAW_TYPES
        return result

    def check_conformances(self, path, protocols):
        if path not in self.types and not any(path == key for key in self.conformances):
            if any(symbol.path == path for symbol in self.graph.symbols) or protocols - EVERYWHERE:
                for protocol in sorted(protocols - EVERYWHERE):
                    self.conformance_problem(path, protocol)
            return
        for key in [f"{path} : {name}" for name in protocols]:
            self.used.update(self.entries.get(key, []))
        for protocol in sorted(protocols - EVERYWHERE - self.apple_conformances(path)):
            self.conformance_problem(path, protocol)

    def conformance_problem(self, path, protocol):
        item = self.exceptions.get((path, normalized(f": {protocol}")))
        if item is None:
            self.problems.append(f"{path} conforms to {protocol} here, but Apple's doesn't")
        else:
            self.used.add(item)

    def check_superclass(self, path, superclass):
        entry = self.types.get(path)
        if entry is None:
            return
        names = inherited(entry.declaration)
        theirs = names[0].split("<")[0] if names else None
        if theirs == superclass:
            return
        item = self.exceptions.get((path, normalized(f": {superclass}")))
        if item is None:
            self.problems.append(f"{path} inherits from {superclass} here, but Apple's inherits from {theirs}")
        else:
            self.used.add(item)

    def report(self, symbol, text):
        where = f" ({symbol.where})" if symbol.where else ""
        self.problems.append(f"{symbol.path} {text}{where}")


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)
