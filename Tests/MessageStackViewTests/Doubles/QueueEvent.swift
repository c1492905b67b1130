@testable import MessageStackView

/// Something that happens to a queue. Posts are named by the order in which they were posted, modulo their number, so
/// that a run from which events were left out still makes sense.
enum QueueEvent {
    case post(priority: Int, content: Int, interval: Double?, key: PostKey?, PostDuplicatePolicy)
    case removeKey(PostKey)
    case setOrdering(PostOrdering)
    case entered(Int)
    case left(Int)
    case remove(Int, animated: Bool?)
    case removeAll(animated: Bool?)
    case viewLost(Int)
    case hold(Int, PostHold)
    case release(Int, PostHold)
    case holdAll(PostHold)
    case releaseAll(PostHold)
    case setCapacity(Int)
    case pass(seconds: Double)

    /// One at random. All times are multiples of a quarter second, which floating point adds without error.
    static func random(using generator: inout SeededGenerator) -> QueueEvent {
        let post = Int.random(in: 0..<1000, using: &generator)
        let animated: Bool? = [nil, true, false].randomElement(using: &generator) ?? nil
        let own = [PostHold.touch, .offScreen].randomElement(using: &generator) ?? .touch
        let common = [PostHold.noHost, .noHost, .suspension(1), .suspension(2)].randomElement(using: &generator)
        let key: PostKey? = [nil, "a", "b"].randomElement(using: &generator) ?? nil
        let policy = [PostDuplicatePolicy.post, .ignore, .replace].randomElement(using: &generator)
        let ordering = [PostOrdering.priorityThenAge, .age, .newestFirst].randomElement(using: &generator)
        switch Int.random(in: 0..<103, using: &generator) {
        case 0..<22:
            let interval = [nil, 0.5, 1, 3, 5, .nan, -1].randomElement(using: &generator) ?? nil
            return .post(
                priority: Int.random(in: -1...1, using: &generator),
                content: Int.random(in: 0..<12, using: &generator),
                interval: interval,
                key: key,
                policy ?? .post
            )
        case 22..<40: return .entered(post)
        case 40..<55: return .left(post)
        case 55..<63: return .remove(post, animated: animated)
        case 63..<64: return .removeAll(animated: animated)
        case 64..<67: return .viewLost(post)
        case 67..<73: return .hold(post, own)
        case 73..<80: return .release(post, own)
        case 80..<83: return .holdAll(common ?? .noHost)
        case 83..<88: return .releaseAll(common ?? .noHost)
        case 88..<90: return .setCapacity(Int.random(in: 0..<4, using: &generator))
        case 90..<91: return .removeKey(key ?? "a")
        case 91..<93: return .setOrdering(ordering ?? .age)
        default: return .pass(seconds: Double(Int.random(in: 0..<16, using: &generator)) / 4)
        }
    }
}
