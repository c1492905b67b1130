#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

// The methods of version 3 that take a view, for the view of a request, which is optional. If the view isn't optional, Swift prefers
// the methods of MessageStackView with the same labels.

extension Poster {
    /// Posts a view, such as the view of a request. It has no effect if the view is nil.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The time on screen in seconds. The default is nil, which shows the view until it is removed. 0 counts as
    ///     nil.
    ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which uses
    ///     the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
    public func post(view: UIView?, dismissAfter: TimeInterval? = nil, animated: PostAnimation = .default) {
        guard let view else { return }
        post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }
}

extension PostManager {
    /// Removes the post of a view, such as the view of a request. It has no effect if the view is nil, or if there is no such
    /// post.
    ///
    /// - Parameters:
    ///   - view: The posted view, not its slot.
    ///   - animated: A Boolean value that indicates whether the exit is animated. The default is true.
    public func remove(view: UIView?, animated: Bool = true) {
        guard let view else { return }
        remove(view: view, animated: animated, completion: nil)
    }
}

extension PostGestureManager {
    /// Lets a tap on a view remove its post, such as on the view of a request. It has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addTapToRemoveGesture(to view: UIView?) {
        if let view { addTapToRemoveGesture(to: view) }
    }

    /// Disables removal of a view's post by a tap. It has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removeTapToRemoveGesture(from view: UIView?) {
        if let view { removeTapToRemoveGesture(from: view) }
    }

    /// Lets a drag or a flick of a view remove its post, such as of the view of a request. It has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addPanToRemoveGesture(to view: UIView?) {
        if let view { addPanToRemoveGesture(to: view) }
    }

    /// Disables removal of a view's post by a drag. It has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removePanToRemoveGesture(from view: UIView?) {
        if let view { removePanToRemoveGesture(from: view) }
    }
}
