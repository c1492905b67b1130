@testable import MessageStackView

/// The queue-related values of a request, with a number in place of its content.
struct QueueOrder {
    var priority = 0
    /// Nil for a value, whose view is made when it enters.
    var content: Int? = 0
    var interval: Double?
    /// Whether the interval isn't known before the entrance.
    var awaitsInterval = false
    /// Whether the unknown interval is expected to be none.
    var mayStay = false
    var isModal = false
    var isNotice = false
    var key: PostKey?
    var policy = PostDuplicatePolicy.post
    var precedence = PostPrecedence.enqueue
    var delay = 0.0
    var expiresAfter: Double?
    var minimumTime = 0.0
    var ignoresSuspension = false

    /// Returns a random order with default values for most properties.
    ///
    /// All times are multiples of a quarter second, which floating-point numbers add exactly.
    static func random(using generator: inout SeededGenerator) -> QueueOrder {
        func one<T>(of choices: [T], or fallback: T) -> T { choices.randomElement(using: &generator) ?? fallback }
        var order = QueueOrder()
        order.priority = Int.random(in: -1...1, using: &generator)
        let content = Int.random(in: 0..<16, using: &generator)
        order.content = content < 12 ? content : nil
        order.interval = one(of: [nil, 0.5, 1, 3, 5, 8, .nan, -1], or: nil)
        order.awaitsInterval = order.interval == nil && Int.random(in: 0..<3, using: &generator) == 0
        order.key = one(of: [nil, "a", "b"], or: nil)
        order.policy = one(of: [.post, .ignore, .ignore(within: 2), .replace, .update, .count], or: .post)
        let overrides: [PostPrecedence] = [.override, .overrideRemovingWaiting, .interrupt, .interrupt]
        order.precedence = one(of: Array(repeating: .enqueue, count: 6) + overrides, or: .enqueue)
        order.delay = one(of: [0, 0, 0, 0, 0, 0.5, 2, .nan, -1], or: 0)
        order.expiresAfter = one(of: Array(repeating: nil, count: 10) + [1, 3, 5, 8, 0, .infinity, .nan], or: nil)
        order.minimumTime = one(of: [0, 0, 0, 0.75, 2, .nan], or: 0)
        order.ignoresSuspension = Int.random(in: 0..<6, using: &generator) == 0
        order.mayStay = Bool.random(using: &generator)
        order.isModal = Int.random(in: 0..<6, using: &generator) == 0
        order.isNotice = Bool.random(using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: order.makeAlert()
        case 1: order.makeNotice()
        default: break
        }
        return order
    }

    /// Makes the post one that keeps notices away until it is removed.
    private mutating func makeAlert() {
        interval = nil
        awaitsInterval = false
        minimumTime = 0
        delay = 0
    }

    /// Makes the post one that expires if it is kept away.
    private mutating func makeNotice() {
        isNotice = true
        interval = 3
        precedence = .enqueue
    }
}

// MARK: - CustomStringConvertible

extension QueueOrder: CustomStringConvertible {
    /// The properties that differ from a default order.
    var description: String {
        let plain = Mirror(reflecting: QueueOrder()).children
        return zip(Mirror(reflecting: self).children, plain).compactMap { own, plain in
            "\(own.value)" == "\(plain.value)" ? nil : "\(own.label ?? ""): \(own.value)"
        }.joined(separator: ", ")
    }
}

extension QueueOrder {
    /// Copies of the order, each with one property reset to its default.
    var simpler: [QueueOrder] {
        func with(_ change: (inout QueueOrder) -> Void) -> QueueOrder {
            var order = self
            change(&order)
            return order
        }
        return [
            with { $0.priority = 0 }, with { $0.interval = nil }, with { $0.key = nil }, with { $0.policy = .post },
            with { $0.precedence = .enqueue }, with { $0.delay = 0 }, with { $0.expiresAfter = nil },
            with { $0.minimumTime = 0 }, with { $0.ignoresSuspension = false }, with { $0.awaitsInterval = false },
            with { $0.mayStay = false }, with { $0.isModal = false }, with { $0.isNotice = false },
        ]
    }
}
