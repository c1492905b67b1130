"""Rewrites textual module interfaces so that the compiler accepts them as those of an Apple SDK.

The toolchain's interfaces of the standard library and of Swift Testing include the availability on iOS, and our UIKit
has Apple's declarations. With these interfaces retargeted to a platform, and UIKit rewritten as an Objective-C
framework, the compiler checks the library as Xcode would.
"""

import hashlib
import itertools
import json
import re
import shutil
from pathlib import Path

import lists
from objective_c import ObjectiveCInterface, represented, with_availability
from toolchain import VISION_VERSIONS, fail, run

STANDARD_MODULES = ("Swift", "_Concurrency", "_StringProcessing", "Observation", "SwiftOnoneSupport", "Testing")

# A function that the compiler calls to bridge objects. It is missing from the interface for Linux.
FOR_OBJECTIVE_C = "public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any\n"

FLAGS = "// swift-module-flags: "
HERE = Path(__file__).resolve().parent
OWN_MODULES = HERE / "Modules"
# The folder of our Combine, UIKit and SwiftUI, and of the C library that UIKit uses for drawing.
SOURCES = HERE.parents[1] / "Sources"


def write(path, text):
    """Writes a file if its text has changed, because the compiler's module cache compares dates."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def link(path, target):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def cached(folder, inputs, make):
    """Returns a folder with the files that `make` writes. They are made only if one of the inputs has changed."""
    digest = hashlib.sha256()
    for item in inputs:
        digest.update(item.read_bytes() if isinstance(item, Path) else item.encode())
    made = folder / digest.hexdigest()[:16]
    if not made.exists():
        shutil.rmtree(folder, ignore_errors=True)
        unfinished = made.with_suffix(".unfinished")
        unfinished.mkdir(parents=True)
        make(unfinished)
        unfinished.rename(made)
    return made


class Build:
    """The folder of the generated files for a platform."""

    def __init__(self, root, toolchain, platform):
        self.toolchain = toolchain
        self.platform = platform
        self.all_platforms = root / ".build-check-apple"
        self.folder = self.all_platforms / platform.folder
        self.availability = lists.availability(platform.domain)
        self.declared = set()  # the symbols of `availability` that an interface declares
        self.own_scripts = sorted(HERE.glob("*.py"))
        self.sdk = self.folder / "sdk"
        self.resources = self.folder / "resources"
        self.modules = self.folder / "modules"
        self.interface_of_uikit = self.modules / "UIKit.swiftinterface"

    def prepare(self):
        settings = {"Version": "26.0", "MaximumDeploymentTarget": "26.99", "VersionMap": {"iOS_visionOS": VISION_VERSIONS}}
        write(self.sdk / "SDKSettings.json", json.dumps(settings))
        texts = [self.add_standard_module(name) for name in STANDARD_MODULES]
        # The compiler doesn't detect changes of the standard library's modules.
        digest = hashlib.sha256("".join(texts).encode()).hexdigest()[:16]
        self.cache = self.folder / f"cache-{digest}"
        for old in set(self.folder.glob("cache*")) - {self.cache}:
            shutil.rmtree(old)
        for folder in ("shims", "clang"):
            link(self.resources / folder, f"{self.toolchain.resources}/{folder}")
        link(self.modules / "ObjectiveC", OWN_MODULES / "ObjectiveC")
        for name in ("ObjectiveC", "Foundation", "Dispatch", "Network", "Simulator"):
            text = (OWN_MODULES / f"{name}.swiftinterface").read_text()
            if name == "Foundation":
                text += represented(text.split("\n"), name)
            self.add_module(name, text)
        # Each imports the ones before it.
        sources = {name: sorted((SOURCES / name).rglob("*.swift")) for name in ("Combine", "Readings", "UIKit", "SwiftUI")}
        inputs = [self.toolchain.version, *itertools.chain(*sources.values()), *self.own_scripts]
        emitted = cached(self.all_platforms / "host", inputs, lambda folder: self.emit(sources, folder))
        self.add_module("Combine", for_apple((emitted / "Combine.swiftinterface").read_text()))
        self.add_uikit((emitted / "UIKit.swiftinterface").read_text())
        self.add_module("SwiftUI", for_apple((emitted / "SwiftUI.swiftinterface").read_text()))
        if missing := sorted(self.availability.keys() - self.declared):
            fail(f"no interface declares {', '.join(missing)}, whose availability is in a list of check-names.")

    def add_module(self, name, text):
        """Adds an interface, with the availability of its declarations on the platform."""
        text, declared = with_availability(text, name, self.availability)
        self.declared |= declared
        write(self.modules / f"{name}.swiftinterface", self.retarget(text))

    def emit(self, modules, folder):
        """Emits the interfaces of our modules for Linux."""
        for name, sources in modules.items():
            result = run(
                ["swiftc", "-emit-module", *map(str, sources), "-module-name", name, "-package-name", "package"]
                + ["-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-suppress-warnings"]
                + ["-no-verify-emitted-module-interface", "-Xfrontend", "-experimental-skip-all-function-bodies"]
                + ["-emit-module-path", f"{folder}/{name}.swiftmodule", "-I", str(folder)]
                + ["-emit-module-interface-path", f"{folder}/{name}.swiftinterface"]
                + ["-Xcc", f"-fmodule-map-file={SOURCES}/CPangoCairo/module.modulemap"]
                + self.toolchain.c_flags("pangocairo")
            )
            if result.returncode != 0:
                fail(f"the interface of {name} could not be emitted:\n{result.stderr}")

    def retarget(self, text):
        # Availability is checked only in the code that uses an interface.
        target = f"-disable-availability-checking -target {self.toolchain.triple(self.platform.system)} "
        text = re.sub(rf"^({FLAGS}.*?)-target \S+ ", r"\1", text, count=1, flags=re.MULTILINE)
        return text.replace(FLAGS, FLAGS + target, 1)

    # MARK: The standard library

    def add_standard_module(self, name):
        module = f"{name}.swiftmodule"
        source = Path(self.toolchain.resources, "linux", module, f"{self.toolchain.host_triple}.swiftinterface")
        if not source.exists():
            fail(f"the toolchain has no textual interface of {name} ({source}).")
        text = without_bodiless_back_deployment(source.read_text())
        # A module of Linux, whose declarations no interface mentions.
        text = text.replace("\nimport Glibc\n", "\n")
        if name == "Swift":
            text += FOR_OBJECTIVE_C
        text = self.retarget(text)
        triple = self.toolchain.triple(self.platform.module_system)
        write(self.resources / self.platform.folder / module / f"{triple}.swiftinterface", text)
        return text

    # MARK: UIKit

    def add_uikit(self, swift):
        """Adds UIKit as an Objective-C framework."""
        inputs = [swift, *self.own_scripts, *sorted(OWN_MODULES.rglob("*.*")), *lists.FILES]
        made = cached(self.all_platforms / "objective-c", inputs, lambda folder: write(
            folder / "UIKit.swiftinterface",
            self.as_objective_c(for_apple(swift) + (OWN_MODULES / "UIKit+Apple.swiftinterface").read_text())))
        self.add_module("UIKit", (made / "UIKit.swiftinterface").read_text())

    def as_objective_c(self, text):
        """Returns the interface with `@objc` on all declarations for which the compiler accepts it."""
        interface = ObjectiveCInterface(text, lists.optional_requirements())
        while True:
            write(self.interface_of_uikit, self.retarget(interface.text()))
            diagnostics = self.toolchain.compile_interface("UIKit", self.interface_of_uikit, build=self)
            if not diagnostics:
                return interface.text()
            lines = re.findall(rf"{self.interface_of_uikit.name}:(\d+):\d+: error: ", diagnostics)
            if not interface.refuse({int(line) - 1 for line in lines}):
                fail(f"UIKit can't be converted to an Objective-C framework:\n{diagnostics}")


def for_apple(text):
    """Returns the interface of one of our modules without its differences from Apple's that only Linux needs."""
    # Implementation-only modules, which Apple's platforms don't have.
    text = re.sub(r"^import (?:C[A-Z]\w*|Synchronization)\n", "", text, flags=re.MULTILINE)
    # On Linux, parts of Foundation are in another module.
    text = text.replace("FoundationEssentials.", "Foundation.")
    # The extensions of `represented` replace these conformances.
    bridged = r"^extension Foundation\.\w+ : @retroactive Swift\._ObjectiveCBridgeable \{.*?^\}\n"
    text = re.sub(bridged, "", text, flags=re.MULTILINE | re.DOTALL)
    # These extensions replace members of Linux's Foundation, which Apple's has.
    text = re.sub(r"^extension Foundation\.(?:Bundle|Locale) \{.*?^\}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"\bFoundation\.(NSObject(?:Protocol)?)\b", r"ObjectiveC.\1", text)
    text = text.replace("-disable-objc-interop", "-enable-objc-interop")
    return without_newer_conformances(text)


def without_bodiless_back_deployment(text):
    """Removes `@backDeployed` where the declaration has no body.

    The attribute requires a body if its platform is the target, and interfaces for Linux omit some bodies.
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
    """Removes conformances to `Equatable`, `Hashable` and `Codable` that iOS 15 doesn't have.

    The compiler rejects explicit uses of them, but synthesizes conformances from members whose own conformance is newer
    than the deployment target. The witness is a null pointer on an older iOS.
    """
    conformance = r"extension \S+ : Swift\.(?:Equatable|Hashable|Codable|Encodable|Decodable) \{(?:\}|.*?^\})\n"
    newer = r"@available\(iOS(?: (?:1[6-9]|[2-9]\d)[.\d]*, \*|, unavailable)\)\n"
    return re.sub(rf"^{newer}{conformance}", "", text, flags=re.MULTILINE | re.DOTALL)
