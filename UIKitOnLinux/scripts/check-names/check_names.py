#!/usr/bin/env python3
"""Compares what our UIKit makes public with Apple's declarations.

The list (Apple/*.tsv) has one line per symbol: its path, its kind, Apple's declaration, the iOS version that it came
with, and where it was looked up. It fails on

* a public symbol that the list doesn't have, or whose declaration is another one than Apple's;
* a conformance or a superclass that Apple's type doesn't have;
* an `@available` that is missing (Apple's is newer than the oldest iOS that the package supports) or another one;
* an entry, or an exception, for which we no longer have a symbol.

Differences that are meant stand in exceptions.tsv, each with its reason.
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
    print(f"names: {len(graph.symbols)} public symbols are Apple's ({len(listing.entries)} entries,"
          f" {len(listing.exceptions)} exceptions)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
