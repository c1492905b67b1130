import UIKit

/// The corners of a layer.
public enum Corner: Hashable, Sendable {
    /// Of this radius in points, in the continuous curve of icons.
    case rounded(CGFloat)
    /// Of half the layer's shorter side as it is now: a circle, or a capsule.
    case circular

    /// The curve that such corners have.
    public var cornerCurve: CALayerCornerCurve {
        switch self {
        case .rounded: .continuous
        case .circular: .circular
        }
    }
}

extension CALayer {
    /// Gives the layer these corners. A radius that is negative, NaN or infinite counts as zero.
    public func setCorner(_ corner: Corner) {
        let radius =
            switch corner {
            case .rounded(let radius): radius
            case .circular: min(bounds.width, bounds.height) / 2
            }
        cornerCurve = corner.cornerCurve
        cornerRadius = radius.length
    }
}
