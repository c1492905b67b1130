"""Runs the benchmarks and prints ratios of the library to the same work without it.

usage: python3 UIKitOnLinux/Benchmarks/benchmark.py [ROUNDS | PREFIX]

Each round measures everything once, and the comparisons several times, each time in a separate process. The default is
three rounds. With a prefix, it measures only the scenarios whose names begin with it, such as “Plain post” or “1000 values”.

A reported time is the minimum, because other work on the machine only slows measurements down. A ratio is the median over
all processes, because the memory layout of a process favors one side or the other. Times of different machines aren't
comparable; ratios nearly are. `instructions.py` counts instructions in the same scenarios.
"""

import json
import os
import statistics
import subprocess
import sys

PACKAGE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(PACKAGE))
BY_HAND = ", by hand"
# Part of the names of the scenarios in which values wait.
VALUES = " values "
# The number of processes per round that post a first message. As many show one by hand.
LAUNCHES = 10
# The number of processes per round that measure the frames of a movement, and how often each runs it.
FLIGHTS, REPETITIONS = 4, 5
# The number of processes per round that measure a scenario, and the number of its runs. Scenarios with many values have one
# of each.
PROCESSES, RUNS = 5, 100


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def build(product):
    """Builds a program in the folder that all packages share, and returns its path."""
    command = (
        "swift", "build", "--scratch-path", os.path.join(REPOSITORY, ".build"), "--disable-build-manifest-caching",
        "--package-path", PACKAGE, "--configuration", "release")
    subprocess.run((*command, "--product", product), stdout=sys.stderr, check=True)
    return os.path.join(output(*command, "--show-bin-path").strip(), product)


def ratio(ours, others):
    """Returns the median ratio of pairs of measurements."""
    return statistics.median(mine / theirs for mine, theirs in zip(ours, others))


def measure(program, *arguments, into):
    """Runs the program and appends its figures to `into`."""
    for line in output(program, *arguments).splitlines():
        figures = json.loads(line)
        kept = into.setdefault(figures.pop("name"), {})
        for name, figure in figures.items():
            kept.setdefault(name, []).append(figure)


def measure_scenario(program, name, runs, into):
    """Runs a scenario in a process of its own, and appends the median of each part to `into`, by the scenario's name."""
    parts = {}
    measure(program, "scenario", name, str(runs), into=parts)
    for part, figures in parts.items():
        for unit, numbers in figures.items():
            into.setdefault(name, {}).setdefault((part, unit), []).append(statistics.median(numbers))


def compared(by_hand, ours):
    return f"{min(by_hand):,.1f} µs", f"{min(ours):,.1f} µs", f"{ratio(ours, by_hand):.2f} ×"


def frame_rows(movements):
    for name, figures in movements.items():
        drawn = ratio(figures["drawnPost"], figures["drawnOverlay"])
        aim = "" if name == "Nothing moves" else "1.10 or less" if name.startswith("Drag") else "1.20 or less"
        yield name, *compared(figures["overlay"], figures["post"]), aim, f"{drawn:.2f} ×"


def launch_rows(by_hand, ours):
    for name, call, frame in (("First", "call", "frame"), ("Second", "nextCall", "nextFrame")):
        yield f"{name} message of a process: creating and posting", *compared(by_hand[call], ours[call])
        yield f"{name} message of a process: next frame", *compared(by_hand[frame], ours[frame])


def print_scenarios(scenarios):
    """Prints a table of each scenario with the work by hand, and one of all queues."""
    for name, parts in scenarios.items():
        if not (by_hand := scenarios.get(name + BY_HAND)):
            continue
        titles = [part.capitalize() for part, _ in parts]
        rows = []
        for title, side in zip(("By hand", "Library"), (by_hand, parts)):
            times = [min(times) for times in side.values()]
            rows.append((title, *(f"{time:,.1f} µs" for time in (*times, sum(times)))))
        totals = [[sum(run) for run in zip(*side.values())] for side in (parts, by_hand)]
        ratios = [ratio(parts[key], by_hand[key]) for key in parts] + [ratio(*totals)]
        rows.append(("Ratio", *(f"{number:.2f} ×" for number in ratios)))
        print_table((name, *titles, "In all"), rows)
    queues = {name: parts for name, parts in scenarios.items() if VALUES in name}
    if queues:
        def milliseconds(parts, part):
            times = parts.get((part, "microseconds"))
            return f"{min(times) / 1_000:,.1f} ms" if times else ""

        print_table(("Waiting", "Enqueue", "Next post", "`removeAll`", "Bytes each"), (
            (name, *(milliseconds(parts, part) for part in ("enqueue", "next post", "removeAll")),
             f"{min(parts['waiting value', 'bytes']):,.0f}") for name, parts in queues.items()))


def print_table(header, table):
    print("\n| " + " | ".join(header) + " |")
    print("| --- |" + " ---: |" * (len(header) - 1))
    for row in table:
        print("| " + " | ".join(row) + " |")


def main():
    argument = sys.argv[1] if len(sys.argv) > 1 else "3"
    rounds = max(1, int(argument)) if argument.isdigit() else 1
    program = build("PostBenchmarks")
    names = [name for name in output(program, "scenarios").splitlines() if argument.isdigit() or name.startswith(argument)]
    scenarios, movements, posts, overlays = {}, {}, {}, {}
    for _ in range(rounds):
        for _ in range(PROCESSES):
            for name in names:
                if VALUES not in name:
                    measure_scenario(program, name, RUNS, into=scenarios)
        for name in names:
            if VALUES in name:
                measure_scenario(program, name, 1, into=scenarios)
    print_scenarios(scenarios)
    if not argument.isdigit():
        return
    for _ in range(rounds):
        for _ in range(FLIGHTS):
            for name in output(program, "movements").splitlines():
                measure(program, "movement", name, str(REPETITIONS), into=movements)
        for _ in range(LAUNCHES):
            measure(program, "first-post", into=posts)
            measure(program, "first-overlay", into=overlays)
    print_table(("Frame in flight", "By hand", "Library", "Ratio", "Aim", "Drawn"), frame_rows(movements))
    print_table(("After launch", "By hand", "Library", "Ratio"), launch_rows(*overlays.values(), *posts.values()))


if __name__ == "__main__":
    main()
