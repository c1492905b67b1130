import UIKit

/// Hands out what a test wants a presentation to be made of.
final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    var entrance: (any UIViewControllerAnimatedTransitioning)?
    var exit: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var controller: ((UIViewController, UIViewController?) -> UIPresentationController?)?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { entrance }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { exit }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { controller?(presented, presenting) }
}

/// Slides what comes in from the right, or what goes out to it, in a second.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isEntrance: Bool
    private(set) var ended: Bool?
    private(set) var frames: (from: CGRect, to: CGRect) = (.zero, .zero)
    private(set) var views: (from: UIView?, to: UIView?)

    init(isEntrance: Bool) {
        self.isEntrance = isEntrance
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        views = (from, to)
        if let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) {
            frames = (context.initialFrame(for: from), context.finalFrame(for: to))
        }
        if let to, isEntrance { context.containerView.addSubview(to) }
        if let to, !isEntrance { context.containerView.insertSubview(to, at: 0) }
        let away = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        if isEntrance { to?.transform = away }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            if self.isEntrance { to?.transform = .identity } else { from?.transform = away }
        } completion: { _ in
            from?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}
