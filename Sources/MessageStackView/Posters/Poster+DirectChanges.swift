import UIKit

// The calls of a poster's own methods by an app, which the manager doesn't know.
extension Poster where Self: UIViewPoster {
    /// Carries out the addition of a slot, or of a view in a new slot, with the poster's presentation.
    func carryOutPost(of view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        carryOut(change(.post, of: view as? PostSlot ?? PostSlot(around: view), animated, completion))
    }

    /// Carries out the removal of a slot, or of the slot around a view, which is returned. Without such a slot, the method
    /// only calls `completion`.
    ///
    /// - Parameter slots: The slots that the poster shows.
    func carryOutRemoval(
        of view: UIView, among slots: [PostSlot], animated: Bool, completion: @escaping @MainActor () -> Void
    ) {
        if let slot = view as? PostSlot {
            carryOut(change(.remove(.programmatic), of: slot, animated, completion))
        } else if let slot = slots.first(where: { $0.content === view }) {
            carryOut(
                change(.remove(.programmatic), of: slot, animated) {
                    slot.returnContent()
                    completion()
                })
        } else {
            completion()
        }
    }

    private func change(
        _ kind: PostChange.Kind, of slot: PostSlot, _ isAnimated: Bool, _ completion: @escaping @MainActor () -> Void
    ) -> PostChange {
        // UIKit may not call the completion of an animation that doesn't take place. A poster drops that of an interrupted one.
        PostChange(
            kind: kind, post: slot.post ?? Post(view: slot.content), slot: slot,
            isAnimated: isAnimated && UIView.areAnimationsEnabled, presentation: presentation, throwing: nil,
            completion: PostCompletion(completion).call)
    }
}

extension PostSlot {
    fileprivate convenience init(around view: UIView) {
        self.init()
        attach(view)
    }
}
