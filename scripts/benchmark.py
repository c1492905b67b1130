"""Runs the benchmarks and prints what they are for: ratios, side by side.

usage: python3 scripts/benchmark.py [ROUNDS | single-posts]

With `single-posts` it measures only those, which takes some ten seconds once the program is built.

Each round, of three by default, measures everything once, and what is compared with work by hand several times, each
time in a process of its own. Of times the fastest counts: whatever else the machine does only makes one slower. A ratio
is the median of what processes say, since how a process's memory happens to lie makes one side slower, or the other.
Times of different machines don't compare, ratios nearly do.
"""

import json
import os
import statistics
import subprocess
import sys

PACKAGE = "Benchmarks"
CONFIGURATION = ("--package-path", PACKAGE, "--configuration", "release", "-Xswiftc", "-enable-testing")
FRAMES = "FrameBenchmarks"
# Processes that post their first message, in a round; as many that show theirs by hand.
LAUNCHES = 10
# Processes that measure frames in flight, in a round, and how often each runs a movement.
FLIGHTS, REPETITIONS = 4, 5
# Processes that measure single posts, by hand and through the library, in turn; whatever the number of rounds.
SINGLE_POST_RUNS = 7
# How often posters are measured besides, in a round.
POSTER_RUNS = 2
# The benchmarks use PostQueue, which is internal.
HARNESS = ("swift", "package", "--package-path", PACKAGE, "-Xswiftc", "-enable-testing", "benchmark")
OPTIONS = ("--format", "jmh", "--path", "stdout", "--no-progress", "--quiet")

TIME, OPERATIONS = "Time (wall clock)", "Operations"
POSTERS = ("--filter", "(Post|Stack|Overlay) .*")


def run(*options):
    """The measurements of each benchmark by metric, of one round."""
    harness = subprocess.run(HARNESS + OPTIONS + options, stdout=subprocess.PIPE, text=True)
    lines = [line for line in harness.stdout.splitlines() if line.startswith("[{")]
    if harness.returncode != 0 or len(lines) != 1:
        sys.exit(f"{harness.stdout}\nbenchmark: the harness has printed no results")
    results = {}
    for benchmark in json.loads(lines[0]):
        name = benchmark["benchmark"].split(".")[-1].replace("_", " ")
        results[name] = {
            metric: benchmark["secondaryMetrics"][metric]["rawData"][0] for metric in (TIME, OPERATIONS)
        }
    return results


class Results:
    """What the harness has measured, round by round."""

    def __init__(self, rounds):
        self.rounds = rounds

    def names(self):
        return {name for measurements in self.rounds for name in measurements}

    def microseconds(self, name):
        """The time of an operation, at best."""
        return min(self.times(name))

    def times(self, name):
        """The time of an operation, at best, in each round that has measured it."""
        benchmarks = [measurements[name] for measurements in self.rounds if name in measurements]
        return [min(benchmark[TIME]) / min(benchmark[OPERATIONS]) for benchmark in benchmarks]

    def time_ratio(self, name, other):
        return ratio(self.times(name), self.times(other))


def ratio(ours, others):
    """What pairs of measurements say."""
    return statistics.median(mine / theirs for mine, theirs in zip(ours, others))


def rows(results):
    """What is measured, the figure, and the aim, if there is one."""
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
    """Where the program is that measures frames in flight and first posts."""
    build = ("swift", "build", *CONFIGURATION)
    subprocess.run((*build, "--product", FRAMES), stdout=subprocess.DEVNULL, check=True)
    folder = subprocess.run((*build, "--show-bin-path"), stdout=subprocess.PIPE, text=True, check=True)
    return os.path.join(folder.stdout.strip(), FRAMES)


def measure(program, *arguments, into):
    """Runs the program, and adds its figures to those that there are."""
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
        yield f"{name} message of a process: making and posting it", *compared(by_hand[call], ours[call])
        yield f"{name} message of a process: the frame after it", *compared(by_hand[frame], ours[frame])


# The parts of a post's life, as the program and as the table call them, with their aims.
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
    """The parts of a post's life by hand and through the library, each a figure per process."""
    by_hand, ours = {}, {}
    for _ in range(SINGLE_POST_RUNS):
        measure(program, "single-posts-by-hand", into=by_hand)
        measure(program, "single-posts", into=ours)
    return by_hand["Single post"], ours["Single post"]


def single_post_rows(by_hand, ours):
    """The medians of both sides and their ratios."""
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
