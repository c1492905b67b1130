"""Runs the benchmarks and prints what they are for: ratios, side by side.

usage: python3 scripts/benchmark.py [ROUNDS]

Each round, of three by default, measures everything once. The fastest measurement of all counts: whatever else the
machine does only makes one slower. Times of different machines don't compare, ratios nearly do.
"""

import json
import subprocess
import sys

PACKAGE = "Benchmarks"
# The benchmarks use PostQueue, which is internal.
HARNESS = ("swift", "package", "--package-path", PACKAGE, "-Xswiftc", "-enable-testing", "benchmark")
OPTIONS = ("--format", "jmh", "--path", "stdout", "--no-progress", "--quiet")

TIME, OPERATIONS, BYTES = "Time (wall clock)", "Operations", "Bytes per post"
# What is measured in bytes alone.
MEMORY = ("Messages that wait", "Views in a naive queue")


def run():
    """The measurements of each benchmark by metric, of one round."""
    harness = subprocess.run(HARNESS + OPTIONS, stdout=subprocess.PIPE, text=True)
    lines = [line for line in harness.stdout.splitlines() if line.startswith("[{")]
    if harness.returncode != 0 or len(lines) != 1:
        sys.exit(f"{harness.stdout}\nbenchmark: the harness has printed no results")
    results = {}
    for benchmark in json.loads(lines[0]):
        name = benchmark["benchmark"].split(".")[-1].replace("_", " ")
        # The harness repeats metrics of other benchmarks here.
        own = (BYTES,) if name in MEMORY else (TIME, OPERATIONS)
        results[name] = {metric: benchmark["secondaryMetrics"][metric]["rawData"][0] for metric in own}
    return results


def merged(rounds):
    """All measurements of each benchmark and metric."""
    return {
        name: {metric: [value for results in rounds for value in results[name][metric]] for metric in metrics}
        for name, metrics in rounds[0].items()
    }


class Results:
    def __init__(self, measurements):
        self.measurements = measurements

    def microseconds(self, name):
        """The time of an operation, at best."""
        benchmark = self.measurements[name]
        return min(benchmark[TIME]) / min(benchmark[OPERATIONS])

    def bytes(self, name):
        return max(self.measurements[name][BYTES])

    def time_ratio(self, name, other):
        return self.microseconds(name) / self.microseconds(other)


def rows(results):
    """What is measured, the figure, and the aim, if there is one."""
    for manner, aim in (("animated", "1.25 or less"), ("at once", "")):
        for poster, by_hand in (("Post view", "Overlay by hand"), ("Stack view", "Stack by hand")):
            ratio = results.time_ratio(f"{poster}, {manner}", f"{by_hand}, {manner}")
            yield f"{poster} : {by_hand.lower()}, {manner}", f"{ratio:.2f} ×", aim
    growth = results.time_ratio("Queue, 100000 waiting", "Queue, 1000 waiting")
    yield "Event in a queue of 100,000 : 1,000", f"{growth:.2f} ×", "2 or less"
    for waiting in (1_000, 10_000):
        ratio = results.time_ratio(f"Naive queue, {waiting} waiting", f"Queue, {waiting} waiting")
        yield f"Event in a naive queue : ours, {waiting:,} waiting", f"{ratio:,.0f} ×", ""
    messages, views = (results.bytes(name) for name in MEMORY)
    yield "Memory of a waiting view, naive : ours", f"{views / messages:.0f} ×", ""
    yield "Bytes of a waiting message", f"{messages:,}", "300 or less"
    events = 1 / results.microseconds("Queue, 100000 waiting")
    yield "Events in a second, 100,000 waiting", f"{events:.2f} million", "1 million or more"


def times(results):
    for name in sorted(results.measurements.keys() - set(MEMORY)):
        yield name, f"{results.microseconds(name):,.2f} µs"


def print_table(header, table):
    print("\n| " + " | ".join(header) + " |")
    print("|" + "|".join(" --- " if index == 0 else " ---: " for index in range(len(header))) + "|")
    for row in table:
        print("| " + " | ".join(row) + " |")


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    results = Results(merged([run() for _ in range(max(1, rounds))]))
    print_table(("Ratio", "Measured", "Aim"), rows(results))
    print_table(("One operation", "Fastest"), times(results))


if __name__ == "__main__":
    main()
