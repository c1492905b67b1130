#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

// The methods of version 3 that take a view, for the view of a request, which is optional. If the view isn't optional, Swift prefers
// the methods of MessageStackView with the same labels.

extension Poster {
    /// Posts a view that can be nil, such as `PostRequest.view`. If the view is nil, nothing is posted.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The number of seconds on screen. The default is nil. If it is nil or 0, the view stays until its post is
    ///     removed.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    public func post(view: UIView?, dismissAfter: TimeInterval? = nil, animated: PostAnimation = .default) {
        guard let view else { return }
        post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }
}

extension PostManager {
    /// Removes the post of a view that can be nil, such as `PostRequest.view`. The method has no effect if the view is nil or isn't
    /// posted.
    ///
    /// - Parameters:
    ///   - view: The posted view, not the `PostSlot` that the library puts around it.
    ///   - animated: A Boolean value that indicates whether the exit is animated. The default is true.
    public func remove(view: UIView?, animated: Bool = true) {
        guard let view else { return }
        remove(view: view, animated: animated, completion: nil)
    }
}

extension PostGestureManager {
    /// Lets a tap on a posted view remove its post. If the view is nil, which `PostRequest.view` can be, the method has no effect.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addTapToRemoveGesture(to view: UIView?) {
        if let view { addTapToRemoveGesture(to: view) }
    }

    /// Prevents a tap on a posted view from removing its post. If the view is nil, the method has no effect.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removeTapToRemoveGesture(from view: UIView?) {
        if let view { removeTapToRemoveGesture(from: view) }
    }

    /// Lets a drag or a flick of a posted view remove its post. If the view is nil, which `PostRequest.view` can be, the method has
    /// no effect.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func addPanToRemoveGesture(to view: UIView?) {
        if let view { addPanToRemoveGesture(to: view) }
    }

    /// Prevents a drag or a flick of a posted view from removing its post. If the view is nil, the method has no effect.
    ///
    /// - Parameter view: The posted view, or a view that will be posted.
    public func removePanToRemoveGesture(from view: UIView?) {
        if let view { removePanToRemoveGesture(from: view) }
    }
}
