import UIKit

/// Hands UIKit's transition over to the presentation controller, whose post moves the view.
final class PostPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
