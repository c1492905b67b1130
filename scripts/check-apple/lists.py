"""The facts in the lists of Apple's declarations that the interface of our UIKit doesn't have."""

import sys
from pathlib import Path

NAMES = Path(__file__).resolve().parents[2] / "UIKitOnLinux/scripts/check-names"
sys.path.append(str(NAMES))

from listing import Listing  # noqa: E402


def optional_requirements():
    """Returns the paths of optional requirements, such as `UIScrollViewDelegate.scrollViewDidScroll(_:)`."""
    return {entry.path for entry in Listing.load(NAMES).entries if entry.declaration.startswith("optional ")}


def files():
    return sorted((NAMES / "Apple").glob("*.tsv"))
