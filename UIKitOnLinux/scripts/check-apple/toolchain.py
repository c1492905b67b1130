"""Runs the Swift toolchain in PATH as a compiler for the iOS simulator."""

import json
import shutil
import subprocess
import sys

IOS_VERSION = "15.0"

# The compiler finds data races in SIL.
EMIT_SIL = ["-emit-sil", "-o", "/dev/null"]
TYPE_CHECK = ["-typecheck"]


def fail(message):
    sys.exit(f"check-apple: {message}")


def run(arguments, **options):
    return subprocess.run(arguments, capture_output=True, text=True, **options)


class Toolchain:
    def __init__(self):
        for tool in ("swiftc", "swift-frontend", "pkg-config"):
            if not shutil.which(tool):
                fail(f"'{tool}' is not in PATH.")
        info = json.loads(run(["swiftc", "-print-target-info"]).stdout)
        if info["target"]["platform"] != "linux":
            fail("this check runs on Linux only. On a Mac, build the package with Xcode.")
        self.version = info["compilerVersion"]
        self.resources = info["paths"]["runtimeResourcePath"]
        self.host_triple = info["target"]["moduleTriple"]
        architecture = info["target"]["arch"].replace("aarch64", "arm64")
        self.ios_triple = f"{architecture}-apple-ios{IOS_VERSION}-simulator"
        self.ios_module_triple = f"{architecture}-apple-ios-simulator"

    def c_flags(self, package):
        flags = run(["pkg-config", "--cflags-only-I", package])
        if flags.returncode != 0:
            fail(f"pkg-config can't find '{package}'. 'make bootstrap' installs it.")
        return [argument for flag in flags.stdout.split() for argument in ("-Xcc", flag)]

    def compile_for_ios(self, sources, *, module, build, options=(), action=EMIT_SIL):
        """Compiles the sources and returns the completed process. Without a package name in `options`, as in an app,
        `package` declarations are inaccessible."""
        return run(
            ["swift-frontend", *action, *map(str, sources), "-module-name", module]
            + ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", *options]
            + self.options_for_ios(build)
        )

    def compile_interface(self, name, interface, *, build):
        """Compiles only an interface, and returns the compiler's diagnostics."""
        return run(
            ["swift-frontend", "-compile-module-from-interface", str(interface), "-o", str(build.folder / "discarded")]
            + ["-module-name", name, *self.options_for_ios(build)]
        ).stderr

    def options_for_ios(self, build):
        return (
            ["-target", self.ios_triple, "-enable-objc-interop", "-diagnostic-style", "llvm"]
            + ["-resource-dir", str(build.resources), "-module-cache-path", str(build.cache)]
            + ["-I", str(build.modules), "-I", str(build.modules / "ObjectiveC")]
            + ["-plugin-path", f"{self.resources}/host/plugins"]
        )
