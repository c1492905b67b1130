import Foundation

/// The number of arguments with which parameterized tests run: representative ones by default, and all of them with
/// `TESTS=full` in the environment, as `make nightly` sets it.
enum TestLength {
    static let isFull = ProcessInfo.processInfo.environment["TESTS"] == "full"

    /// Returns all pairs of two arguments at full length; otherwise, one pair for each first argument. The second arguments
    /// take turns.
    static func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
        first.enumerated().flatMap { index, first in
            (isFull ? second : [second[index % second.count]]).map { (first, $0) }
        }
    }
}
