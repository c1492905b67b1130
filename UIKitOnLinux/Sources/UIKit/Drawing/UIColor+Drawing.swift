extension UIColor {
    /// Sets the fill and stroke color of the current context. Without one, nothing happens.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context. Without one, nothing happens.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current context. Without one, nothing happens.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
