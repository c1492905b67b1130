import MessageStackView
import UIKit

/// A poster without a screen, on a clock of its own, that does what a poster of a user's own might: it finishes changes
/// at once, when it is told to, or never.
///
/// ```swift
/// let poster = RecordingPoster()
/// model.messages = poster
/// model.save()
/// #expect(poster.views.count == 1)
/// poster.clock.advance(by: 5)
/// #expect(poster.views.isEmpty)
/// ```
@MainActor
public final class RecordingPoster: Poster, UIViewPoster {
    /// What becomes of a change.
    public enum Habit: Hashable, Sendable {
        /// It is finished when the call returns.
        case completesAtOnce
        /// It is finished by `complete()`.
        case completesWhenTold
        /// It isn't finished, and nobody will: the manager takes it as finished.
        case dropsTheCompletion
    }

    /// What becomes of the next changes.
    public var habit: Habit

    /// What the manager asked for, the oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views that are on the poster, the oldest first; one that leaves is there until its change is
    /// finished.
    public private(set) var views: [UIView] = []

    /// The time of its posts.
    public let clock = ManualPostClock()

    public private(set) lazy var postManager = PostManager(poster: self, clock: clock)

    private var pending: [@MainActor () -> Void] = []

    /// A poster with a habit, which may change at any time.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Finishes all changes that it was asked for and has not finished, the oldest first.
    public func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    // MARK: - UIViewPoster

    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .post, view: content, isAnimated: animated))
        views.append(content)
        finish(completion)
    }

    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .remove, view: content, isAnimated: animated))
        finish { [weak self] in
            self?.views.removeAll { $0 === content }
            completion()
        }
    }

    public func update(view: UIView, animated: Bool) {
        changes.append(RecordedChange(kind: .update, view: content(of: view), isAnimated: animated))
    }

    // MARK: - Private

    private func content(of view: UIView) -> UIView { (view as? PostSlot)?.content ?? view }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        switch habit {
        case .completesAtOnce: completion()
        case .completesWhenTold: pending.append(completion)
        case .dropsTheCompletion: break
        }
    }
}
