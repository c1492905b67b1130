"""Textual module interfaces, rewritten so that the compiler takes them for those of an iOS SDK.

The toolchain's own interfaces of the standard library carry its availability on iOS, and our UIKit's declares what
Apple's does. Retargeted, they let the compiler see the library as Xcode would.
"""

import hashlib
import re
import tempfile
from pathlib import Path

from toolchain import fail, run

STANDARD_MODULES = ("Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport")

FLAGS = "// swift-module-flags: "
HERE = Path(__file__).parent
OWN_MODULES = HERE / "Modules"


def write(path, text):
    """Leaves a file alone that is as it should be: the compiler's module cache goes by dates."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def link(path, target):
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink():
        path.unlink()
    path.symlink_to(target)


class Build:
    """The folder that everything generated goes to."""

    def __init__(self, root, toolchain):
        self.root = root
        self.toolchain = toolchain
        self.folder = root / ".build-check-apple"
        self.resources = self.folder / "resources"
        self.modules = self.folder / "modules"
        self.cache = self.folder / "cache"

    def prepare(self):
        for name in STANDARD_MODULES:
            self.add_standard_module(name)
        for folder in ("shims", "clang"):
            link(self.resources / folder, f"{self.toolchain.resources}/{folder}")
        for name in ("ObjectiveC", "Foundation", "Dispatch", "Network"):
            text = (OWN_MODULES / f"{name}.swiftinterface").read_text()
            write(self.modules / f"{name}.swiftinterface", self.retarget(text))
        write(self.modules / "UIKit.swiftinterface", self.uikit_for_ios(self.uikit_for_host()))

    def retarget(self, text):
        # Interfaces are trusted to be right about availability; what is checked is who uses them.
        target = f"-disable-availability-checking -target {self.toolchain.ios_triple} "
        text = re.sub(rf"^({FLAGS}.*?)-target \S+ ", r"\1", text, count=1, flags=re.MULTILINE)
        return text.replace(FLAGS, FLAGS + target, 1)

    # MARK: The standard library

    def add_standard_module(self, name):
        module = f"{name}.swiftmodule"
        source = Path(self.toolchain.resources, "linux", module, f"{self.toolchain.host_triple}.swiftinterface")
        if not source.exists():
            fail(f"the toolchain has no textual interface of {name} ({source}).")
        text = without_bodiless_back_deployment(source.read_text())
        target = self.resources / "iphonesimulator" / module / f"{self.toolchain.ios_module_triple}.swiftinterface"
        write(target, self.retarget(text))

    # MARK: UIKit

    def uikit_for_host(self):
        """The interface of our UIKit, generated anew only if a source of it has changed."""
        sources = sorted((self.root / "Sources/UIKit").rglob("*.swift"))
        digest = hashlib.sha256(self.toolchain.version.encode())
        for source in [*sources, Path(__file__)]:
            digest.update(source.read_bytes())
        interface = self.folder / "host" / f"UIKit-{digest.hexdigest()[:16]}.swiftinterface"
        if not interface.exists():
            interface.parent.mkdir(parents=True, exist_ok=True)
            for old in interface.parent.iterdir():
                old.unlink()
            self.emit_uikit(sources, interface)
        return interface.read_text()

    def emit_uikit(self, sources, interface):
        with tempfile.TemporaryDirectory(dir=self.folder) as scratch:
            emitted = Path(scratch, interface.name)
            result = run(
                ["swiftc", "-emit-module", *map(str, sources), "-module-name", "UIKit", "-package-name", "package"]
                + ["-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-suppress-warnings"]
                + ["-no-verify-emitted-module-interface", "-Xfrontend", "-experimental-skip-all-function-bodies"]
                + ["-emit-module-path", f"{scratch}/UIKit.swiftmodule", "-emit-module-interface-path", str(emitted)]
                + ["-Xcc", f"-fmodule-map-file={self.root}/Sources/CPangoCairo/module.modulemap"]
                + self.toolchain.c_flags("pangocairo")
            )
            if result.returncode != 0:
                fail(f"the interface of Sources/UIKit could not be made:\n{result.stderr}")
            emitted.rename(interface)

    def uikit_for_ios(self, text):
        # Implementation-only modules, which iOS has not.
        text = re.sub(r"^import (?:C[A-Z]\w*|Synchronization)\n", "", text, flags=re.MULTILINE)
        # On Linux parts of Foundation live in a module of another name.
        text = text.replace("FoundationEssentials.", "Foundation.")
        exported = "@_exported import Foundation\n"
        text = text.replace(exported, exported + "@_exported import ObjectiveC\n")
        text = without_newer_conformances(text)
        return self.retarget(text) + (OWN_MODULES / "UIKit+Apple.swiftinterface").read_text()


def without_bodiless_back_deployment(text):
    """Drops `@backDeployed` where the declaration has no body.

    The attribute asks for a body when its platform is the target; interfaces for Linux leave some out.
    """
    lines = text.split("\n")
    attribute = re.compile(r"@backDeployed\([^)]*\) ?")
    declaration = re.compile(r"\b(func|var|init|subscript|get|set)\b")
    for index, line in enumerate(lines):
        if not line.lstrip().startswith("@backDeployed"):
            continue
        first = next(i for i in range(index, len(lines)) if declaration.search(attribute.sub("", lines[i])))
        if not lines[first].rstrip().endswith("{"):
            lines[index] = attribute.sub("", line)
    return "\n".join(lines)


def without_newer_conformances(text):
    """Drops conformances to `Equatable`, `Hashable` and `Codable` that iOS 15 doesn't have.

    The compiler refuses their explicit use, but synthesizes a conformance from members whose own is newer than the
    deployment target; on an older iOS its witness is a null pointer.
    """
    conformance = r"extension \S+ : Swift\.(?:Equatable|Hashable|Codable|Encodable|Decodable) \{(?:\}|.*?^\})\n"
    newer = r"@available\(iOS(?: (?:1[6-9]|[2-9]\d)[.\d]*, \*|, unavailable)\)\n"
    return re.sub(rf"^{newer}{conformance}", "", text, flags=re.MULTILINE | re.DOTALL)
