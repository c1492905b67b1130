/// The properties of a shape layer that determine its appearance.
package struct ShapeValues: Equatable {
    package var path: CGPath?
    package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [CGFloat]?

    var fills: Bool { (fillColor?.alpha ?? 0) > 0 }

    var strokes: Bool { (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd }

    /// The bounding box of everything that the shape draws, in the layer's coordinates; null if it draws nothing.
    var extent: CGRect {
        guard let box = path?.boundingBox, !box.isNull else { return .null }
        guard strokes else { return fills ? box : .null }
        // The tip of a mitred corner extends at most by the limit, the corner of a square cap by √2.
        let factor = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
        return box.insetBy(dx: -lineWidth / 2 * factor, dy: -lineWidth / 2 * factor)
    }
}
