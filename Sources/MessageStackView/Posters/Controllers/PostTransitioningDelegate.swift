import UIKit

/// A transitioning delegate that presents view controllers as posts. A `PostPresentation` determines their place, size,
/// motion, gestures and backdrop.
///
/// ```swift
/// let delegate = PostTransitioningDelegate(.card(.bottom))
/// picker.modalPresentationStyle = .custom
/// picker.transitioningDelegate = delegate
/// present(picker, animated: true)
/// ```
///
/// UIKit doesn't retain a transitioning delegate. The presentation retains this one, from `present` until the dismissal.
/// `UIViewController.present(_:as:animated:completion:)` does all of the above in one line.
///
/// A drag, a tap with `PostPresentation.touches` or on the backdrop, and the escape gesture dismiss the controller
/// and the controllers that it has presented, as the presenter's `dismiss(animated:completion:)` does. A controller with
/// `isModalInPresentation` when it is presented can be dismissed by code only.
///
/// With a backdrop that forwards touches, the presenter's view receives touches outside the post. VoiceOver still doesn't
/// find views behind a presented controller; post the controller instead if users have to reach them.
public final class PostTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// The presentation; at the lower edge, over a dimmed presenter, by default. A change applies to later presentations.
    public var presentation: PostPresentation

    /// The seconds after which a controller is dismissed; never for nil, the default, NaN, infinity and zero or less.
    public var dismissAfter: TimeInterval?

    /// Creates a delegate.
    ///
    /// - Parameter presentation: The presentation; at the lower edge, over a dimmed presenter, by default.
    public init(_ presentation: PostPresentation = .presented) {
        self.presentation = presentation
        super.init()
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PostPresentationController(of: presented, over: presenting, by: self)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PostPresentationAnimator()
    }

    /// Returns the animator that moves a controller out.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PostPresentationAnimator()
    }
}

extension PostPresentation {
    /// A presentation at the lower edge, over a dimmed app.
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
