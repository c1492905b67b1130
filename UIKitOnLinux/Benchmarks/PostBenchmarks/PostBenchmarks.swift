import Foundation

/// Measures scenarios, frames in flight or the first posts of a process, and prints each result as a line of JSON. README.md
/// describes the measurements.
@main
@MainActor
enum PostBenchmarks {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "scenarios": Scenario.all.forEach { print($0.name) }
        case "scenario": measureScenario(arguments)
        case "movements": Movement.all.forEach { print($0.name) }
        case "movement": measureMovement(arguments)
        case "first-post": FirstPosts(Maker.post).measure().report()
        case "first-overlay": FirstPosts(Maker.overlay).measure().report()
        case "rest": Rest.report()
        case "pictures": Movement.all.forEach(comparePictures)
        default: preconditionFailure("PostBenchmarks.swift lists the arguments.")
        }
    }

    /// Measures the scenario with the name in the second argument, in as many runs as the third one says.
    private static func measureScenario(_ arguments: [String]) {
        guard arguments.count == 3, let scenario = Scenario.all.first(where: { $0.name == arguments[1] }),
            let runs = Int(arguments[2])
        else { preconditionFailure("usage: PostBenchmarks scenario NAME RUNS") }
        scenario.measure(runs: runs)
    }

    /// Measures the frames of the movement with the name in the second argument, in as many runs as the third one says.
    private static func measureMovement(_ arguments: [String]) {
        guard arguments.count == 3, let movement = Movement.all.first(where: { $0.name == arguments[1] }),
            let runs = Int(arguments[2])
        else { preconditionFailure("usage: PostBenchmarks movement NAME RUNS") }
        var post = Fastest()
        var overlay = Fastest()
        // Interleaved, so that other work on the machine affects both sides.
        for _ in 0..<runs {
            post.add(movement.measure(Maker.post))
            overlay.add(movement.measure(Maker.overlay))
        }
        report(
            movement.name,
            ["post": post.layout, "overlay": overlay.layout, "drawnPost": post.all, "drawnOverlay": overlay.all])
    }

    /// Prints whether a movement looks the same on both sides, and writes a picture of each.
    private static func comparePictures(of movement: Movement) {
        let pictures = [Maker.post, .overlay].map { maker in movement.picture(maker) }
        print(movement.name, pictures[0] == pictures[1] ? "same" : "different")
        for (picture, maker) in zip(pictures, ["post", "overlay"]) {
            let name = "\(movement.name), \(maker).png".replacingOccurrences(of: " ", with: "-")
            try? picture.write(to: URL(fileURLWithPath: name))
        }
    }

    /// Prints the result of a benchmark as a line of JSON.
    ///
    /// - Parameters:
    ///   - name: The name of the benchmark.
    ///   - figures: The measured times in microseconds, keyed by the name of the measurement.
    static func report(_ name: String, _ figures: [String: Double]) {
        let figures = figures.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        print("{\"name\": \"\(name)\", \(figures.joined(separator: ", "))}")
    }
}
