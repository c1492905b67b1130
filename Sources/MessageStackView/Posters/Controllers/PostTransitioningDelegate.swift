import UIKit

/// Presents view controllers as posts: where, how large, how they move, what a finger may do with them and what is
/// behind them, a `PostPresentation` says.
///
/// ```swift
/// let delegate = PostTransitioningDelegate(.card(.bottom))
/// picker.modalPresentationStyle = .custom
/// picker.transitioningDelegate = delegate
/// present(picker, animated: true)
/// ```
///
/// UIKit doesn't keep a transitioning delegate; from `present` until it is dismissed a presentation keeps this one.
/// `UIViewController.present(_:as:animated:completion:)` does all of the above in one line.
///
/// A drag, a tap with `PostPresentation.interaction` or on the backdrop, and the escape gesture dismiss the controller,
/// and all that it has presented itself, as the presenter's `dismiss(animated:completion:)` would; nobody else's. One
/// that `isModalInPresentation` when it is presented can be dismissed by code only.
///
/// With a backdrop that forwards touches, the presenter's view has those beside the post, and works on. VoiceOver
/// doesn't find what is behind a presented controller all the same: what people have to reach meanwhile belongs in a
/// post.
public final class PostTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// How controllers are presented; a change applies to those that are presented afterwards. At the lower edge, with
    /// a dimmed presenter, by default.
    public var presentation: PostPresentation

    /// Seconds after which a controller is dismissed; never for nil, the default, NaN, infinity and zero or less.
    public var dismissAfter: TimeInterval?

    /// - Parameter presentation: how controllers are presented; at the lower edge, with a dimmed presenter, by default.
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

    /// What moves a controller out.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PostPresentationAnimator()
    }
}

extension PostPresentation {
    /// At the lower edge, over a dimmed app.
    public static var presented: PostPresentation {
        var presentation = PostPresentation()
        presentation.placement = .bottom
        presentation.backdrop = .dim
        return presentation
    }
}

/// Hands UIKit's transition over to the presentation controller, whose post moves the view.
private final class PostPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// What is animated alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        .animationDuration
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
