public import UIKit

extension PostStyle {
    /// A shadow of a post, with a radius, opacity, color and offset.
    public struct Shadow: Equatable, Sendable {
        /// The radius of the blur in points, which is the standard deviation of the blur. The shadow is visible up to about three
        /// times as far. When the shadow is drawn, the radius is clamped to 0…1,000.
        public var radius: CGFloat

        /// The opacity of the shadow, from 0 for an invisible shadow to 1. When the shadow is drawn, the opacity is clamped to
        /// that range.
        public var opacity: Float

        /// The color of the shadow.
        public var color: UIColor

        /// The distance in points by which the shadow is displaced to the right and down. Negative values displace it to the left
        /// and up.
        public var offset: CGSize

        /// Creates a shadow. Without arguments, the shadow is soft and close to the post, like `defaultBlack`.
        ///
        /// When the shadow is drawn, the opacity is clamped to 0…1, and the radius to 0…1,000 points.
        ///
        /// - Parameters:
        ///   - radius: The radius of the blur in points, which is the standard deviation of the blur. The default is 3.
        ///   - opacity: The opacity from 0 to 1. The default is 0.15.
        ///   - color: The color. The default is black.
        ///   - offset: The displacement in points to the right and down. The default is (0, 1.5).
        public init(
            radius: CGFloat = 3, opacity: Float = 0.15, color: UIColor = .black,
            offset: CGSize = CGSize(width: 0, height: 1.5)
        ) {
            self.radius = radius
            self.opacity = opacity
            self.color = color
            self.offset = offset
        }

        /// The default shadow of a `CALayer`, which is invisible because its opacity is 0. The shadow is black, with a radius of
        /// 3 points and an offset of (0, −3) points.
        public static let `default` = PostStyle.Shadow(
            radius: 3, opacity: 0, color: .black, offset: CGSize(width: 0, height: -3))

        /// A soft shadow close to the post: black, with a radius of 3 points, an opacity of 0.15 and an offset of (0, 1.5)
        /// points.
        public static let defaultBlack = PostStyle.Shadow()

        /// The small shadow of messages: light gray, radius 1, opacity 0.6, offset (0, 1).
        package static let message = PostStyle.Shadow(
            radius: 1, opacity: 0.6, color: .lightGray, offset: CGSize(width: 0, height: 1))

        /// The shadow of a floating card that has one shadow only: black, radius 14, opacity 0.18, offset (0, 6).
        static let floating = PostStyle.Shadow(
            radius: 14, opacity: 0.18, color: .black, offset: CGSize(width: 0, height: 6))

        /// The two shadows of a raised surface, from back to front: a wide one, as from a lamp above, and a close one, as from the
        /// light around.
        package static let raised = [
            PostStyle.Shadow(radius: 14, opacity: 0.14, color: .black, offset: CGSize(width: 0, height: 8)),
            PostStyle.Shadow(radius: 2, opacity: 0.1, color: .black, offset: CGSize(width: 0, height: 1)),
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

        /// Replaces another shadow of `layer` by this one. Nothing changes if the app has set a third one, and an opacity that the app or
        /// the look of a card has set stays.
        func apply(to layer: CALayer, insteadOf other: PostStyle.Shadow) {
            let old = other.clamped
            guard layer.shadowRadius == old.radius, layer.shadowOffset == old.offset,
                layer.shadowColor == old.color.cgColor
            else { return }
            let opacity = layer.shadowOpacity
            apply(to: layer)
            if opacity != old.opacity { layer.shadowOpacity = opacity }
        }
    }
}

extension PostStyle.Shadow {
    /// Returns the shadow with its color resolved for traits.
    package func resolved(for traits: UITraitCollection) -> PostStyle.Shadow {
        var components = self
        components.color = color.resolvedColor(with: traits)
        return components
    }

    /// The shadow with finite values: a radius of at most 1,000 points, an opacity from 0 to 1.
    var clamped: PostStyle.Shadow {
        var components = self
        components.radius = min(radius.length, 1_000)
        components.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 0
        components.offset = CGSize(width: offset.width.limited, height: offset.height.limited)
        return components
    }
}
