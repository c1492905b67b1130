/// A stored property of a view that depends on values outside the view.
public protocol DynamicProperty {
    /// Called before the body of the view is evaluated, after the dynamic properties inside are up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
