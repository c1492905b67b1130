#!/usr/bin/env python3
"""Compares the public API of our UIKit and SwiftUI with Apple's declarations.

The list (Apple/*.tsv) has one line per symbol: path, kind, Apple's declaration, the iOS version that introduced it, and
the source. The check reports

* a public symbol that isn't in the list, or whose declaration differs from Apple's;
* a conformance or a superclass that Apple's type doesn't have;
* an `@available` that differs from Apple's, or is missing for a symbol newer than the oldest supported iOS;
* an entry or an exception without a public symbol.

Intended differences are listed in exceptions.tsv with their reasons.
"""

import sys
from pathlib import Path

from graph import Graph
from comparison import compare
from listing import Listing

HERE = Path(__file__).resolve().parent


def main(arguments):
    if arguments == ["--self-test"]:
        from self_test import run
        return run()
    if len(arguments) != 1:
        print("usage: check_names.py FOLDER-OF-SYMBOL-GRAPHS | --self-test", file=sys.stderr)
        return 2
    graph = Graph.load(Path(arguments[0]))
    listing = Listing.load(HERE)
    problems = compare(graph, listing)
    for problem in problems:
        print(f"names: {problem}", file=sys.stderr)
    if problems:
        print(f"names: {len(problems)} differences from Apple's", file=sys.stderr)
        return 1
    print(f"names: {len(graph.symbols)} public symbols match Apple's ({len(listing.entries)} entries,"
          f" {len(listing.exceptions)} exceptions)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
