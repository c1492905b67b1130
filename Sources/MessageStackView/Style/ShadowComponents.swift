public import UIKit

/// A layer's shadow as one value.
public struct ShadowComponents: Equatable, Sendable {
    /// The blur's standard deviation in points.
    public var radius: CGFloat

    /// The opacity from 0, which is no shadow, to 1.
    public var opacity: Float

    /// The color, which is resolved when the shadow is applied.
    public var color: UIColor

    /// The offset in points, to the right and down.
    public var offset: CGSize

    /// Creates a shadow, by default a soft, close one.
    ///
    /// Where it is applied, components that are NaN or infinite count as zero, the opacity is clamped to 0…1, and the
    /// radius to 0…1,000 points.
    ///
    /// - Parameters:
    ///   - radius: The blur's standard deviation in points; 3 by default.
    ///   - opacity: The opacity from 0 to 1; 0.15 by default.
    ///   - color: The color; black by default.
    ///   - offset: The offset in points, to the right and down; (0, 1.5) by default.
    public init(
        radius: CGFloat = 3, opacity: Float = 0.15, color: UIColor = .black,
        offset: CGSize = CGSize(width: 0, height: 1.5)
    ) {
        self.radius = radius
        self.opacity = opacity
        self.color = color
        self.offset = offset
    }

    /// The default shadow of a layer: black, radius 3, offset (0, −3), and invisible.
    public static let `default` = ShadowComponents(
        radius: 3, opacity: 0, color: .black, offset: CGSize(width: 0, height: -3))

    /// A soft, close shadow: black, radius 3, opacity 0.15, offset (0, 1.5).
    public static let defaultBlack = ShadowComponents()

    /// The small shadow of messages: light gray, radius 1, opacity 0.6, offset (0, 1).
    package static let message = ShadowComponents(
        radius: 1, opacity: 0.6, color: .lightGray, offset: CGSize(width: 0, height: 1))

    /// The shadow of a floating card that has one shadow only: black, radius 14, opacity 0.18, offset (0, 6).
    static let floating = ShadowComponents(
        radius: 14, opacity: 0.18, color: .black, offset: CGSize(width: 0, height: 6))

    /// The two shadows of a raised surface, from back to front: a wide one, as from a lamp above, and a close one, as from the
    /// light around.
    package static let raised = [
        ShadowComponents(radius: 14, opacity: 0.14, color: .black, offset: CGSize(width: 0, height: 8)),
        ShadowComponents(radius: 2, opacity: 0.1, color: .black, offset: CGSize(width: 0, height: 1)),
    ]

    /// Creates a value from the shadow of `layer`.
    package init(of layer: CALayer) {
        self.init(
            radius: layer.shadowRadius, opacity: layer.shadowOpacity,
            color: layer.shadowColor.map { UIColor(cgColor: $0) } ?? .clear, offset: layer.shadowOffset)
    }

    /// The distance in points that the shadow extends beyond its object: the visible blur ends at three standard
    /// deviations.
    var reach: CGFloat {
        let shadow = clamped
        return 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    }

    /// Replaces the shadow of `layer` by this one, with clamped values.
    package func apply(to layer: CALayer) {
        let shadow = clamped
        layer.shadowRadius = shadow.radius
        layer.shadowOpacity = shadow.opacity
        layer.shadowColor = shadow.color.cgColor
        layer.shadowOffset = shadow.offset
    }
}

extension ShadowComponents {
    /// Returns the shadow with its color resolved for traits.
    package func resolved(for traits: UITraitCollection) -> ShadowComponents {
        var components = self
        components.color = color.resolvedColor(with: traits)
        return components
    }

    /// The shadow with finite values: a radius of at most 1,000 points, an opacity from 0 to 1.
    var clamped: ShadowComponents {
        var components = self
        components.radius = min(radius.length, 1_000)
        components.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 0
        components.offset = CGSize(width: offset.width.limited, height: offset.height.limited)
        return components
    }
}
