public import UIKit

#if !os(visionOS)
    /// A storyboard segue that presents its destination as a post, like `UIViewController.present(_:as:)`. Set this class, or a
    /// subclass, as the class of a custom segue in a storyboard.
    ///
    /// ```swift
    /// final class CardSegue: PostSegue {
    ///     override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    ///         super.init(identifier: identifier, source: source, destination: destination)
    ///         presentation = .card(.bottom)
    ///     }
    /// }
    /// ```
    ///
    /// You can perform the segue again after the destination was dismissed. The class isn't available on visionOS, where UIKit
    /// deprecates segues.
    open class PostSegue: UIStoryboardSegue {
        /// The placement, size, motion, gestures and backdrop with which the destination is shown. The default is `.presented`: a
        /// card at the bottom edge, over the dimmed source. Set the property in a subclass, or in `prepare(for:sender:)` of the
        /// source, which UIKit calls before `perform()` reads the property.
        open var presentation = PostPresentation.presented

        /// The number of seconds after which the destination is dismissed. The default is nil: the destination stays until the user
        /// or code dismisses it. 0 and negative numbers have the same effect as nil.
        open var dismissAfter: TimeInterval?

        open override func perform() {
            source.present(
                destination, as: presentation, dismissAfter: dismissAfter, animated: UIView.areAnimationsEnabled)
        }
    }
#endif

extension UIViewController {
    /// Presents a view controller as a post: with the placement, look and motion of a `PostPresentation`, such as a card at the
    /// bottom edge.
    ///
    /// ```swift
    /// present(picker, as: .presented)
    /// ```
    ///
    /// The user can dismiss the controller with a drag or with the accessibility escape gesture. A tap on the controller's view
    /// dismisses the controller if `PostPresentation.touches` contains `.remove`. A tap outside dismisses the controller if
    /// `PostBackdrop.touches` contains `.remove`. Controllers that this controller has presented are dismissed too. If the
    /// controller's `isModalInPresentation` is true when the presentation begins, only code can dismiss the controller.
    ///
    /// If the backdrop forwards touches, touches outside the post reach the view of the presenting controller. But VoiceOver
    /// doesn't find views behind a presented controller. If VoiceOver users must reach these views, post the controller with
    /// `PostRequest(viewController:)` instead of presenting it.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. This method sets its `modalPresentationStyle` and its `transitioningDelegate`.
    ///   - presentation: The placement, size, motion, gestures and backdrop of the post, such as `.presented` or `.card(.bottom)`.
    ///   - dismissAfter: The number of seconds after which the controller is dismissed. The default is nil: the controller stays
    ///     until the user or code dismisses it. 0 and negative numbers have the same effect as nil.
    ///   - animated: A Boolean value that indicates whether the presentation is animated. The default is true.
    ///   - completion: A closure that is called when the controller has appeared. The default is nil.
    public func present(
        _ controller: UIViewController,
        as presentation: PostPresentation,
        dismissAfter: TimeInterval? = nil,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let delegate = PostTransitioningDelegate(presentation, dismissAfter: dismissAfter)
        controller.modalPresentationStyle = .custom
        // The property is weak. From the end of `present` on, the presentation controller retains the delegate.
        withExtendedLifetime(delegate) {
            controller.transitioningDelegate = delegate
            present(controller, animated: animated, completion: completion)
        }
    }
}
