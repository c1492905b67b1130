"""The interfaces of our UIKit and SwiftUI as the compiler emits them on Linux."""

import hashlib
import shutil
from pathlib import Path

from toolchain import fail, run

# The folder of our UIKit and SwiftUI, and of the C library that UIKit uses for drawing.
SOURCES = Path(__file__).resolve().parents[2] / "Sources"
# SwiftUI imports UIKit.
MODULES = ("UIKit", "SwiftUI")


def interfaces(folder, toolchain):
    """Returns the interfaces by module. They are emitted only if a source file has changed."""
    sources = {name: sorted((SOURCES / name).rglob("*.swift")) for name in MODULES}
    digest = hashlib.sha256(toolchain.version.encode())
    for source in [*sum(sources.values(), []), Path(__file__)]:
        digest.update(source.read_bytes())
    emitted = folder / "host" / digest.hexdigest()[:16]
    if not emitted.exists():
        shutil.rmtree(emitted.parent, ignore_errors=True)
        unfinished = emitted.with_suffix(".unfinished")
        unfinished.mkdir(parents=True)
        for name in MODULES:
            emit(name, sources[name], unfinished, toolchain)
        unfinished.rename(emitted)
    return {name: (emitted / f"{name}.swiftinterface").read_text() for name in MODULES}


def emit(name, sources, folder, toolchain):
    result = run(
        ["swiftc", "-emit-module", *map(str, sources), "-module-name", name, "-package-name", "package"]
        + ["-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-suppress-warnings"]
        + ["-no-verify-emitted-module-interface", "-Xfrontend", "-experimental-skip-all-function-bodies"]
        + ["-emit-module-path", f"{folder}/{name}.swiftmodule", "-I", str(folder)]
        + ["-emit-module-interface-path", f"{folder}/{name}.swiftinterface"]
        + ["-Xcc", f"-fmodule-map-file={SOURCES}/CPangoCairo/module.modulemap"]
        + toolchain.c_flags("pangocairo")
    )
    if result.returncode != 0:
        fail(f"the interface of {SOURCES}/{name} could not be emitted:\n{result.stderr}")


def empty(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
