/// An action that runs when a property of a layer changes.
public protocol CAAction {
    /// Runs the action after the change. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing. A delegate returns it to prevent an animation.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
