import UIKit

// The change that the poster carries out, and the limit of its duration.
extension PresentedPost {
    /// A change that the poster hasn't completed.
    struct Change {
        /// The number of the change among those of the post.
        let number: Int
        let kind: PostChange.Kind
        let isAnimated: Bool
        /// Cancels the limit of the change's duration; nil while a finger is on the post.
        var cancelLimit: (@MainActor () -> Void)?
    }

    /// Has the poster carry out a change, which interrupts the present one.
    func start(_ kind: PostChange.Kind, animated: Bool) {
        guard let slot else { return }
        guard let poster else { return finish(kind) }
        // UIKit may not call the completion of an animation that doesn't take place.
        let animated = animated && UIView.areAnimationsEnabled
        endChange()
        changeCount += 1
        change = Change(number: changeCount, kind: kind, isAnimated: animated)
        let completion = PostCompletion { [weak self, changeCount] in self?.changeDidEnd(changeCount) }
        let new = makeChange(kind, of: slot, animated: animated, completion: completion.call)
        throwing = nil
        if let manager { manager.carryOut(poster, new) } else { poster.carryOut(new) }
        limitChange()
    }

    func makeChange(
        _ kind: PostChange.Kind, of slot: PostSlot, animated: Bool, completion: @escaping @MainActor () -> Void
    ) -> PostChange {
        PostChange(
            kind: kind, post: post, slot: slot, isAnimated: animated, presentation: presentation, throwing: throwing,
            completion: completion)
    }

    /// Limits the time of the present change, if there is one, to the manager's timeout, or longer for a slow transition.
    func limitChange() {
        guard let change else { return }
        change.cancelLimit?()
        let motion = presentation.transition.longestMotion
        let seconds = motion > transitionTimeout ? motion + 1 : transitionTimeout
        self.change?.cancelLimit = clock.schedule(after: seconds) { [weak self] in
            // Without a manager, no poster is at fault.
            guard let self, post.owner?.isManaged == true else { return }
            PostMisuse.warn("The poster didn't complete \(change.kind) of \(post.id) within \(seconds) s.")
            changeDidEnd(change.number)
        }
    }

    /// Forgets the present change.
    func endChange() {
        change?.cancelLimit?()
        change = nil
    }

    /// Reports the end of an entrance or exit to the manager.
    func finish(_ kind: PostChange.Kind) {
        switch kind {
        case .post: manager?.entranceDidEnd(of: post.id)
        case .remove: manager?.exitDidEnd(of: post.id)
        case .update: break
        }
    }

    /// Handles the end of a change, unless another one has interrupted it.
    private func changeDidEnd(_ number: Int) {
        guard let change, change.number == number else { return }
        endChange()
        finish(change.kind)
    }
}
