"""Runs the benchmarks and prints ratios of the library to the same work without it.

usage: python3 UIKitOnLinux/Benchmarks/benchmark.py [ROUNDS | single-posts]

With `single-posts` it measures only single posts, which takes about ten seconds after the build.

Each round measures everything once, and the comparisons several times, each time in a separate process. The default is
three rounds. A reported time is the minimum, because other work on the machine only slows measurements down. A ratio is
the median over all processes, because the memory layout of a process favors one side or the other. Times of different
machines aren't comparable; ratios nearly are.
"""

import json
import os
import statistics
import subprocess
import sys

PACKAGE = os.path.dirname(os.path.abspath(__file__))
FRAMES = "FrameBenchmarks"
# The number of processes per round that post a first message. As many show one by hand.
LAUNCHES = 10
# The number of processes per round that measure frames in flight, and how often each runs a movement.
FLIGHTS, REPETITIONS = 4, 5
# The number of processes that measure single posts, in turn by hand and with the library. Rounds don't multiply it.
SINGLE_POST_RUNS = 15
# The benchmarks of a round. Those of posters are measured twice more.
POSTERS = ("--filter", "(Post|Stack|Overlay) .*")
ROUND = ((), POSTERS, POSTERS)
# The benchmarks use PostQueue, which is internal.
HARNESS = (
    "swift", "package", "--package-path", PACKAGE, "-Xswiftc", "-enable-testing", "benchmark",
    "--format", "jmh", "--path", "stdout", "--no-progress", "--quiet",
)
# The parts of a post's life: the name in the program's output, the title in the table, and the aim.
SINGLE_POST_PARTS = (
    ("make", "Make", ""),
    ("post", "Call of `post`", "1.15"),
    ("firstFrame", "First frame", ""),
    ("entrance", "Rest of entrance", ""),
    ("remove", "Call of `remove`", ""),
    ("exit", "Exit", ""),
    ("all", "In all", "1.15"),
)


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def run_harness(options, into):
    """Appends the fastest time of each operation, in microseconds, to `into`."""
    printed = output(*HARNESS, *options)
    lines = [line for line in printed.splitlines() if line.startswith("[{")]
    if len(lines) != 1:
        sys.exit(f"{printed}\nbenchmark: the harness printed no results")
    for benchmark in json.loads(lines[0]):
        name = benchmark["benchmark"].split(".")[-1].replace("_", " ")
        fastest, operations = (
            min(benchmark["secondaryMetrics"][metric]["rawData"][0]) for metric in ("Time (wall clock)", "Operations"))
        into.setdefault(name, []).append(fastest / operations)


def ratio(ours, others):
    """Returns the median ratio of pairs of measurements."""
    return statistics.median(mine / theirs for mine, theirs in zip(ours, others))


def rows(times):
    """Yields name, figure and aim of each row. The aim may be empty."""
    for ours, by_hand, aim in (
        ("Stack view, animated", "Stack by hand, animated", "1.25 or less"),
        ("Post view, at once", "Overlay by hand, at once", ""),
        ("Stack view, at once", "Stack by hand, at once", ""),
    ):
        poster = ours.split(",")[0]
        yield f"{poster} : {by_hand.lower()}", f"{ratio(times[ours], times[by_hand]):.2f} ×", aim
    yield "Event in a queue of 1,000", f"{min(times['Queue, 1000 waiting']):.1f} µs", "20 µs or less"
    messages = min(times["Queue, 10000 messages"]) / 1_000_000
    yield "10,000 messages through a queue", f"{messages:.2f} s", "well under 1 s"


def build_frames():
    """Builds the program that measures frames in flight and first posts, and returns its path."""
    build = ("swift", "build", "--package-path", PACKAGE, "--configuration", "release", "-Xswiftc", "-enable-testing")
    output(*build, "--product", FRAMES)
    return os.path.join(output(*build, "--show-bin-path").strip(), FRAMES)


def measure(program, *arguments, into):
    """Runs the program and appends its figures to `into`."""
    for line in output(program, *arguments).splitlines():
        figures = json.loads(line)
        kept = into.setdefault(figures.pop("name"), {})
        for name, figure in figures.items():
            kept.setdefault(name, []).append(figure)


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


def print_single_posts(program):
    """Prints the medians of both sides, their ratios and the aims."""
    figures = {"single-posts-by-hand": {}, "single-posts": {}}
    for _ in range(SINGLE_POST_RUNS):
        for argument, into in figures.items():
            measure(program, argument, into=into)
    parts, titles, aims = zip(*SINGLE_POST_PARTS)
    medians = [[statistics.median(side["Single post"][part]) for part in parts] for side in figures.values()]
    print_table(("Single post", *titles), [
        *((name, *(f"{time:,.0f} µs" for time in side)) for name, side in zip(("By hand", "Post"), medians)),
        ("Ratio", *(f"{mine / theirs:.2f} ×" for theirs, mine in zip(*medians))),
        ("Aim", *aims),
    ])


def print_table(header, table):
    print("\n| " + " | ".join(header) + " |")
    print("| --- |" + " ---: |" * (len(header) - 1))
    for row in table:
        print("| " + " | ".join(row) + " |")


def main():
    if sys.argv[1:] == ["single-posts"]:
        return print_single_posts(build_frames())
    rounds = max(1, int(sys.argv[1]) if len(sys.argv) > 1 else 3)
    times, movements, posts, overlays = {}, {}, {}, {}
    for options in ROUND * rounds:
        run_harness(options, into=times)
    program = build_frames()
    for _ in range(rounds):
        for _ in range(FLIGHTS):
            measure(program, str(REPETITIONS), into=movements)
        for _ in range(LAUNCHES):
            measure(program, "first-post", into=posts)
            measure(program, "first-overlay", into=overlays)
    print_single_posts(program)
    print_table(("Measured", "Figure", "Aim"), rows(times))
    print_table(("One operation", "Fastest"), ((name, f"{min(times[name]):,.2f} µs") for name in sorted(times)))
    print_table(("Frame in flight", "By hand", "Post", "Ratio", "Aim", "Drawn"), frame_rows(movements))
    launches = launch_rows(*overlays.values(), *posts.values())
    print_table(("After launch", "By hand", "Post", "Ratio"), launches)


if __name__ == "__main__":
    main()
