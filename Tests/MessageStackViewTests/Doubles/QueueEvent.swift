@testable import MessageStackView

/// A random event of a queue.
///
/// Events refer to posts by index, modulo the number of posts, so that a run is still valid after shrinking has removed
/// some of its events.
enum QueueEvent {
    case post(QueueOrder)
    case entered(Int)
    case left(Int)
    case remove(Int, animated: Bool?)
    case dismiss(Int, animated: Bool?)
    case removeAll(animated: Bool?)
    case removeKey(PostKey)
    case dismissCounted(PostKey)
    case viewLost(Int)
    case setSize(Int, Bool)
    case setModal(Int, Bool)
    case hold(Int, PostHold)
    case release(Int, PostHold)
    case holdAll(PostHold)
    case releaseAll(PostHold)
    case extend(Int, by: Double)
    case restart(Int)
    case setInterval(Int, Double?)
    case setTimeScale(Double)
    case setCapacity(Int)
    case setReplacesOldestWhenFull(Bool)
    case setOneAtATime(Bool)
    case setOrdering(PostOrdering)
    case setLimit(Int, PostOverflowPolicy)
    case setPause(Double)
    case pass(seconds: Double)

    static func random(using generator: inout SeededGenerator) -> QueueEvent {
        func one<T>(of choices: [T], or fallback: T) -> T { choices.randomElement(using: &generator) ?? fallback }
        let post = Int.random(in: 0..<1000, using: &generator)
        let animated: Bool? = one(of: [nil, true, false], or: nil)
        let own = one(of: [PostHold.touch, .offScreen, .token(1)], or: .touch)
        let common = one(of: [PostHold.noHost(nil), .suspension(1), .suspension(2), .untimed], or: .noHost(nil))
        let key = one(of: ["a", "b"] as [PostKey], or: "a")
        switch Int.random(in: 0..<120, using: &generator) {
        case 0..<20: return .post(.random(using: &generator))
        case 20..<38: return .entered(post)
        case 38..<54: return .left(post)
        case 54..<58: return .remove(post, animated: animated)
        case 58..<64: return .dismiss(post, animated: animated)
        case 64..<65: return .removeAll(animated: animated)
        case 65..<66: return .removeKey(key)
        case 66..<68: return .dismissCounted(key)
        case 68..<70: return .viewLost(post)
        case 70..<75: return .hold(post, own)
        case 75..<81: return .release(post, own)
        case 81..<82: return .holdAll(common)
        case 82..<87: return .releaseAll(common)
        case 87..<89: return .extend(post, by: one(of: [1, -0.5, .nan], or: 1))
        case 89..<90: return .restart(post)
        case 90..<91: return .setInterval(post, one(of: [nil, 0.25, 2], or: nil))
        case 91..<92: return .setTimeScale(one(of: [1, 2, 0.5, .nan, 0], or: 1))
        case 92..<93: return .setOneAtATime(one(of: [true, false, false], or: false))
        case 93..<101: return .randomRule(using: &generator)
        case 101..<109: return .setSize(post, one(of: [true, false, false], or: false))
        case 109..<110: return .setModal(post, one(of: [true, false], or: false))
        default: return .pass(seconds: Double(Int.random(in: 0..<16, using: &generator)) / 4)
        }
    }

    /// Returns an event that changes a setting of the whole queue.
    static func randomRule(using generator: inout SeededGenerator) -> QueueEvent {
        func one<T>(of choices: [T], or fallback: T) -> T { choices.randomElement(using: &generator) ?? fallback }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0..<2: return .setCapacity(Int.random(in: 0..<4, using: &generator))
        case 2..<3: return .setReplacesOldestWhenFull(one(of: [false, true], or: false))
        case 3..<5: return .setOrdering(one(of: [.priorityThenAge, .age, .newestFirst], or: .age))
        case 5..<7:
            let policies = [PostOverflowPolicy.refuse, .dropOldest, .dropNewest, .dropLowest]
            return .setLimit(one(of: [0, 1, 3, .max, .max, .max], or: 3), one(of: policies, or: .refuse))
        default: return .setPause(one(of: [0, 0.5, 1, .nan], or: 0))
        }
    }
}
