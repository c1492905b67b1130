"""Runs the Swift toolchain in PATH as a compiler for Apple's platforms with UIKit."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Platform:
    """A platform, with its oldest version that the library supports."""

    name: str
    system: str  # the part of the target triple after the vendor
    module_system: str  # the same part in the names of modules
    folder: str  # the folder of the standard library's modules
    domain: str | None = None  # the platform's name in `@available` if it differs from iOS


IOS = Platform("iOS 15", "ios15.0-simulator", "ios-simulator", "iphonesimulator")
CATALYST = Platform("Mac Catalyst 15", "ios15.0-macabi", "ios-macabi", "maccatalyst", "macCatalyst")
VISION = Platform("visionOS 1", "xros1.0-simulator", "xros-simulator", "xrsimulator", "visionOS")
# Later deployment targets of apps, with which more APIs are deprecated.
IOS_17, IOS_26 = (
    replace(IOS, name=f"iOS {version}", system=f"ios{version}.0-simulator") for version in (17, 26))

# The versions of visionOS that have the API of a version of iOS, as in the version map of the settings of Apple's SDK,
# from which the compiler reads them. It needs an entry for each version that a declaration names.
VISION_VERSIONS = {
    **{str(version): "1.0" for version in range(2, 18)},
    "17.4": "1.1", "17.5": "1.2",
    **{f"18.{minor}": f"2.{minor}" for minor in range(7)},
    "18": "2.0",
    "26": "26.0",
    "27.1": "27.1",
}

# The compiler finds data races in SIL.
EMIT_SIL = ["-emit-sil", "-o", "/dev/null"]
TYPE_CHECK = ["-typecheck"]


def fail(message):
    sys.exit(f"check-apple: {message}")


def run(arguments, **options):
    return subprocess.run(arguments, capture_output=True, text=True, **options)


class Toolchain:
    def __init__(self):
        for tool in ("swiftc", "swift-frontend", "clang", "pkg-config"):
            if not shutil.which(tool):
                fail(f"'{tool}' is not in PATH.")
        info = json.loads(run(["swiftc", "-print-target-info"]).stdout)
        if info["target"]["platform"] != "linux":
            fail("this check runs on Linux only. On a Mac, build the package with Xcode.")
        self.version = info["compilerVersion"]
        self.number = tuple(map(int, re.search(r"(\d+)\.(\d+)", self.version).groups()))
        self.resources = info["paths"]["runtimeResourcePath"]
        self.host_triple = info["target"]["moduleTriple"]
        self.architecture = info["target"]["arch"].replace("aarch64", "arm64")

    def triple(self, system):
        return f"{self.architecture}-apple-{system}"

    def c_flags(self, package):
        flags = run(["pkg-config", "--cflags-only-I", package])
        if flags.returncode != 0:
            fail(f"pkg-config can't find '{package}'. 'make bootstrap' installs it.")
        return [argument for flag in flags.stdout.split() for argument in ("-Xcc", flag)]

    def stricter_settings(self):
        """Returns the options of strict memory safety, and of each upcoming feature that isn't part of Swift 6."""
        features = json.loads(run(["swiftc", "-print-supported-features"]).stdout)["features"]["upcoming"]
        later = [feature["name"] for feature in features if int(feature["enabled_in"]) > 6]
        return [["-strict-memory-safety"], *(["-enable-upcoming-feature", name] for name in later)]

    def compile(self, sources, *, module, build, options=(), action=EMIT_SIL):
        """Compiles the sources for the target of the build, and returns the completed process. Without a package name in
        `options`, as in an app, `package` declarations are inaccessible."""
        return run(
            ["swift-frontend", *action, *map(str, sources), "-module-name", module]
            + ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", *options]
            + self.options(build)
        )

    def compile_objective_c(self, source, *, build, folders):
        """Checks a source in Objective-C for the target of the build, with the headers in folders."""
        return run(
            ["clang", "-fsyntax-only", "-x", "objective-c", "-fobjc-arc", "-fmodules", "-fimplicit-module-maps", str(source)]
            + ["-Wall", "-Wextra", "-Werror", "-nostdlibinc", "-target", self.triple(build.platform.system)]
            + [f"-fmodules-cache-path={build.cache}", *(argument for folder in folders for argument in ("-I", str(folder)))]
        )

    def compile_interface(self, name, interface, *, build, options=()):
        """Compiles only an interface, and returns the compiler's diagnostics."""
        return run(
            ["swift-frontend", "-compile-module-from-interface", str(interface), "-o", str(build.folder / "discarded")]
            + ["-module-name", name, *options, *self.options(build)]
        ).stderr

    def options(self, build):
        return (
            ["-target", self.triple(build.platform.system), "-sdk", str(build.sdk)]
            + ["-enable-objc-interop", "-diagnostic-style", "llvm"]
            + ["-resource-dir", str(build.resources), "-module-cache-path", str(build.cache)]
            + ["-I", str(build.modules), "-I", str(build.modules / "ObjectiveC"), "-I", str(build.resources / "shims")]
            + ["-plugin-path", f"{self.resources}/host/plugins"]
        )
