"""Counts the instructions of the library's work, and compares them with instructions.tsv.

usage: python3 UIKitOnLinux/Benchmarks/instructions.py [--all] [--update REASON] [PREFIX]

Fails if a figure differs by more than 3 % from the file, in either direction. With `--update`, it replaces these figures in
the file, with the commit and the reason. Without `--all`, it leaves out the longest scenarios, and with a prefix, those
whose names don't begin with it. Unlike times, instructions depend neither on the machine nor on its load, only on the
code, the compiler and the system's libraries.
"""

import argparse
import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from benchmark import PACKAGE, build, output, print_table

FILE = Path(PACKAGE) / "instructions.tsv"
HEADER = ("Work", "Figure", "To the work by hand", "Commit", "Reason")
# The largest difference from the file that isn't reported.
TOLERANCE = 0.03
# The scenarios that only `--all` measures.
LONG = re.compile(r"^10000 ")
# The scenarios whose parts are figures of their own. The parts of others are added up.
SEPARATE = re.compile(r"^\d+ values ")
BY_HAND = ", by hand"
# The number of measured runs of a scenario whose work is short, and of one whose work is long.
RUNS, LONG_RUNS = 3, 1
# The method of Meter in which instructions are counted.
COUNTED = "*8measured*"
# The same function for another option: callgrind ignores a pattern that another option has.
DUMPED = "*Meter*8measured*"

Figure = namedtuple("Figure", "number commit reason")


def count(program, name):
    """Runs a scenario under callgrind, and returns its figures by their names."""
    runs = LONG_RUNS if SEPARATE.match(name) else RUNS
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        printed = subprocess.run(
            ["valgrind", "--quiet", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--dump-after={DUMPED}",
             "--dump-line=no", f"--callgrind-out-file={out}", program, "scenario", name, str(runs)],
            env={"SWIFT_DETERMINISTIC_HASHING": "1", "PATH": os.environ["PATH"]}, text=True, capture_output=True)
        if printed.returncode:
            sys.exit(f"{printed.stdout}{printed.stderr}\ninstructions: the scenario {name} failed")
        dumps = iter(range(1, 1_000))
        figures = {}
        for line in printed.stdout.splitlines():
            part = json.loads(line)
            if "bytes" in part:
                key, number = f"{name}: bytes each", part["bytes"]
            else:
                key = f"{name}: {part['name']}" if SEPARATE.match(name) else name
                number = int(re.search(r"^totals: (\d+)", Path(f"{out}.{next(dumps)}").read_text(), re.MULTILINE)[1])
            figures[key] = figures.get(key, 0) + number / runs
    return {key: round(number) for key, number in figures.items()}


def tools():
    """Returns the names and versions of the tools on which the figures depend."""
    compiler = re.search(r"Swift version \S+", output("swift", "--version"))[0].replace(" version", "")
    return f"{compiler}, {output('valgrind', '--version').strip().replace('-', ' ')}, glibc {os.confstr('CS_GNU_LIBC_VERSION').split()[-1]}"


def read_file():
    """Returns the tools and the figures of the file."""
    if not FILE.exists():
        return "", {}
    first, *lines = FILE.read_text().splitlines()
    rows = list(csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return first.removeprefix("# "), {work: Figure(int(number), commit, reason) for work, number, _, commit, reason in rows}


def write_file(used, figures):
    numbers = {work: figure.number for work, figure in figures.items()}
    rows = [HEADER, *((work, str(figure.number), ratio(numbers, work), figure.commit, figure.reason)
                      for work, figure in figures.items())]
    FILE.write_text("".join(line + "\n" for line in [f"# {used}", *("\t".join(row) for row in rows)]))


def scenario(work):
    """Returns the name of the scenario in which work is measured."""
    return work.split(":")[0]


def change(old, new):
    return new / old - 1 if old else 0 if new == old else float("inf")


def ratio(numbers, work):
    """Returns the ratio to the same work by hand; an empty text if there is none."""
    return f"{numbers[work] / numbers[work + BY_HAND]:.2f} ×" if work + BY_HAND in numbers else ""


def rows(known, measured):
    """Yields the cells of each figure."""
    for work, number in measured.items():
        old = known.get(work)
        changed = f"{change(old.number, number):+.1%}" if old else "new"
        yield (work, f"{old.number:,}" if old else "", f"{number:,}", changed, ratio(measured, work))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--update", metavar="REASON")
    parser.add_argument("prefix", nargs="?", default="")
    arguments = parser.parse_args()

    program = build("PostBenchmarks")
    scenarios = output(program, "scenarios").splitlines()
    names = [name for name in scenarios
             if name.startswith(arguments.prefix) and (arguments.all or not LONG.match(name))]
    measured = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for figures in pool.map(lambda name: count(program, name), names):
            measured.update(figures)

    used, (before, known) = tools(), read_file()
    changed = [work for work, number in measured.items()
               if work not in known or abs(change(known[work].number, number)) > TOLERANCE]
    print_table(("Work", "In the file", "Measured", "Change", HEADER[2]), rows(known, measured))
    if used != before:
        print(f"\nThe figures of the file are from other tools: {before or 'none'}. These are {used}.")
    if arguments.update:
        commit = output("git", "-C", PACKAGE, "describe", "--always", "--abbrev=8", "--dirty=+", "--exclude=*").strip()
        replaced = {work: Figure(number, commit, arguments.update)
                    for work, number in measured.items() if work in changed or used != before}
        figures = {**known, **replaced}
        order = {name: index for index, name in enumerate(scenarios)}
        write_file(used, {work: figures[work] for work in sorted(
            (work for work in figures if scenario(work) in order), key=lambda work: order[scenario(work)])})
        print(f"\n{len(replaced)} figures in {FILE.name} replaced")
    elif changed:
        sys.exit(f"""
instructions: {len(changed)} of {len(measured)} figures differ from {FILE.name} by more than {TOLERANCE:.0%}:
  {(chr(10) + '  ').join(changed)}
If the change explains them, commit the file with it, after
  make instructions UPDATE="the reason"
README.md beside the file says how to find the functions.""")


if __name__ == "__main__":
    main()
