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
CONFIGURATION = ("--package-path", PACKAGE, "--configuration", "release", "-Xswiftc", "-enable-testing")
FRAMES = "FrameBenchmarks"
# The number of processes per round that post a first message. As many show one by hand.
LAUNCHES = 10
# The number of processes per round that measure frames in flight, and how often each runs a movement.
FLIGHTS, REPETITIONS = 4, 5
# The number of processes that measure single posts, in turn by hand and with the library. Rounds don't multiply it.
SINGLE_POST_RUNS = 15
# The number of additional measurements of posters per round.
POSTER_RUNS = 2
# The benchmarks use PostQueue, which is internal.
HARNESS = ("swift", "package", "--package-path", PACKAGE, "-Xswiftc", "-enable-testing", "benchmark")
OPTIONS = ("--format", "jmh", "--path", "stdout", "--no-progress", "--quiet")

TIME, OPERATIONS = "Time (wall clock)", "Operations"
POSTERS = ("--filter", "(Post|Stack|Overlay) .*")


def run(*options):
    """Returns the measurements of one round by benchmark and metric."""
    harness = subprocess.run(HARNESS + OPTIONS + options, stdout=subprocess.PIPE, text=True)
    lines = [line for line in harness.stdout.splitlines() if line.startswith("[{")]
    if harness.returncode != 0 or len(lines) != 1:
        sys.exit(f"{harness.stdout}\nbenchmark: the harness printed no results")
    results = {}
    for benchmark in json.loads(lines[0]):
        name = benchmark["benchmark"].split(".")[-1].replace("_", " ")
        results[name] = {
            metric: benchmark["secondaryMetrics"][metric]["rawData"][0] for metric in (TIME, OPERATIONS)
        }
    return results


class Results:
    """The measurements of the harness in each round."""

    def __init__(self, rounds):
        self.rounds = rounds

    def names(self):
        return {name for measurements in self.rounds for name in measurements}

    def microseconds(self, name):
        """Returns the fastest time of an operation in all rounds."""
        return min(self.times(name))

    def times(self, name):
        """Returns the fastest time of an operation in each round that measured it."""
        benchmarks = [measurements[name] for measurements in self.rounds if name in measurements]
        return [min(benchmark[TIME]) / min(benchmark[OPERATIONS]) for benchmark in benchmarks]

    def time_ratio(self, name, other):
        return ratio(self.times(name), self.times(other))


def ratio(ours, others):
    """Returns the median ratio of pairs of measurements."""
    return statistics.median(mine / theirs for mine, theirs in zip(ours, others))


def rows(results):
    """Yields name, figure and aim of each row. The aim may be empty."""
    stack, post = ("Stack view", "Stack by hand"), ("Post view", "Overlay by hand")
    ratios = ((stack, "animated", "1.25 or less"), (post, "at once", ""), (stack, "at once", ""))
    for (poster, by_hand), manner, aim in ratios:
        ratio = results.time_ratio(f"{poster}, {manner}", f"{by_hand}, {manner}")
        yield f"{poster} : {by_hand.lower()}, {manner}", f"{ratio:.2f} ×", aim
    event = results.microseconds("Queue, 1000 waiting")
    yield "Event in a queue of 1,000", f"{event:.1f} µs", "20 µs or less"
    messages = results.microseconds("Queue, 10000 messages") / 1_000_000
    yield "10,000 messages through a queue", f"{messages:.2f} s", "well under 1 s"


def times(results):
    for name in sorted(results.names()):
        yield name, f"{results.microseconds(name):,.2f} µs"


def build_frames():
    """Builds the program that measures frames in flight and first posts, and returns its path."""
    build = ("swift", "build", *CONFIGURATION)
    subprocess.run((*build, "--product", FRAMES), stdout=subprocess.DEVNULL, check=True)
    folder = subprocess.run((*build, "--show-bin-path"), stdout=subprocess.PIPE, text=True, check=True)
    return os.path.join(folder.stdout.strip(), FRAMES)


