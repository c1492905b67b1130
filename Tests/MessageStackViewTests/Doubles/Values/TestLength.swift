import Foundation

/// The number of arguments with which parameterized tests run.
///
/// By default, a test with many arguments runs with representative ones, which include each extreme. With `TESTS=full` in
/// the environment, as `make nightly` sets it, it runs with all of them.
enum TestLength {
    static let isFull = ProcessInfo.processInfo.environment["TESTS"] == "full"

    /// Returns all arguments at full length; otherwise, the representative ones.
    static func choose<Argument>(_ representative: [Argument], of all: [Argument]) -> [Argument] {
        isFull ? all : representative
    }

    /// Returns all pairs of two arguments at full length; otherwise, enough pairs to use each argument at least once.
    ///
    /// - Parameter count: The number of second arguments to pair with each first one. The second arguments take turns.
    static func pairs<First, Second>(
        _ first: [First], _ second: [Second], count: Int = 1
    ) -> [(First, Second)] {
        let firsts = isFull ? first.count : max(first.count, (second.count + count - 1) / count)
        let seconds = isFull ? second.count : min(count, second.count)
        return (0..<firsts).flatMap { index in
            (0..<seconds).map { (first[index % first.count], second[(index * seconds + $0) % second.count]) }
        }
    }
}
