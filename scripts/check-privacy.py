"""Checks that the library uses no API for which Apple requires a reason in a privacy manifest.

usage: python3 scripts/check-privacy.py

The README promises this. The list is Apple's, "Describing use of required reason API":
https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
The check first tests itself with a planted use of each API.
"""

import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "Sources"

# The names of each category. A name that ends with a parenthesis is a function of the C library.
APIS = {
    "file timestamps": [
        "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
        "contentModificationDate", "getattrlist(", "getattrlistbulk(", "fgetattrlist(", "getattrlistat(", "stat(",
        "fstat(", "fstatat(", "lstat(",
    ],
    "system boot time": ["systemUptime", "mach_absolute_time"],
    "disk space": [
        "volumeAvailableCapacity", "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsage",
        "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsage",
        "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacity", "volumeTotalCapacityKey",
        "systemFreeSize", "systemSize", "statfs(", "statvfs(", "fstatfs(", "fstatvfs(",
    ],
    "active keyboards": ["activeInputModes"],
    "user defaults": ["UserDefaults", "NSUserDefaults", "AppStorage"],
}

COMMENT = re.compile(r"//.*")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def pattern(name):
    return re.compile(rf"(?<!\w){name[:-1]}\s*\(" if name.endswith("(") else rf"(?<!\w){name}(?!\w)")


PATTERNS = [(category, name.rstrip("("), pattern(name)) for category, names in APIS.items() for name in names]


def uses(text):
    """Returns the category and the name of each API that a source text uses."""
    text = STRING.sub('""', COMMENT.sub("", text))
    return [(category, name) for category, name, regex in PATTERNS if regex.search(text)]


def check_self():
    for category, names in APIS.items():
        for name in names:
            planted = f"let value = {name}0)" if name.endswith("(") else f"let value = object.{name}"
            if uses(planted) != [(category, name.rstrip("("))]:
                sys.exit(f"check-privacy: the check is broken: it doesn't find {name} in “{planted}”.")
    harmless = '// UserDefaults\nlet text = "systemUptime"; restat(0); UserDefaultsView(); let mystat = 1\n'
    if uses(harmless):
        sys.exit(f"check-privacy: the check is broken: it finds {uses(harmless)} in harmless code.")


def main():
    check_self()
    files = sorted(path for path in SOURCES.rglob("*.swift") if ".docc/" not in path.as_posix())
    if not files:
        sys.exit(f"check-privacy: there are no sources in {SOURCES}")
    found = [
        f"{path.relative_to(SOURCES.parent)} uses {name} ({category}), which needs a reason in a privacy manifest"
        for path in files
        for category, name in uses(path.read_text())
    ]
    if found:
        sys.exit("check-privacy: " + "\ncheck-privacy: ".join(found))
    print(f"check-privacy: {len(files)} files, none of {len(PATTERNS)} required-reason APIs")


if __name__ == "__main__":
    main()
