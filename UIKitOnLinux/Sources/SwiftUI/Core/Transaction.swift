/// The context of a change of state.
///
/// Animations are passed on to representables, but nothing here is animated.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// The transaction of `withAnimation` or `withTransaction` that is running on the main thread.
    nonisolated(unsafe) static var current = Transaction()
}

/// The way a change is animated.
public struct Animation: Equatable, Sendable {
    private let name: String
    private let duration: TimeInterval

    public static let `default` = Animation(name: "default", duration: 0.35)
    public static let linear = Animation.linear(duration: 0.35)
    public static let easeIn = Animation.easeIn(duration: 0.35)
    public static let easeOut = Animation.easeOut(duration: 0.35)
    public static let easeInOut = Animation.easeInOut(duration: 0.35)

    public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear", duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn", duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut", duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(name: "easeInOut", duration: duration)
    }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(name: "spring \(dampingFraction)", duration: response)
    }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
