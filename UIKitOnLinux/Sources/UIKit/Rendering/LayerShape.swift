// Geometry derived from a layer's values, in points of its own coordinates.
extension LayerValues {
    /// The bounds with their corner radii.
    var outline: RoundedRectangle {
        RoundedRectangle(
            rect: bounds,
            radius: cornerRadius,
            corners: UIRectCorner(rawValue: maskedCorners.rawValue),
            isContinuous: cornerCurve == .continuous)
    }

    /// The transform from the layer's coordinates to those of its superlayer.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        // A fast path for the identity transform, since conversions between views use this for each layer on the way.
        if CATransform3DIsIdentity(transform) {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The transform of the sublayers about the anchor point, in the layer's coordinates.
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

    /// The shape that casts the layer's shadow.
    enum ShadowCaster {
        case path(CGPath)
        case outline
        /// The layer and its sublayers, because the layer isn't opaque.
        case picture
    }

    /// The shape that casts the shadow; nil if the layer has no visible shadow, as when it clips to its bounds.
    var shadowCaster: ShadowCaster? {
        guard shadowOpacity > 0, (shadowColor?.alpha ?? 0) > 0, !masksToBounds else { return nil }
        if let shadowPath { return .path(shadowPath) }
        return (backgroundColor?.alpha ?? 0) >= 1 ? .outline : .picture
    }

    /// Returns the frame in which the layer displays its contents, in the layer's coordinates. It depends on
    /// `contentsGravity`.
    ///
    /// - Parameter size: The size of the contents in points.
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
    /// The fractions of the free space to the left of the contents and above them on the screen. Core Animation names
    /// edges with the y axis pointing up, so that its bottom is the upper edge in UIKit.
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
