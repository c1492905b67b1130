@testable import MessageStackView

/// A random event of a queue.
///
/// Events refer to posts by index, modulo the number of posts, so that a run is still valid after shrinking has removed
/// some of its events.
enum QueueEvent {
    case post(QueueOrder)
    case entered(Int)
    case left(Int)
    /// Ends all entrances and exits.
    case settle
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
    case setShowsTimedPostAlongside(Bool)
    case setOneAtATime(Bool)
    case setOrdering(PostOrdering)
    case setLimit(Int, PostOverflowPolicy)
    case setPause(Double)
    case pass(seconds: Double)
    /// Lets time pass without a host.
    case absence(seconds: Double)
    /// Lets time pass while the device sleeps, so that media time stands still.
    case deviceSleep(seconds: Double)

    static func random(using generator: inout SeededGenerator) -> QueueEvent {
        func one<T>(of choices: [T], or fallback: T) -> T { choices.randomElement(using: &generator) ?? fallback }
        let post = Int.random(in: 0..<1000, using: &generator)
        let animated: Bool? = one(of: [nil, true, false], or: nil)
        let own = one(of: [PostHold.touch, .offScreen, .token(1)], or: .touch)
        let common = one(
            of: [PostHold.noHost(nil), .suspension(1), .suspension(2), .untimed], or: .untimed)
        // The long times are enough for notices to expire.
        let seconds = one(of: [1, 1, 3], or: 1) * Double(Int.random(in: 0..<16, using: &generator)) / 4
        let key = one(of: ["a", "b"] as [PostKey], or: "a")
        switch Int.random(in: 0..<169, using: &generator) {
        case 0..<32: return .post(.random(using: &generator))
        case 32..<46: return .entered(post)
        case 46..<60: return .left(post)
        case 60..<74: return .settle
        case 74..<78: return .remove(post, animated: animated)
        case 78..<82: return .dismiss(post, animated: animated)
        case 82..<83: return .removeAll(animated: animated)
        case 83..<84: return .removeKey(key)
        case 84..<86: return .dismissCounted(key)
        case 86..<87: return .viewLost(post)
        case 87..<91: return .hold(post, own)
        case 91..<96: return .release(post, own)
        case 96..<98: return .holdAll(common)
        case 98..<114: return .releaseAll(common)
        case 114..<116: return .extend(post, by: one(of: [1, -0.5, .nan], or: 1))
        case 116..<117: return .restart(post)
        case 117..<122: return .setInterval(post, one(of: [nil, 0.25, 2], or: nil))
        case 122..<123: return .setTimeScale(one(of: [1, 2, 0.5, .nan, 0], or: 1))
        case 123..<124: return .setOneAtATime(one(of: [true, false, false], or: false))
        case 124..<132: return .randomRule(using: &generator)
        case 132..<138: return .setSize(post, one(of: [true, false, false], or: false))
        case 138..<140: return .setModal(post, one(of: [true, false], or: false))
        case 140..<145: return .deviceSleep(seconds: seconds)
        case 145..<149: return .absence(seconds: seconds)
        default: return .pass(seconds: seconds)
        }
    }

    /// Returns an event that changes a setting of the whole queue.
    static func randomRule(using generator: inout SeededGenerator) -> QueueEvent {
        func one<T>(of choices: [T], or fallback: T) -> T { choices.randomElement(using: &generator) ?? fallback }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<2: return .setCapacity(Int.random(in: 0..<4, using: &generator))
        case 2..<3: return .setReplacesOldestWhenFull(one(of: [false, true], or: false))
        case 3..<5: return .setOrdering(one(of: [.priorityThenAge, .age, .newestFirst], or: .age))
        case 5..<7:
            let policies = [PostOverflowPolicy.refuse, .dropOldest, .dropNewest, .dropLowest]
            return .setLimit(one(of: [0, 1, 3, .max, .max, .max], or: 3), one(of: policies, or: .refuse))
        case 7..<9: return .setShowsTimedPostAlongside(one(of: [true, false], or: true))
        default: return .setPause(one(of: [0, 0.5, 1, .nan], or: 0))
        }
    }
}
