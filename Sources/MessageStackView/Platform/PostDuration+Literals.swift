extension PostDuration: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a duration of a number of seconds, as in `request.duration = 3`.
    ///
    /// - Parameter value: The number of seconds. Zero and negative numbers create the duration `automatic`, and a debug build
    ///   logs a warning.
    public init(integerLiteral value: Int) {
        self.init(floatLiteral: Double(value))
    }

    /// Creates a duration of a number of seconds, as in `request.duration = 2.5`.
    ///
    /// - Parameter value: The number of seconds. Zero and negative numbers create the duration `automatic`, and a debug build
    ///   logs a warning.
    public init(floatLiteral value: Double) {
        self = value > 0 ? .seconds(value) : .automatic
        guard value <= 0 else { return }
        MainQueue.perform {
            PostMisuse.advise(
                .duration,
                "A duration of \(value) seconds counts as automatic. Use .untilRemoved for a post that stays.")
        }
    }
}
