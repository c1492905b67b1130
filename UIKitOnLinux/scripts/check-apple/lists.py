"""The facts in the lists of Apple's declarations that the interface of our UIKit doesn't have."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "check-names"))

import listing  # noqa: E402

ENTRIES = listing.entries([])
FILES = sorted(listing.HERE.glob("Apple/*.tsv"))
PLATFORMS = listing.platforms([])


def versions(domain):
    """Returns the availability on a platform by symbol, for symbols whose availability isn't that of iOS."""
    return {item.symbol: item.version for item in PLATFORMS if item.platform == domain}


def optional_requirements():
    """Returns the paths of optional requirements, such as `UIScrollViewDelegate.scrollViewDidScroll(_:)`."""
    return {entry.symbol for entry in ENTRIES if entry.declaration.startswith("optional ")}


def types_since(version):
    """Returns the names of the types that a version of iOS introduced, or a later one."""
    return {entry.symbol for entry in ENTRIES
            if entry.kind in listing.TYPES and "." not in entry.symbol and float(entry.iOS) >= version}
