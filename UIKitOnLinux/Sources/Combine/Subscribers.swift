/// A namespace for types of subscribers.
///
/// https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
    /// A number of requested values.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; `nil` if it is unlimited.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        /// Returns a demand for at most this number of values, which must not be negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand must not be negative.")
            return Demand(max: value)
        }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let (sum, overflow) = left.addingReportingOverflow(right)
            return overflow ? .unlimited : Demand(max: sum)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// Returns a demand for fewer values. An unlimited demand remains unlimited.
        public static func - (lhs: Demand, rhs: Int) -> Demand { lhs.max.map { .max($0 - rhs) } ?? .unlimited }

        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
    }

    /// The end of a publisher's values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// A subscriber that requests all values and calls closures with them.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        private var subscription: (any Subscription)?

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            receiveValue(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            subscription = nil
            receiveCompletion(completion)
        }

        public func cancel() {
            subscription?.cancel()
            subscription = nil
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
