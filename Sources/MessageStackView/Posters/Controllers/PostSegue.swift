import UIKit

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
/// The segue can be performed again after the destination was dismissed.
open class PostSegue: UIStoryboardSegue {
    /// The presentation of the destination; at the lower edge, over a dimmed source, by default. `perform()` reads it
    /// after `prepare(for:sender:)`.
    open var presentation = PostPresentation.presented

    /// The seconds after which the destination is dismissed; never for nil, the default.
    open var dismissAfter: TimeInterval?

    open override func perform() {
        source.present(
            destination, as: presentation, dismissAfter: dismissAfter, animated: UIView.areAnimationsEnabled,
            completion: nil)
    }
}

extension UIViewController {
    /// Presents a controller as a post.
    ///
    /// ```swift
    /// present(picker, as: .presented)
    /// ```
    ///
    /// - Parameters:
    ///   - controller: The controller. This method sets its presentation style and its transitioning delegate. See
    ///     `PostTransitioningDelegate` for its dismissal.
    ///   - presentation: The presentation.
    ///   - animated: Whether the presentation is animated.
    ///   - completion: Called when the controller has appeared.
    public func present(
        _ controller: UIViewController,
        as presentation: PostPresentation,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(controller, as: presentation, dismissAfter: nil, animated: animated, completion: completion)
    }

    fileprivate func present(
        _ controller: UIViewController,
        as presentation: PostPresentation,
        dismissAfter: TimeInterval?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        let delegate = PostTransitioningDelegate(presentation)
        delegate.dismissAfter = dismissAfter
        controller.modalPresentationStyle = .custom
        // The property is weak. From the end of `present` on, the presentation controller retains the delegate.
        withExtendedLifetime(delegate) {
            controller.transitioningDelegate = delegate
            present(controller, animated: animated, completion: completion)
        }
    }
}
