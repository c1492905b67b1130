"""The facts in the lists of Apple's declarations that the interface of our UIKit doesn't have."""

import sys
from collections import defaultdict
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "check-names"))

import listing  # noqa: E402

ENTRIES = listing.entries([])
FILES = sorted(listing.HERE.glob("Apple/*.tsv"))
PLATFORMS = listing.platforms([])
DEPRECATIONS = listing.deprecations([])
# The suffix of a platform's name in `@available` for its app extensions.
EXTENSION = "ApplicationExtension"


def availability(domain):
    """Returns the arguments of `@available` by symbol, on a platform: for symbols that are deprecated, that extensions can't
    use, or whose availability isn't that of iOS."""
    found = defaultdict(list)
    for item in PLATFORMS:
        if item.platform == domain:
            version = item.version if item.version == "unavailable" else f"introduced: {item.version}"
            found[item.symbol].append(f"{domain}, {version}")
        elif item.platform == f"iOS{EXTENSION}":
            # As Clang does, because extensions of the other platforms lack what those of iOS do.
            found[item.symbol].append(f"{domain or 'iOS'}{EXTENSION}, {item.version}")
    for item in DEPRECATIONS:
        if item.platform in ("iOS", domain):
            found[item.symbol].append(f"{item.platform}, deprecated: {item.version}")
    return found


def optional_requirements():
    """Returns the paths of optional requirements, such as `UIScrollViewDelegate.scrollViewDidScroll(_:)`."""
    return {entry.symbol for entry in ENTRIES if entry.declaration.startswith("optional ")}
