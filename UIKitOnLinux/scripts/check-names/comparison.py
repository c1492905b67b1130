"""What differs between our public symbols and the list."""

import re

from declaration import inherited, isolated, normalized
from graph import TYPES

# The oldest iOS of the package: what came with it or before needs no `@available`.
OLDEST = (15, 0)

# Members that a conformance brings, which Apple's documentation doesn't list type by type.
WITNESSES = {
    "Equatable": {"==(_:_:)"}, "Hashable": {"hash(into:)", "hashValue", "==(_:_:)"}, "Comparable": {"<(_:_:)"},
    "Encodable": {"encode(to:)"}, "Decodable": {"init(from:)"}, "Codable": {"encode(to:)", "init(from:)"},
    "CustomStringConvertible": {"description"}, "CustomDebugStringConvertible": {"debugDescription"},
    "NSCopying": {"copy(with:)"}, "NSMutableCopying": {"mutableCopy(with:)"},
    "NSObject": {"init()", "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()"},
    "_UIKitNumericRawRepresentable": {"+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)", "<(_:_:)"},
}

# What a name in the list stands for besides itself.
IMPLIED = {
    "Hashable": {"Equatable"}, "Comparable": {"Equatable"}, "Codable": {"Encodable", "Decodable"},
    "OptionSet": {"SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"},
    "NSSecureCoding": {"NSCoding"},
    "_UIKitNumericRawRepresentable": {"RawRepresentable", "Comparable", "Equatable"},
    "NSObject": {"NSObjectProtocol", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible", "Hashable",
                 "Equatable"},
}

# What the compiler gives to every type, and says in the graph.
EVERYWHERE = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}

# Exceptions in one respect, for a symbol or all of a type's: our isolation, a requirement that isn't optional here.
FLAGS = {"@MainActor", "nonisolated", "required", "default"}

RAW_TYPES = {"Int", "UInt", "Int32", "UInt32", "UInt64", "String"}


def compare(graph, listing):
    """The differences, as lines for a person."""
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
                self.problems.append(f"{entry.path} is in the list, as {entry.declaration}, but no longer public here")
        for item in self.listing.exceptions:
            if item not in self.used:
                self.problems.append(f"{item.path} is among the exceptions, as {item.ours}, but nothing needs it")

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
                self.report(symbol, f"is {symbol.declaration} here, and Apple's {declarations}")
            else:
                self.report(symbol, f"isn't in the list: {symbol.declaration}")

    def entry(self, symbol):
        """The entry that declares the same, of the symbol's own path or of one that Apple's type inherits."""
        owner, _, name = symbol.path.rpartition(".")
        paths = [symbol.path] + [f"{ancestor}.{name}" for ancestor in self.ancestors(owner)]
        for entry in (entry for path in paths for entry in self.entries.get(path, [])):
            if entry.kind == symbol.kind and self.are_same(symbol, entry):
                return entry
        return None

    def ancestors(self, path):
        """The superclasses of Apple's class, nearest first."""
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
        # A factory method that is imported as an initialiser: delegating or not can't be told from outside.
        if entry.declaration.startswith("/*not inherited*/"):
            return theirs == ours.removeprefix("convenience ")
        # A constant beside a property of the class that no subclass overrides.
        if re.search(r"\b(?:static|class) let\b", entry.declaration):
            return theirs == ours.replace("class var", "static var", 1)
        # The graph shows a private setter of a lazy property as if it were public.
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
        """Whether the symbol follows from another: it overrides one, or a conformance of Apple's asks for it."""
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
            if entry.kind in {"case", "typealias"}:
                apples = False
        ours = isolated(symbol.declaration)
        if ours != apples and not self.has_exception(symbol.path, "@MainActor" if ours else "nonisolated"):
            self.report(symbol, f"{'is' if ours else 'is not'} the main actor's here, and Apple's"
                                f" {'is' if apples else 'is not'}: {entry.declaration}")

    def has_exception(self, path, ours):
        """Whether the symbol, or the type that it stands in, is excepted in that respect."""
        for name in (path, path.rpartition(".")[0]):
            item = self.exceptions.get((name, ours))
            if item is not None:
                self.used.add(item)
                return True
        return False

    def check_availability(self, symbol, entry):
        # An older member that a newer type overrides is as new as the type.
        owner = self.types.get(symbol.path.rpartition(".")[0])
        apples = max(version(item.version) for item in (entry, owner) if item is not None)
        ours = version(symbol.introduced) if symbol.introduced else None
        if ours == apples or (ours is None and apples <= OLDEST):
            return
        came = f"came with iOS {apples[0]}.{apples[1]}"
        if ours is None:
            self.report(symbol, f"{came}, and isn't marked @available(iOS {apples[0]}.{apples[1]}, *)")
        else:
            self.report(symbol, f"{came}, and is marked @available(iOS {symbol.introduced})")

    def check_optionality(self, symbol, entry):
        """An optional requirement of Apple's is one with a default implementation here, and only such a one."""
        owner = self.types.get(symbol.path.rpartition(".")[0])
        if owner is None or owner.kind != "protocol" or symbol.identifier in self.graph.default_implementations:
            return
        optional = entry.declaration.startswith("optional ") or " optional " in entry.declaration.split("(")[0]
        if optional == (symbol.identifier in self.graph.defaulted):
            return
        if not self.has_exception(symbol.path, "required" if optional else "default"):
            self.report(symbol, "is an optional requirement of Apple's, and has no default here" if optional else
                        "has a default here, and is a requirement of Apple's")

    # Types

    def apple_conformances(self, path):
        """Everything that Apple's type is: what its declaration names, what that implies, and what it inherits."""
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
            self.problems.append(f"{path} conforms to {protocol} here, and Apple's doesn't")
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
            self.problems.append(f"{path} inherits from {superclass} here, and Apple's from {theirs}")
        else:
            self.used.add(item)

    def report(self, symbol, text):
        where = f" ({symbol.where})" if symbol.where else ""
        self.problems.append(f"{symbol.path} {text}{where}")


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)
