import UIKit

/// The change that a poster carries out for one post, and the limit of its duration.
@MainActor
final class PostChangeWatch {
    private struct Change {
        let serial: Int
        let kind: PostChange.Kind
        let isAnimated: Bool
        /// Cancels the limit of the change's duration; nil while a finger is on the post.
        var cancelLimit: (@MainActor () -> Void)?
    }

    private let post: Post
    private let clock: any PostClock
    private let timeout: TimeInterval
    private let didEnd: @MainActor (PostChange.Kind) -> Void
    private var change: Change?
    private var lastSerial = 0

    /// Creates a watch without a change.
    ///
    /// - Parameters:
    ///   - timeout: The maximum duration of a change in seconds.
    ///   - didEnd: A closure that is called when a change has ended that no other change has interrupted.
    init(
        of post: Post, clock: any PostClock, timeout: TimeInterval,
        didEnd: @escaping @MainActor (PostChange.Kind) -> Void
    ) {
        self.post = post
        self.clock = clock
        self.timeout = timeout
        self.didEnd = didEnd
    }

    /// A Boolean value that indicates whether a change is in progress, and animated.
    var isAnimated: Bool { change?.isAnimated == true }

    /// Starts a change, which interrupts the present one.
    ///
    /// - Returns: The completion for the poster.
    func start(_ kind: PostChange.Kind, isAnimated: Bool) -> @MainActor () -> Void {
        lastSerial += 1
        let serial = lastSerial
        change?.cancelLimit?()
        change = Change(serial: serial, kind: kind, isAnimated: isAnimated)
        return PostCompletion { [weak self] in self?.end(serial) }.call
    }

    /// Limits the time of the present change, if there is one, to the timeout, or longer for a slow transition.
    func startLimit(for transition: PostTransition) {
        guard let change else { return }
        change.cancelLimit?()
        let motion = transition.longestMotion
        let seconds = motion > timeout ? motion + 1 : timeout
        self.change?.cancelLimit = clock.schedule(after: seconds) { [weak self] in
            // Without a manager, no poster is at fault.
            guard let self, post.owner?.isManaged == true else { return }
            PostMisuse.warn("The poster didn't complete \(change.kind) of \(post.id) within \(seconds) s.")
            end(change.serial)
        }
    }

    /// Lets the present change take any time, because a finger holds it.
    func stopLimit() {
        change?.cancelLimit?()
    }

    /// Forgets the present change.
    func cancel() {
        stopLimit()
        change = nil
    }

    /// Ignores the end of a change that another one has interrupted.
    private func end(_ serial: Int) {
        guard let change, change.serial == serial else { return }
        cancel()
        didEnd(change.kind)
    }
}
