import MessageStackView
import UIKit

/// A poster that records the requested changes and adds no view to a screen. Its manager uses a `ManualPostClock`.
///
/// A test chooses when changes complete: at once, when the test calls `complete()`, or never.
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
    /// The way in which a poster completes changes.
    public enum Habit: Hashable, Sendable {
        /// A change completes before the call returns.
        case completesAtOnce
        /// A change completes when the test calls `complete()`.
        case completesWhenTold
        /// The poster drops the completion handler, which the manager treats as completion.
        case dropsTheCompletion
    }

    /// The way in which the poster completes the next changes.
    public var habit: Habit

    /// The recorded changes, oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views, oldest first. A removed view stays until its change completes.
    public private(set) var views: [UIView] = []

    /// The clock of the poster's manager.
    public let clock = ManualPostClock()

    public private(set) lazy var postManager = PostManager(poster: self, clock: clock)

    private var pending: [@MainActor () -> Void] = []

    /// Creates a poster that completes changes in the given way.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Completes all pending changes, oldest first.
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
