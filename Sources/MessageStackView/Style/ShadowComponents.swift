import UIKit

/// A layer's shadow as one value.
public struct ShadowComponents: Hashable, Sendable {
    /// The blur's standard deviation in points.
    public var radius: CGFloat

    /// From 0, no shadow, to 1.
    public var opacity: Float

    /// Resolved when the shadow is applied.
    public var color: UIColor

    /// In points, down and to the right.
    public var offset: CGSize

    /// Creates a shadow.
    ///
    /// Where it is applied, components that are NaN or infinite count as zero, the opacity is clamped to 0…1, and the
    /// radius to 0…1,000 points.
    public init(radius: CGFloat, opacity: Float, color: UIColor, offset: CGSize) {
        self.radius = radius
        self.opacity = opacity
        self.color = color
        self.offset = offset
    }

    // Written out because `CGSize` is `Hashable` only from iOS 18.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(radius)
        hasher.combine(opacity)
        hasher.combine(color)
        hasher.combine(offset.width)
        hasher.combine(offset.height)
    }

    /// What a layer has of its own: black, radius 3, offset (0, −3), and invisible.
    public static let `default` = ShadowComponents(
        radius: 3, opacity: 0, color: .black, offset: CGSize(width: 0, height: -3))

    /// Soft and close: black, radius 3, opacity 0.15, offset (0, 1.5).
    public static let defaultBlack = ShadowComponents(
        radius: 3, opacity: 0.15, color: .black, offset: CGSize(width: 0, height: 1.5))

    /// The two shadows of a raised surface, a wide one and a close one, from back to front.
    static let raised = [
        ShadowComponents(radius: 10, opacity: 0.1, color: .black, offset: CGSize(width: 0, height: 6)),
        ShadowComponents(radius: 2, opacity: 0.08, color: .black, offset: CGSize(width: 0, height: 1)),
    ]

    /// The shadow that `layer` has.
    init(of layer: CALayer) {
        self.init(
            radius: layer.shadowRadius, opacity: layer.shadowOpacity,
            color: layer.shadowColor.map { UIColor(cgColor: $0) } ?? .clear, offset: layer.shadowOffset)
    }

    /// How far it is seen beyond what throws it, in points: a blurred edge is three standard deviations away.
    var reach: CGFloat {
        let shadow = clamped
        return 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
    }

    /// Gives `layer` this shadow, with the numbers clamped, in place of its own.
    func apply(to layer: CALayer) {
        let shadow = clamped
        layer.shadowRadius = shadow.radius
        layer.shadowOpacity = shadow.opacity
        layer.shadowColor = shadow.color.cgColor
        layer.shadowOffset = shadow.offset
    }
}

extension ShadowComponents {
    /// The same with a colour that doesn't depend on the appearance any more.
    func resolved(for traits: UITraitCollection) -> ShadowComponents {
        var components = self
        components.color = color.resolvedColor(with: traits)
        return components
    }

    /// The shadow with finite numbers: a radius of at most 1,000 points, an opacity from 0 to 1.
    var clamped: ShadowComponents {
        var components = self
        components.radius = min(radius.length, 1_000)
        components.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 0
        components.offset = CGSize(width: offset.width.limited, height: offset.height.limited)
        return components
    }
}
