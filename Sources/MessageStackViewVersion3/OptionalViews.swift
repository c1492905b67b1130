#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

// The methods of version 3 that take a view, for the view of a request, which is optional. If the view isn't optional, Swift prefers
// the methods of MessageStackView with the same labels.

extension Poster {
    /// Posts an optional view, such as `PostRequest.view`. The method has no effect if the view is nil.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The time on screen in seconds. The default is nil, with which the view stays until its post is removed.
    ///     0 counts as nil.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which
    ///     uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates both.
    public func post(view: UIView?, dismissAfter: TimeInterval? = nil, animated: PostAnimation = .default) {
        guard let view else { return }
        post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }
}

extension PostManager {
    /// Removes the post of an optional view, such as `PostRequest.view`. The method has no effect if the view is nil, or if there
    /// is no such post.
    ///
    /// - Parameters:
    ///   - view: The posted view, not the `PostSlot` that the library has put around it.
    ///   - animated: A Boolean value that indicates whether the exit is animated. The default is true.
    public func remove(view: UIView?, animated: Bool = true) {
        guard let view else { return }
        remove(view: view, animated: animated, completion: nil)
    }
}

extension PostGestureManager {
    /// Lets a tap on an optional view, such as `PostRequest.view`, remove the view's post. The method has no effect if the view
    /// is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addTapToRemoveGesture(to view: UIView?) {
        if let view { addTapToRemoveGesture(to: view) }
    }

    /// Disables removal of a view's post by a tap. The method has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removeTapToRemoveGesture(from view: UIView?) {
        if let view { removeTapToRemoveGesture(from: view) }
    }

    /// Lets a drag or a flick of an optional view, such as `PostRequest.view`, remove the view's post. The method has no effect
    /// if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addPanToRemoveGesture(to view: UIView?) {
        if let view { addPanToRemoveGesture(to: view) }
    }

    /// Disables removal of a view's post by a drag. The method has no effect if the view is nil.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removePanToRemoveGesture(from view: UIView?) {
        if let view { removePanToRemoveGesture(from: view) }
    }
}
