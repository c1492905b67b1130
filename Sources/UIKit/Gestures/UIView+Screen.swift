// Between a view and the screen: a window may be moved or transformed.
extension UIView {
    func pointFromScreen(_ point: CGPoint) -> CGPoint {
        guard let window else { return convert(point, from: nil) }
        return convert(window.pointFromSuperview(point, presented: false), from: window)
    }

    func pointOnScreen(_ point: CGPoint) -> CGPoint {
        let inWindow = convert(point, to: nil)
        guard let window else { return inWindow }
        return inWindow.applying(window.layer.transformToSuperlayer(presented: false))
    }

    /// A distance or a speed, which has a direction and a length but no place.
    func vectorFromScreen(_ vector: CGPoint) -> CGPoint {
        let origin = pointFromScreen(.zero)
        let end = pointFromScreen(vector)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    func vectorOnScreen(_ vector: CGPoint) -> CGPoint {
        let origin = pointOnScreen(.zero)
        let end = pointOnScreen(vector)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
