"""Lists the declarations of UIKitOnLinux that neither the product, the example nor their tests reach.

usage: python3 scripts/list-unused.py [--members]

The uses are those that the compiler has recorded in the index of the debug builds of the package and of the example with their
tests, which `make unused` makes. A declaration is reached if a file outside UIKitOnLinux uses it, or a reached declaration does. An
override or an implementation of a requirement is reached with its type and what it overrides. The script lists types and global
functions. With `--members`, it also lists members of reached types, some of which only the compiler uses, such as the wrapped value
of a property wrapper.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import index_store as index
from index_store import IndexStore, MissingIndex

ROOT = Path(__file__).resolve().parent.parent
# Modules that only builds and measurements use.
IGNORED = {"Readings", "UIKitBenchmarks", "_Testing_UIKit"}

# Kinds of symbols from the header indexstore.h: enum, struct, class, protocol and function; and others.
TYPES = {5, 6, 7, 8, 12}
EXTENSION, CASE, PROPERTY, DESTRUCTOR, PARAMETER = 9, 15, 19, 23, 25


def module(path):
    """Returns the module of a source file."""
    parts = path.relative_to(ROOT).parts
    if parts[0] == "UIKitOnLinux":
        return parts[2]
    if parts[0] == "Example":
        return "ExampleTests" if parts[1] == "Tests" else "Example"
    return parts[1]


def sources(*folders):
    """Yields the source files in folders."""
    for folder in folders:
        yield from sorted(path for path in (ROOT / folder).rglob("*.swift") if ".docc/" not in path.as_posix())


class Graph:
    """The declarations of the stand-in, and what each of them uses."""

    def __init__(self):
        self.declared = {}
        self.parents = {}
        self.edges = defaultdict(set)
        # The implementations of each overridden or required member, and the members that each implements.
        self.implementations = defaultdict(set)
        self.implemented = defaultdict(set)
        self.members = defaultdict(set)
        self.roots = set()

    def add(self, path, occurrence):
        """Adds an occurrence in a file of the stand-in."""
        usr, roles = occurrence.usr, occurrence.roles
        if roles & index.DECLARATION:
            self.declared.setdefault(usr, (path, occurrence))
        is_contained = False
        for role, other in occurrence.relations:
            if role & index.OVERRIDDEN:
                self.implementations[other].add(usr)
                self.implemented[usr].add(other)
            if roles & index.DECLARATION and role & (index.CHILD | index.ACCESSOR):
                self.parents[usr] = other
                self.members[other].add(usr)
                if role & index.ACCESSOR:
                    self.edges[other].add(usr)
            if role & index.EXTENDED:
                self.parents[other] = usr
                self.members[usr].add(other)
                is_contained = True
            elif role & (index.CONTAINED | index.CALLED | index.BASE):
                self.edges[other].add(usr)
                is_contained = True
        if roles & index.REFERENCE and not is_contained:
            self.roots.add(usr)

    def use(self, occurrence):
        """Adds an occurrence in a file outside the stand-in."""
        overridden = {other for role, other in occurrence.relations if role & index.OVERRIDDEN}
        # A type that conforms to a protocol uses the default implementations that it doesn't have itself.
        if occurrence.roles & index.REFERENCE or overridden:
            self.roots.add(occurrence.usr)
        self.roots |= overridden

    def type(self, usr):
        """Returns the type of a member, also of one in an extension."""
        parent = self.parents.get(usr)
        while parent in self.declared and self.declared[parent][1].kind == EXTENSION or parent in self.extensions:
            parent = self.parents.get(parent)
        return parent

    def reached(self):
        """Returns the USRs of what is reached."""
        self.extensions = {usr for usr in self.parents if usr.startswith("s:e:")}
        reached, waiting = set(), list(self.roots)
        while waiting:
            usr = waiting.pop()
            if usr in reached:
                continue
            reached.add(usr)
            waiting += self.edges[usr]
            waiting += [self.parents[usr]] if usr in self.parents else []
            for other in self.implementations[usr]:
                if self.type(other) in reached or self.type(other) not in self.declared:
                    waiting.append(other)
            waiting += self.implementing_members(usr, reached)
        return reached

    def implementing_members(self, usr, reached):
        """Returns the members of a reached type that implement what is reached, or what isn't declared here, and the types of its
        properties."""
        own = set(self.members[usr])
        for member in set(own):
            if member in self.extensions:
                own |= self.members[member]
        implementing = [
            member
            for member in own
            if any(other in reached or other not in self.declared for other in self.implemented[member])
        ]
        # An object has its stored properties, even if nothing reads them.
        stored = {used for member in own if self.kind(member) == PROPERTY for used in self.edges[member]}
        return implementing + [used for used in stored if self.kind(used) in TYPES]

    def kind(self, usr):
        """Returns the kind of a declaration; none for one of another module."""
        return self.declared[usr][1].kind if usr in self.declared else None


def word(declaration):
    """Returns the name of a declaration without its parameters."""
    return re.split(r"\W", declaration.name)[0]


def unused(lists_members):
    """Yields the outermost declarations that aren't reached, by file."""
    store, graph = IndexStore(ROOT / ".build/debug"), Graph()
    for path in sources("UIKitOnLinux/Sources"):
        if module(path) not in IGNORED:
            for occurrence in store.occurrences(path, module(path)):
                graph.add(path, occurrence)
    for path in sources("Sources", "Tests", "Example/App", "Example/Host", "Example/Tests"):
        try:
            for occurrence in store.occurrences(path, module(path)):
                graph.use(occurrence)
        except MissingIndex as problem:
            # Some files are only for Apple's platforms.
            if "isn't in the index" not in str(problem):
                raise
    # The benchmarks aren't built in debug builds.
    words = set(re.findall(r"\w+", " ".join(path.read_text() for path in sources("UIKitOnLinux/Benchmarks"))))
    graph.roots.update(
        usr for usr, (_, declaration) in graph.declared.items() if declaration.kind in TYPES and word(declaration) in words
    )
    reached = graph.reached()
    for usr, (path, declaration) in graph.declared.items():
        parent = graph.type(usr)
        is_inner = parent in graph.declared and parent not in reached
        is_listed = declaration.kind in TYPES or lists_members
        is_trivial = declaration.kind in {EXTENSION, CASE, DESTRUCTOR, PARAMETER} or ":" in declaration.name.split("(")[0]
        is_trivial = is_trivial or word(declaration) in words
        if usr not in reached and is_listed and not is_trivial and not is_inner:
            yield path.relative_to(ROOT), declaration.line, declaration.name


try:
    found = sorted(unused("--members" in sys.argv))
except MissingIndex as problem:
    sys.exit(f"list-unused: {problem}; `make unused` builds all")
for path, line, name in found:
    print(f"{path}:{line}: {name}")
