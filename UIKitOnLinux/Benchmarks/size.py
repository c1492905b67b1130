"""Measures the size of the library: its code, its public types and, with --build, what the compiler makes of its core.

usage: python3 UIKitOnLinux/Benchmarks/size.py [--build] [DIRECTORY...]

Each directory is a clone of the repository; this one by default. For each product, which is a folder of Sources, it prints the
lines of code by folder, the public types, and the functions with more than LONG lines. Blank lines, comments, the texts of
languages and the code of the documentation don't count.

With --build, it compiles the module of the core on its own, and prints the LLVM instructions and the bytes of the release
build, its largest functions, and the processor time of both builds: the fastest of ROUNDS runs, a variable of the environment,
3 by default. Several clones are compiled alternately, so that work of other processes affects all of them. The modules that
the core imports are those of this clone, which `make size BUILD=yes` builds. At the end is a row for the table in README.md.
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter, namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CORE = "MessageStackView"
# The folder with the texts of languages.
TEXTS = "Texts"
# The number of lines of code above which a function is listed.
LONG = 40
# The number of functions of the release build that are listed.
LARGEST = 10

TOKEN = re.compile(r'//|/\*|#*"""|#*"|`\w+`|\w+|\S')
TYPES = {"class", "struct", "enum", "protocol", "actor", "typealias", "extension"}
FUNCTIONS = {"func", "init", "deinit", "subscript", "var"}
ACCESS = {"public", "open", "package", "internal", "fileprivate", "private"}
MODIFIERS = ACCESS | {"final", "indirect", "nonisolated"}
# Before the keyword of a function, these show that it isn't a declaration, or one without a body.
NOT_BEFORE_FUNCTIONS = {".", "if", "guard", "while", "for", "case"}
# A brace after one of these isn't the body of a declaration before it.
OTHERS = {"=", "let", "case", "if", "guard", "for", "while", "repeat", "switch", "do", "defer", "return"}

Declaration = namedtuple("Declaration", "kind path access line")
Function = namedtuple("Function", "count path file line")


# --- Swift

