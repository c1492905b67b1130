import UIKit

@testable import MessageStackView

/// A poster without a screen that does what a poster of a user's own might: it finishes changes at once, when it is
/// told to, or never.
@MainActor
final class RecordingPoster: UIViewPoster {
    enum Habit {
        case completesAtOnce
        case completesWhenTold
        case dropsTheCompletion
    }

    var habit: Habit
    /// What it was asked for, as "post 1" or "remove 1 unanimated"; views are named by their tag.
    private(set) var log: [String] = []
    private(set) lazy var postManager = PostManager(poster: self, clock: clock)
    let clock = ManualPostClock()

    private var pending: [@MainActor () -> Void] = []

    init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        note("post", view, animated)
        finish(completion)
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        note("remove", view, animated)
        finish(completion)
    }

    /// Completes all changes that it was asked for and has not completed, the first first.
    func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        switch habit {
        case .completesAtOnce: completion()
        case .completesWhenTold: pending.append(completion)
        case .dropsTheCompletion: break
        }
    }

    private func note(_ change: String, _ view: UIView, _ animated: Bool) {
        let tag = (view as? PostSlot)?.content?.tag ?? 0
        log.append("\(change) \(tag)" + (animated ? "" : " unanimated"))
    }
}

// MARK: - Poster

extension RecordingPoster: Poster {}
