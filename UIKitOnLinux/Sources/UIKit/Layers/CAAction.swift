/// What happens when a property of a layer changes.
public protocol CAAction {
    /// Runs after the change, on the layer `anObject`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Nothing happens: a delegate answers this to keep a layer from animating.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
