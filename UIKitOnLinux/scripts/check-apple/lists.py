"""The facts in the lists of Apple's declarations that the interface of our UIKit doesn't have."""

import sys
from pathlib import Path

NAMES = Path(__file__).resolve().parents[1] / "check-names"
sys.path.append(str(NAMES))

from graph import TYPES  # noqa: E402
from listing import Listing  # noqa: E402


def optional_requirements():
    """Returns the paths of optional requirements, such as `UIScrollViewDelegate.scrollViewDidScroll(_:)`."""
    return {entry.path for entry in Listing.load(NAMES).entries if entry.declaration.startswith("optional ")}


def types_since(version):
    """Returns the names of the types that a version of iOS introduced, or a later one."""
    entries = Listing.load(NAMES).entries
    return {entry.path for entry in entries
            if entry.kind in TYPES and "." not in entry.path and float(entry.version) >= version}


def files():
    return sorted((NAMES / "Apple").glob("*.tsv"))
