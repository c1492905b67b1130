// Conversions between view and screen. A window may be moved or transformed, and its scene may fill only a part of the
// screen.
extension UIView {
    func pointFromScreen(_ point: CGPoint) -> CGPoint {
        guard let window else { return convert(point, from: nil) }
        let origin = window.windowScene?.frame.origin ?? .zero
        let inScene = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return convert(window.pointFromSuperview(inScene, presented: false), from: window)
    }

    func pointOnScreen(_ point: CGPoint) -> CGPoint {
        let inWindow = convert(point, to: nil)
        guard let window else { return inWindow }
        let inScene = inWindow.applying(window.layer.transformToSuperlayer(presented: false))
        let origin = window.windowScene?.frame.origin ?? .zero
        return CGPoint(x: inScene.x + origin.x, y: inScene.y + origin.y)
    }

    /// Converts a vector, such as a distance or velocity, to the view's coordinates. It is rotated and scaled like each
    /// ancestor.
    func vectorFromScreen(_ vector: CGPoint) -> CGPoint {
        let vector = storedSuperview?.vectorFromScreen(vector) ?? vector
        guard !CATransform3DIsIdentity(layer.model.transform) else { return vector }
        let transform = layer.affineTransform().inverted()
        return CGPoint(
            x: transform.a * vector.x + transform.c * vector.y, y: transform.b * vector.x + transform.d * vector.y)
    }

    func vectorOnScreen(_ vector: CGPoint) -> CGPoint {
        let origin = pointOnScreen(.zero)
        let end = pointOnScreen(vector)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
