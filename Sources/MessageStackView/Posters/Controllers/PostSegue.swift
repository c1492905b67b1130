public import UIKit

#if !os(visionOS)
    /// A segue that presents its destination as a post, as `UIViewController.present(_:as:)` does.
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
    /// The segue can be performed again after the destination was dismissed. The class isn't available on visionOS, where UIKit
    /// deprecates segues.
    open class PostSegue: UIStoryboardSegue {
        /// The presentation with which the destination is shown. The default is `.presented`: a card at the bottom edge, over the
        /// dimmed source. You can set the property in a subclass or in `prepare(for:sender:)`, since `perform()` reads it
        /// afterward.
        open var presentation = PostPresentation.presented

        /// The number of seconds after which the destination is dismissed. The default is nil, with which the destination stays
        /// until the user or code dismisses it. 0 counts as nil.
        open var dismissAfter: TimeInterval?

        open override func perform() {
            source.present(
                destination, as: presentation, dismissAfter: dismissAfter, animated: UIView.areAnimationsEnabled)
        }
    }
#endif

extension UIViewController {
    /// Presents a controller as a post.
    ///
    /// ```swift
    /// present(picker, as: .presented)
    /// ```
    ///
    /// The user can dismiss the controller, and the controllers that it has presented, with a drag and with the accessibility
    /// escape gesture. A tap dismisses the controller if `PostPresentation.touches`, for a tap on it, or `PostBackdrop.touches`,
    /// for a tap outside, contains `.remove`. If the `isModalInPresentation` of the controller is true when it is presented, only
    /// code can dismiss it.
    ///
    /// With a backdrop that forwards touches, the view of the presenting controller receives touches outside the post. But
    /// VoiceOver doesn't find the views behind a presented controller. If VoiceOver users must reach these views, don't present
    /// the controller, but post it with `PostRequest(viewController:)`.
    ///
    /// - Parameters:
    ///   - controller: The controller to present. This method sets its `modalPresentationStyle` and its
    ///     `transitioningDelegate`.
    ///   - presentation: The placement, size, motion, gestures and backdrop of the post, such as `.presented` or
    ///     `.card(.bottom)`.
    ///   - dismissAfter: The number of seconds after which the controller is dismissed. The default is nil, with which the
    ///     controller stays until the user or code dismisses it. 0 counts as nil.
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
