"""The interface of our UIKit as the compiler emits it on Linux."""

import hashlib
import tempfile
from pathlib import Path

from toolchain import fail, run

# The folder of our UIKit and of the C library that it uses for drawing.
SOURCES = Path(__file__).resolve().parents[2] / "UIKitOnLinux/Sources"


def interface_of_uikit(folder, toolchain):
    """Returns the interface. It is emitted only if a source file of UIKit has changed."""
    sources = sorted((SOURCES / "UIKit").rglob("*.swift"))
    digest = hashlib.sha256(toolchain.version.encode())
    for source in [*sources, Path(__file__)]:
        digest.update(source.read_bytes())
    interface = folder / "host" / f"UIKit-{digest.hexdigest()[:16]}.swiftinterface"
    if not interface.exists():
        empty(interface.parent)
        emit(sources, interface, toolchain)
    return interface.read_text()


def emit(sources, interface, toolchain):
    with tempfile.TemporaryDirectory(dir=interface.parent) as scratch:
        emitted = Path(scratch, interface.name)
        result = run(
            ["swiftc", "-emit-module", *map(str, sources), "-module-name", "UIKit", "-package-name", "package"]
            + ["-swift-version", "6", "-parse-as-library", "-enable-library-evolution", "-suppress-warnings"]
            + ["-no-verify-emitted-module-interface", "-Xfrontend", "-experimental-skip-all-function-bodies"]
            + ["-emit-module-path", f"{scratch}/UIKit.swiftmodule", "-emit-module-interface-path", str(emitted)]
            + ["-Xcc", f"-fmodule-map-file={SOURCES}/CPangoCairo/module.modulemap"]
            + toolchain.c_flags("pangocairo")
        )
        if result.returncode != 0:
            fail(f"the interface of {SOURCES}/UIKit could not be emitted:\n{result.stderr}")
        emitted.rename(interface)


def empty(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
