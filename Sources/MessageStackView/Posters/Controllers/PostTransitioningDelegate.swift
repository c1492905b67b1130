import UIKit

/// A transitioning delegate that presents view controllers as posts.
///
/// UIKit doesn't retain a transitioning delegate. The presentation retains this one, from `present` until the dismissal.
final class PostTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// The presentation of the controllers.
    let presentation: PostPresentation

    /// The seconds after which a controller is dismissed; never for nil, NaN, infinity and zero or less.
    let dismissAfter: TimeInterval?

    init(_ presentation: PostPresentation = .presented, dismissAfter: TimeInterval? = nil) {
        self.presentation = presentation
        self.dismissAfter = dismissAfter
        super.init()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PostPresentationController(of: presented, over: presenting, by: self)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PostPresentationAnimator()
    }

    /// Returns the animator that moves a controller out.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PostPresentationAnimator()
    }
}

extension PostPresentation {
    /// A presentation for `UIViewController.present(_:as:)`: a card at the bottom edge, over a dimmed app. The user dismisses the
    /// controller with a tap outside the card or by dragging the card down.
    public static var presented: PostPresentation {
        var presentation = PostPresentation()
        presentation.placement = .bottom
        presentation.backdrop = .dim
        return presentation
    }
}

/// An animator that delegates UIKit's transition to the presentation controller, whose post moves the view.
private final class PostPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration of animations alongside.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        .postAnimation
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let finish: @MainActor () -> Void = { transitionContext.completeTransition(true) }
        let coming = presentation(.to, transitionContext)
        let going = presentation(.from, transitionContext)
        if let going, going.presentedViewController.isBeingDismissed {
            going.leave(animated: true, completion: finish)
        } else if let coming {
            coming.enter(animated: true, completion: finish)
        } else {
            finish()
        }
    }

    private func presentation(
        _ key: UITransitionContextViewControllerKey, _ context: any UIViewControllerContextTransitioning
    ) -> PostPresentationController? {
        // A controller that isn't presented creates a presentation controller when asked for one, and the two retain each
        // other (https://openradar.appspot.com/36256721).
        guard let controller = context.viewController(forKey: key), controller.presentingViewController != nil else {
            return nil
        }
        return controller.presentationController as? PostPresentationController
    }
}
