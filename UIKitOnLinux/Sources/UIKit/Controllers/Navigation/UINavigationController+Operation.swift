extension UINavigationController {
    /// The change of the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Returns the delegate's animator and interaction controller for an animated change.
    func animators(
        for operation: Operation, from old: UIViewController?, to new: UIViewController
    ) -> (
        animator: any UIViewControllerAnimatedTransitioning, interactor: (any UIViewControllerInteractiveTransitioning)?
    )? {
        guard let old, !isSwipeBeginning,
            let animator = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        return (animator, delegate?.navigationController(self, interactionControllerFor: animator))
    }
}
