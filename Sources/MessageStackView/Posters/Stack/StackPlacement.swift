import UIKit

/// What a stack knows of a slot.
@MainActor
final class StackPlacement {
    /// Takes all height from the slot; active while it is shut.
    let shut: NSLayoutConstraint
    var isLeaving = false
    /// The change that is going on; an earlier one has nothing more to say.
    var animator: UIViewPropertyAnimator?

    init(of slot: UIView) {
        shut = slot.heightAnchor.constraint(equalToConstant: 0)
    }
}