def end_of_comment(text, position):
    """Returns the end of a comment that begins with /*, which can contain others."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, position):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def end_of_string(text, position, delimiter):
    """Returns the end of a string, from the position after its first delimiter."""
    hashes, quotes = delimiter.count("#"), delimiter.strip("#")
    mark = re.compile(rf'\\{"#" * hashes}(?:\(|.)|{quotes}{"#" * hashes}', re.DOTALL)
    while found := mark.search(text, position):
        position = found.end()
        if not found[0].startswith("\\"):
            break
        if found[0].endswith("("):
            depth = 1
            for token, _, position in tokens(text, position):
                depth += {"(": 1, ")": -1}.get(token, 0)
                if depth == 0:
                    break
    return position


def tokens(text, position=0):
    """Yields each word, mark and string with its start and its end."""
    while found := TOKEN.search(text, position):
        position = found.end()
        if found[0] == "//":
            position = text.index("\n", position)
        elif found[0] == "/*":
            position = end_of_comment(text, found.start())
        else:
            if found[0].endswith('"'):
                position = end_of_string(text, position, found[0])
            yield found[0], found.start(), position


class Source:
    """A file: the numbers of its lines with code, the types that it declares, and its functions."""

    def __init__(self, file):
        self.file, self.types, self.functions = file, [], []
        self.words, self.lines, self.code = [], [], set()
        text = file.read_text() + "\n"
        line, counted = 1, 0
        for word, start, end in tokens(text):
            line += text.count("\n", counted, start)
            counted = start
            self.words.append(word)
            self.lines.append(line)
            # A string can have several lines.
            self.code.update(line + index for index, part in enumerate(text[start:end].split("\n")) if part.strip())
        self.parse()

    def parse(self):
        # Each open bracket, as the declaration whose body it begins, or None. `declared` has no body yet.
        scopes, declared, depth = [], None, 0
        for index, word in enumerate(self.words):
            if declaration := self.declaration(index, scopes):
                declared, depth = declaration, len(scopes)
            elif word in ("(", "[", "{"):
                is_body = word == "{" and len(scopes) == depth
                scopes.append(declared if is_body else None)
                declared = None if is_body else declared
            elif word in (")", "]", "}"):
                closed = scopes.pop()
                declared = declared if len(scopes) >= depth else None
                if closed and closed.kind in FUNCTIONS:
                    count = len(self.code.intersection(range(closed.line, self.lines[index] + 1)))
                    self.functions.append(Function(count, closed.path, self.file, closed.line))
            elif word in OTHERS and len(scopes) == depth and (word != "=" or declared and declared.kind == "var"):
                declared = None

    def declaration(self, index, scopes):
        """Returns the declaration whose keyword is the word at an index, and appends it to the types if it is one."""
        kind, before, after = self.words[index], self.words[index - 1] if index else "", "".join(self.words[index + 1:index + 2])
        is_type = kind in TYPES and re.match(r"[A-Z_`[]", after) and before not in (".", "import")
        if not is_type and (kind not in FUNCTIONS or before in NOT_BEFORE_FUNCTIONS):
            return None
        name = self.name(index + 1) if is_type else after if kind in ("func", "var") else kind
        outer = [scope for scope in scopes if scope and scope.kind in TYPES]
        access = self.access(index) or (outer[-1].access if outer and outer[-1].kind == "extension" else "")
        declaration = Declaration(kind, f"{outer[-1].path}.{name}" if outer else name, access, self.lines[index])
        # Others are local.
        if is_type and kind != "extension" and len(outer) == len(scopes):
            self.types.append(declaration)
        return declaration

    def name(self, index):
        """Returns the name at an index. Extensions name nested types with dots."""
        name = self.words[index]
        while self.words[index + 1] == ".":
            index += 2
            name += "." + self.words[index]
        return name

    def access(self, index):
        """Returns the level of access that precedes the keyword at an index, or an empty text."""
        for word in reversed(self.words[:index]):
            if word in ACCESS or word not in MODIFIERS:
                return word if word in ACCESS else ""
        return ""


# --- Products

def lines(sources):
    return sum(len(source.code) for source in sources)


class Product:
    """A product: its sources, also by the folder below its own, without the documentation and the texts of languages."""

    def __init__(self, folder):
        self.name, self.folders = folder.name, {}
        for file in sorted(folder.rglob("*.swift")):
            parts = file.relative_to(folder).parts
            if TEXTS not in parts and not any(part.endswith(".docc") for part in parts):
                self.folders.setdefault(parts[0] if len(parts) > 1 else "", []).append(Source(file))
        self.sources = [source for sources in self.folders.values() for source in sources]
        self.types = self.public_types()

    def public_types(self):
        """Returns the numbers of public types that are top-level, nested, and aliases."""
        types = {declaration.path: declaration for source in self.sources for declaration in source.types}

        def is_public(path):
            # A type that isn't declared here is Apple's, or the core's.
            parent = path.rpartition(".")[0]
            return (path not in types or types[path].access in ("public", "open")) and (not parent or is_public(parent))

        kinds = Counter("alias" if types[path].kind == "typealias" else "nested" if "." in path else "top-level"
                        for path in types if is_public(path))
        return kinds["top-level"], kinds["nested"], kinds["alias"]


def long_functions(products):
    found = [function for product in products for source in product.sources for function in source.functions]
    return sorted((function for function in found if function.count > LONG), reverse=True)


# --- The compiler

def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def compile_core(directory, modules, folder, *options):
    """Compiles the core of a clone into a folder, and returns the processor time in seconds."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = [path for path in sorted((directory / "Sources" / CORE).rglob("*.swift")) if ".docc" not in str(path)]
    include = output("pkg-config", "--cflags-only-I", "pangocairo").split()
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    compilation = subprocess.run(
        ["swiftc", *options, "-parse-as-library", "-swift-version", "6", "-package-name", "main", "-DSWIFT_PACKAGE",
         "-module-name", CORE, "-I", modules, *include, "-Xcc",
         f"-fmodule-map-file={ROOT}/UIKitOnLinux/Sources/CPangoCairo/module.modulemap", "-c", *sources],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if compilation.returncode:
        sys.exit(f"{compilation.stdout}\nsize: {directory} can't be compiled")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


class Build:
    """The builds of the core of a clone in a folder."""

    def __init__(self, directory, modules, folder):
        self.directory, self.modules, self.folder = directory, modules, folder
        self.release, self.debug = [], []

    def repeat(self):
        statistics = self.folder / "statistics"
        statistics.mkdir(parents=True, exist_ok=True)
        self.debug.append(compile_core(
            self.directory, self.modules, self.folder / "debug", "-Onone", "-DDEBUG", "-enable-batch-mode", "-j2"))
        self.release.append(compile_core(
            self.directory, self.modules, self.folder / "release", "-O", "-wmo", "-stats-output-dir", statistics))

    def measure(self):
        name = "IRModule.NumIRInsts"
        statistics = [json.loads(path.read_text()) for path in (self.folder / "statistics").glob("*.json")]
        self.instructions = max(numbers.get(name, 0) for numbers in statistics)
        file = self.folder / "release" / f"{CORE}.o"
        self.bytes = int(output("size", file).splitlines()[-1].split()[3])
        # Some names contain line breaks.
        symbols = re.findall(r"^\w{16} (\w{16}) (\w) (.+)", output("nm", "--print-size", "--size-sort", file), re.MULTILINE)
        self.symbols = [(int(size, 16), kind.lower(), name) for size, kind, name in reversed(symbols)]
        # The full metadata of classes. Most of it is tables of methods that are Objective-C's on Apple's platforms.
        self.metadata = sum(size for size, _, name in self.symbols if name.startswith("$s") and name.endswith("CMf"))

    def largest(self):
        found = [(size, name) for size, kind, name in self.symbols if kind in ("t", "w")][:LARGEST]
        names = output("swift", "demangle", "--simplified", "--compact", *(name for _, name in found)).splitlines()
        return zip((size for size, _ in found), names)


# --- Printing

def print_sources(products):
    for product in products:
        print(f"\n{product.name}: {lines(product.sources):,} lines of code in {len(product.sources)} files; "
              "public types: {} top-level, {} nested, {} aliases".format(*product.types))
        for folder, sources in sorted(product.folders.items()):
            print(f"  {lines(sources):11,}  {folder or 'in no folder'}")
    print(f"\nFunctions with more than {LONG} lines of code: {len(long_functions(products)) or 'none'}")
    for function in long_functions(products):
        print(f"  {function.count:11,}  {function.path} ({function.file.name}:{function.line})")


def print_build(build):
    print(f"\n{CORE} on its own")
    print(f"  {build.instructions:11,} LLVM instructions")
    print(f"  {build.bytes:11,} bytes of object code, {build.metadata:,} of which are class metadata")
    print(f"  {build.bytes - build.metadata:11,} bytes without class metadata")
    print(f"  {min(build.release):11.1f} s for the release build, {min(build.debug):.1f} s for the debug build "
          f"(processor time, fastest of {len(build.release)})")
    print(f"  The {LARGEST} largest functions:")
    for size, name in build.largest():
        print(f"  {size:11,}  {name}")


def row(directory, products, build):
    """Returns the row of a clone for the table in README.md."""
    commit = output("git", "-C", directory, "describe", "--always", "--abbrev=8", "--dirty", "--exclude=*").strip()
    core = next(product for product in products if product.name == CORE)
    cells = [
        "", commit, f"{lines(core.sources):,}", f"{sum(lines(product.sources) for product in products):,}",
        " + ".join(map(str, core.types)), f"{sum(sum(product.types) for product in products)}",
        f"{len(long_functions(products))}",
        f"{build.instructions:,}" if build else "", f"{build.bytes - build.metadata:,}" if build else "",
    ]
    return f"| {' | '.join(cells)} |"


def main(arguments):
    directories = [Path(argument).resolve() for argument in arguments if argument != "--build"] or [ROOT]
    found = {directory: [Product(folder) for folder in sorted((directory / "Sources").iterdir())] for directory in directories}
    with tempfile.TemporaryDirectory() as folder:
        builds = {}
        if "--build" in arguments:
            modules = os.environ.get("MODULES") or output(
                "swift", "build", "--configuration", "release", "--package-path", ROOT, "--show-bin-path").strip() + "/Modules"
            builds = {directory: Build(directory, modules, Path(folder) / f"{index}") for index, directory in enumerate(found)}
            for _ in range(int(os.environ.get("ROUNDS", 3))):
                for build in builds.values():
                    build.repeat()
        for directory, products in found.items():
            print(directory)
            print_sources(products)
            if build := builds.get(directory):
                build.measure()
                print_build(build)
            print()
        for directory, products in found.items():
            print(row(directory, products, builds.get(directory)))


if __name__ == "__main__":
    main(sys.argv[1:])
