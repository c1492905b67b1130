extension UIColor {
    /// Makes this the colour that fills and strokes in the current context; without one nothing happens.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour that fills in the current context; without one nothing happens.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour of lines in the current context; without one nothing happens.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