def measure(program, *arguments, into):
    """Runs the program and appends its figures to `into`."""
    run = subprocess.run((program, *arguments), stdout=subprocess.PIPE, text=True, check=True)
    for line in run.stdout.splitlines():
        figures = json.loads(line)
        kept = into.setdefault(figures.pop("name"), {})
        for name, figure in figures.items():
            kept.setdefault(name, []).append(figure)


def compared(by_hand, ours):
    return f"{min(by_hand):,.1f} µs", f"{min(ours):,.1f} µs", f"{ratio(ours, by_hand):.2f} ×"


def frame_rows(movements):
    for name, figures in movements.items():
        drawn = ratio(figures["drawnPost"], figures["drawnOverlay"])
        aim = "" if name == "Nothing moves" else "1.20 or less"
        yield name, *compared(figures["overlay"], figures["post"]), aim, f"{drawn:.2f} ×"


def launch_rows(by_hand, ours):
    for name, call, frame in (("First", "call", "frame"), ("Second", "nextCall", "nextFrame")):
        yield f"{name} message of a process: creating and posting", *compared(by_hand[call], ours[call])
        yield f"{name} message of a process: next frame", *compared(by_hand[frame], ours[frame])


# The parts of a post's life: the name in the program's output, the title in the table, and the aim.
SINGLE_POST_PARTS = (
    ("make", "Make", ""),
    ("post", "Call of `post`", "1.4 or less"),
    ("firstFrame", "First frame", ""),
    ("entrance", "Rest of entrance", ""),
    ("remove", "Call of `remove`", ""),
    ("exit", "Exit", ""),
    ("all", "In all", "1.3 or less"),
)


def measure_single_posts(program):
    """Returns the figures of each part of a post's life, by hand and with the library, one per process."""
    by_hand, ours = {}, {}
    for _ in range(SINGLE_POST_RUNS):
        measure(program, "single-posts-by-hand", into=by_hand)
        measure(program, "single-posts", into=ours)
    return by_hand["Single post"], ours["Single post"]


def single_post_rows(by_hand, ours):
    """Yields the medians of both sides, their ratios and the aims."""
    medians = [[statistics.median(side[part]) for part, _, _ in SINGLE_POST_PARTS] for side in (by_hand, ours)]
    for name, side in zip(("By hand", "Post"), medians):
        yield name, *(f"{time:,.0f} µs" for time in side)
    yield "Ratio", *(f"{mine / theirs:.2f} ×" for theirs, mine in zip(*medians))
    yield "Aim", *(aim for _, _, aim in SINGLE_POST_PARTS)


def print_single_posts(program):
    header = ("Single post", *(name for _, name, _ in SINGLE_POST_PARTS))
    print_table(header, single_post_rows(*measure_single_posts(program)))


def print_table(header, table):
    print("\n| " + " | ".join(header) + " |")
    print("|" + "|".join(" --- " if index == 0 else " ---: " for index in range(len(header))) + "|")
    for row in table:
        print("| " + " | ".join(row) + " |")


def main():
    if sys.argv[1:] == ["single-posts"]:
        return print_single_posts(build_frames())
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    rounds = max(1, rounds)
    results = Results([run(*filters) for _ in range(rounds) for filters in ((), *[POSTERS] * POSTER_RUNS)])
    program = build_frames()
    movements, posts, overlays = {}, {}, {}
    for _ in range(rounds):
        for _ in range(FLIGHTS):
            measure(program, str(REPETITIONS), into=movements)
        for _ in range(LAUNCHES):
            measure(program, "first-post", into=posts)
            measure(program, "first-overlay", into=overlays)
    print_single_posts(program)
    print_table(("Measured", "Figure", "Aim"), rows(results))
    print_table(("One operation", "Fastest"), times(results))
    print_table(("Frame in flight", "By hand", "Post", "Ratio", "Aim", "Drawn"), frame_rows(movements))
    launches = launch_rows(*overlays.values(), *posts.values())
    print_table(("After launch", "By hand", "Post", "Ratio"), launches)


if __name__ == "__main__":
    main()
