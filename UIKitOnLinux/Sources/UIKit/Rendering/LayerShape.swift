// What a layer's values mean in points of its own coordinates.
extension LayerValues {
    /// The bounds with their corners.
    var outline: RoundedRectangle {
        RoundedRectangle(
            rect: bounds,
            radius: cornerRadius,
            corners: UIRectCorner(rawValue: maskedCorners.rawValue),
            isContinuous: cornerCurve == .continuous)
    }

    /// From the layer's own coordinates to those of its superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        // As most layers are: conversions between views ask each layer on the way.
        if CATransform3DIsIdentity(transform) {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// What is done to the sublayers, in the layer's own coordinates: about its anchor point.
    var sublayerTransformInBounds: CGAffineTransform {
        let transform = CATransform3DGetAffineTransform(sublayerTransform)
        guard !transform.isIdentity else { return .identity }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    var isVisible: Bool {
        !isHidden && opacity > 0
    }

    var hasBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 }

    var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 }

    /// What throws the layer's shadow.
    enum ShadowCaster {
        case path(CGPath)
        case outline
        /// All that the layer and its sublayers show, as one can see through the layer.
        case picture
    }

    /// Nil for a layer without a shadow. One that clips to its bounds has none: it would be clipped too.
    var shadowCaster: ShadowCaster? {
        guard shadowOpacity > 0, (shadowColor?.alpha ?? 0) > 0, !masksToBounds else { return nil }
        if let shadowPath { return .path(shadowPath) }
        return (backgroundColor?.alpha ?? 0) >= 1 ? .outline : .picture
    }

    /// Where contents of a size in points stand.
    func place(contentsOf size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
        let placed =
            switch contentsGravity {
            case .resize: bounds.size
            case .resizeAspect: size.scaled(by: min(scale.width, scale.height))
            case .resizeAspectFill: size.scaled(by: max(scale.width, scale.height))
            default: size
            }
        let free = CGSize(width: bounds.width - placed.width, height: bounds.height - placed.height)
        let part = contentsGravity.partOfFreeSpace
        return CGRect(
            origin: CGPoint(x: bounds.minX + free.width * part.x, y: bounds.minY + free.height * part.y), size: placed)
    }
}

extension CALayerContentsGravity {
    /// How much of the free space is left of the contents, and above them to the eye. Core Animation names edges for
    /// y upwards: its bottom is the edge at the least y, which UIKit shows at the top.
    fileprivate var partOfFreeSpace: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: 0, y: 1)
        case .top: CGPoint(x: 0.5, y: 1)
        case .topRight: CGPoint(x: 1, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .bottomLeft: CGPoint(x: 0, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 0)
        case .bottomRight: CGPoint(x: 1, y: 0)
        default: CGPoint(x: 0.5, y: 0.5)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
