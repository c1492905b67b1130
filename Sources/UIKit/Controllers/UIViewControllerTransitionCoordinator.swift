/// What there is to know of a transition between two screens.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
}

/// A transition between two screens that is under way.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}

@MainActor
private final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool

    init(isAnimated: Bool) {
        self.isAnimated = isAnimated
        super.init()
    }
}

extension UIViewController {
    /// The transition in which this controller, or else an ancestor of it, takes part; nil if there is none.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let participants = [self, presentation?.presented].compactMap { $0 } + children
        if let moving = participants.first(where: { $0.passage != nil }) {
            return TransitionCoordinator(isAnimated: moving.appearanceIsAnimated)
        }
        return parent?.transitionCoordinator
    }
}
