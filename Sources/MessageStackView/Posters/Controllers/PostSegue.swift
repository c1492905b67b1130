public import UIKit

#if !os(visionOS)
    /// A segue that presents its destination as a post.
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
    /// The segue can be performed again after the destination was dismissed. visionOS doesn't have it, because UIKit
    /// deprecates segues there.
    open class PostSegue: UIStoryboardSegue {
        /// The presentation of the destination; at the lower edge, over a dimmed source, by default. `perform()` reads it
        /// after `prepare(for:sender:)`.
        open var presentation = PostPresentation.presented

        /// The seconds after which the destination is dismissed; never for nil, the default.
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
    /// A drag, a tap with `PostPresentation.touches` or on the backdrop, and the escape gesture dismiss the controller
    /// and the controllers that it has presented, as the presenter's `dismiss(animated:completion:)` does. A controller with
    /// `isModalInPresentation` when it is presented can be dismissed by code only.
    ///
    /// With a backdrop that forwards touches, the presenter's view receives touches outside the post. VoiceOver still doesn't
    /// find views behind a presented controller; post the controller instead if users have to reach them.
    ///
    /// - Parameters:
    ///   - controller: The controller. This method sets its presentation style and its transitioning delegate.
    ///   - presentation: The place, size, motion, gestures and backdrop.
    ///   - dismissAfter: The seconds after which the controller is dismissed; nil, the default, for never. NaN, infinity, zero
    ///     and negative numbers count as nil.
    ///   - animated: Whether the presentation is animated.
    ///   - completion: Called when the controller has appeared.
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
