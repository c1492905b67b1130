/// The radii of a view's corners.
///
/// https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct
@available(iOS 26.0, *)
public struct UICornerConfiguration {
    let radii: CornerRadii

    /// Returns a configuration with the same radius for all corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    /// Returns a configuration with a radius for each corner. A corner without a radius is square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            radii: CornerRadii(
                topLeft: topLeftRadius?.length ?? 0, topRight: topRightRadius?.length ?? 0,
                bottomLeft: bottomLeftRadius?.length ?? 0, bottomRight: bottomRightRadius?.length ?? 0))
    }
}

/// The radius of a corner.
///
/// https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct
@available(iOS 26.0, *)
public struct UICornerRadius {
    let length: CGFloat

    /// Returns a radius in points. Values that are NaN, infinite or negative count as 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(length: radius.isFinite ? max(0, radius) : 0)
    }
}

extension UIView {
    /// The radii of the view's corners; square by default, and a capsule for glass.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-7l0ja
    @available(iOS 26.0, *)
    public var cornerConfiguration: UICornerConfiguration {
        get { UICornerConfiguration(radii: cornerRadii ?? CornerRadii()) }
        set { cornerRadii = newValue.radii }
    }
}

/// The radii of four corners in points.
struct CornerRadii: Equatable {
    var topLeft: CGFloat
    var topRight: CGFloat
    var bottomLeft: CGFloat
    var bottomRight: CGFloat

    init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    init(all radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// Applies the radii to a layer, whose corners have one radius: the greatest one. Corners with a lesser radius are
    /// square.
    @MainActor
    func apply(to layer: CALayer) {
        let radii: [(CGFloat, CACornerMask)] = [
            (topLeft, .layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner),
            (bottomLeft, .layerMinXMaxYCorner), (bottomRight, .layerMaxXMaxYCorner),
        ]
        let radius = radii.map(\.0).reduce(0, max)
        layer.cornerRadius = radius
        layer.maskedCorners = radii.reduce(into: []) { corners, corner in
            if corner.0 == radius { corners.insert(corner.1) }
        }
    }
}
