import MessageStackView
import UIKit

// The situations in which a poster is checked.
extension PosterRun {
    static let situations: [@MainActor (PosterRun) async -> Void] = [
        { run in
            run.situation = "When a post enters and leaves"
            let post = run.post()
            await run.rest()
            if post.phase == .waiting { run.report(.noEntrance) }
            post.remove()
            await run.rest()
        },
        { run in
            run.situation = "When a post enters and leaves without animation"
            let post = run.post(animated: false)
            await run.rest()
            post.remove(animated: false)
            await run.rest()
        },
        duringEntrance("When a post is removed during its entrance") { $1.remove() },
        duringEntrance("When a post is removed without animation during its entrance") { $1.remove(animated: false) },
        duringExit("When a leaving post is removed without animation") { $1.remove(animated: false) },
        { run in
            run.situation = "When a post is updated"
            let post = run.post()
            await run.rest()
            for isAnimated in [false, true, true] {
                run.update(post, animated: isAnimated)
                await run.rest()
            }
        },
        duringEntrance("When a post is updated during its entrance") { $0.update($1, animated: true) },
        { run in
            run.situation = "When there are two posts"
            let first = run.post()
            await run.rest()
            let second = run.post { $0.duration = 600 }
            await run.rest()
            run.checkOrder(of: first, second)
            first.remove()
            await run.rest()
            run.post()
            await run.rest()
        },
        { run in
            run.situation = "When a post is removed by a closure that its entrance calls"
            run.post { $0.didPost { $0.remove() } }
            await run.rest()
            run.post(animated: false) { $0.didPost { $0.remove(animated: false) } }
            await run.rest()
        },
        { run in
            run.situation = "When a view is posted again by a closure that the end of its post calls"
            let label = UILabel()
            label.text = "Posted"
            let post = run.post(label) { $0.onEnd { [weak run] _, _ in run?.post(label) } }
            await run.rest()
            post.remove()
            await run.rest()
        },
        { run in
            run.situation = "When another screen covers that of the poster"
            let first = run.post()
            await run.rest()
            run.isCovered = true
            await run.wait(frames: 10)
            first.remove()
            await run.rest()
            run.isCovered = false
            await run.wait(frames: 10)
            run.post()
            await run.wait(frames: 4)
            run.isCovered = true
            await run.rest()
            run.isCovered = false
            await run.rest()
        },
        { run in
            run.situation = "When the screen of the poster is dropped"
            run.post()
            await run.rest()
            run.dropScreen()
            await run.rest()
        },
        duringEntrance("When the screen of the poster is dropped during an entrance") { run, _ in run.dropScreen() },
        duringExit("When the screen of the poster is dropped while a post leaves") { run, _ in run.dropScreen() },
    ]

    /// Returns a situation in which something happens four frames after the beginning of an animated entrance.
    private static func duringEntrance(
        _ situation: String, _ act: @escaping @MainActor (PosterRun, Post) -> Void
    ) -> @MainActor (PosterRun) async -> Void {
        { run in
            run.situation = situation
            let post = run.post()
            await run.wait(frames: 4)
            act(run, post)
            await run.rest()
        }
    }

    /// Returns a situation in which something happens four frames after the beginning of an animated exit.
    private static func duringExit(
        _ situation: String, _ act: @escaping @MainActor (PosterRun, Post) -> Void
    ) -> @MainActor (PosterRun) async -> Void {
        { run in
            run.situation = situation
            let post = run.post()
            await run.rest()
            post.remove()
            await run.wait(frames: 4)
            act(run, post)
            await run.rest()
        }
    }

    // MARK: - Random events

    /// Applies random events, which depend on a seed only.
    func applyEvents(_ count: Int, seed: UInt64) async {
        var generator = RepeatableGenerator(seed: seed)
        for number in 1...count {
            let event = RandomEvent.random(using: &generator)
            situation = "In event \(number) of those with the seed \(seed), which \(event)"
            await apply(event)
        }
        situation = "After \(count) random events with the seed \(seed)"
        isCovered = false
        await rest()
    }

    private func apply(_ event: RandomEvent) async {
        let present = posts.filter { $0.phase != .ended }
        func post(_ number: Int) -> Post? { present.isEmpty ? nil : present[number % present.count] }
        switch event {
        case .post(let isAnimated, let edit): self.post(animated: isAnimated) { edit.apply(to: &$0, in: self) }
        case .update(let number, let isAnimated): post(number).map { update($0, animated: isAnimated) }
        case .remove(let number, let isAnimated): post(number)?.remove(animated: isAnimated)
        case .removeAll(let isAnimated): removeAll(animated: isAnimated)
        case .cover(let isCovered):
            self.isCovered = isCovered
            // UIKit refuses to present a screen while another one is being dismissed.
            await wait(frames: 2)
        case .wait(let frames): return await wait(frames: frames)
        }
        checkPosts()
    }
}

/// An event on a poster.
private enum RandomEvent: CustomStringConvertible {
    /// An option of a request, or what its closures do.
    enum Edit: CaseIterable {
        case none, timed, urgent, removedInDidPost, removedAtOnceInWillRemove, postedAgain, allRemovedInDidPost

        @MainActor
        func apply(to request: inout PostRequest, in run: PosterRun) {
            switch self {
            case .none: break
            case .timed: request.duration = 0.3
            case .urgent: request.precedence = .interrupt
            case .removedInDidPost: request.didPost { $0.remove() }
            case .removedAtOnceInWillRemove: request.willRemove { $0.remove(animated: false) }
            case .postedAgain: request.onEnd { [weak run] _, _ in run?.post() }
            case .allRemovedInDidPost: request.didPost { [weak run] _ in run?.removeAll(animated: true) }
            }
        }
    }

    case post(animated: Bool, Edit)
    case update(Int, animated: Bool)
    case remove(Int, animated: Bool)
    case removeAll(animated: Bool)
    case cover(Bool)
    case wait(Int)

    static func random(using generator: inout RepeatableGenerator) -> RandomEvent {
        let (number, isAnimated) = (
            Int.random(in: 0..<6, using: &generator), Int.random(in: 0..<3, using: &generator) > 0
        )
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<5: return .post(animated: isAnimated, Edit.allCases.randomElement(using: &generator) ?? .none)
        case 5..<7: return .update(number, animated: isAnimated)
        case 7..<10: return .remove(number, animated: isAnimated)
        case 10: return .removeAll(animated: isAnimated)
        case 11: return .cover(number < 2)
        default: return .wait(Int.random(in: 1..<20, using: &generator))
        }
    }

    var description: String {
        switch self {
        case .post(let isAnimated, .none): "posts" + Self.text(isAnimated)
        case .post(let isAnimated, let edit): "posts" + Self.text(isAnimated) + " (\(edit))"
        case .update(_, let isAnimated): "updates a post" + Self.text(isAnimated)
        case .remove(_, let isAnimated): "removes a post" + Self.text(isAnimated)
        case .removeAll(let isAnimated): "removes all posts" + Self.text(isAnimated)
        case .cover(true): "covers the screen"
        case .cover(false): "uncovers the screen"
        case .wait(let frames): "waits for \(frames) frames"
        }
    }

    private static func text(_ isAnimated: Bool) -> String { isAnimated ? "" : " without animation" }
}

/// A generator of random numbers that are the same for the same seed.
private struct RepeatableGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
