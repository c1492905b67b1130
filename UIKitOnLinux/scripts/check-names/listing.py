"""The lists of Apple's declarations, of their availability on other platforms than iOS, of deprecations and of exceptions."""

from collections import namedtuple
from pathlib import Path

HERE = Path(__file__).resolve().parent
TYPES = {"class", "struct", "enum", "protocol"}

Entry = namedtuple("Entry", "symbol kind declaration iOS source")
# The availability of a symbol on a platform where it isn't that of iOS, or in app extensions: a version or "unavailable". In
# the list of deprecations, the version that deprecated the symbol: a version of visionOS only if it isn't that of iOS.
Availability = namedtuple("Availability", "symbol platform version source")
# `ours` is our declaration, a conformance as `: Name`, or an aspect such as `@MainActor`.
Difference = namedtuple("Difference", "symbol ours reason")


def rows(path, row, problems):
    """Returns the rows of a table, and appends what is wrong with it to `problems`."""
    header, *lines = [line.split("\t") for line in path.read_text().splitlines()]
    valid = [row(*line) for line in lines if len(line) == len(row._fields) and all(line)]
    if tuple(header) != row._fields or len(valid) != len(lines):
        problems.append(f"{path.name} has other columns than {', '.join(row._fields)}, or empty ones")
    if row is not Difference and valid != sorted(valid):
        problems.append(f"{path.name} isn't sorted (LC_ALL=C sort, header first)")
    return valid


def entries(problems):
    return [entry for path in sorted(HERE.glob("Apple/*.tsv")) for entry in rows(path, Entry, problems)]


def platforms(problems):
    return rows(HERE / "platforms.tsv", Availability, problems)


def deprecations(problems):
    return rows(HERE / "deprecations.tsv", Availability, problems)


def exceptions(problems):
    return rows(HERE / "exceptions.tsv", Difference, problems)
