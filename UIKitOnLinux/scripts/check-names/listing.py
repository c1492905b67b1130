"""The list of Apple's declarations, and the list of exceptions."""

from dataclasses import dataclass, field

HEADER = ["symbol", "kind", "declaration", "iOS", "source"]
EXCEPTIONS_HEADER = ["symbol", "ours", "reason"]


@dataclass(frozen=True)
class Entry:
    path: str
    kind: str
    declaration: str
    version: str
    source: str


@dataclass(frozen=True)
class Exception_:
    path: str
    ours: str     # our declaration; a conformance as `: Name`
    reason: str


@dataclass
class Listing:
    entries: list = field(default_factory=list)
    exceptions: list = field(default_factory=list)
    problems: list = field(default_factory=list)

    @classmethod
    def load(cls, folder):
        listing = cls()
        for path in sorted((folder / "Apple").glob("*.tsv")):
            rows = listing.rows(path, HEADER)
            if rows != sorted(rows):
                listing.problems.append(f"{path.name} isn't sorted (LC_ALL=C sort, header first)")
            listing.entries += [Entry(*row) for row in rows]
        listing.exceptions = [Exception_(*row) for row in listing.rows(folder / "exceptions.tsv", EXCEPTIONS_HEADER)]
        return listing

    def rows(self, path, header):
        lines = [line.split("\t") for line in path.read_text().splitlines()]
        if not lines or lines[0] != header:
            self.problems.append(f"{path.name} doesn't start with the columns {', '.join(header)}")
        for number, line in enumerate(lines[1:], 2):
            if len(line) != len(header) or not all(line):
                self.problems.append(f"{path.name}:{number} doesn't have {len(header)} filled columns")
        return [line for line in lines[1:] if len(line) == len(header)]
