import UIKit

/// What a surface is covered with: a post's background, or a backdrop. Several lie on one another.
public enum PostFill: Hashable, Sendable {
    /// A colour, as the appearance resolves it.
    case color(UIColor)
    /// From one colour to another.
    case gradient(PostGradient)
    /// What is behind, out of focus. Where people asked for less transparency it is the opaque colour of its kind.
    case blur(UIBlurEffect.Style)
    /// An image that covers all of it, and keeps its proportions.
    case image(UIImage)

    /// The one that stands for it; nil for pictures and blurs.
    var mainColor: UIColor? {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first
        case .blur, .image: nil
        }
    }

    /// Whether nothing is seen through it, as far as that is known: an image is taken to be so.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        let colors: [UIColor]
        switch self {
        case .color(let color): colors = [color]
        case .gradient(let gradient): colors = gradient.colors
        case .blur: return false
        case .image: return true
        }
        return !colors.isEmpty && colors.allSatisfy { $0.resolvedColor(with: traits).cgColor.alpha >= 1 }
    }

    /// Whether the two look the same, in light and in dark, with more contrast or less, though they may not be equal:
    /// colours that depend on the appearance are equal to themselves only.
    func looksLike(_ other: PostFill) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let otherColor)): color.looksLike(otherColor)
        case (.gradient(let gradient), .gradient(let otherGradient)): gradient.looksLike(otherGradient)
        default: self == other
        }
    }
}

extension PostGradient {
    fileprivate func looksLike(_ other: PostGradient) -> Bool {
        var other = other
        guard colors.count == other.colors.count, zip(colors, other.colors).allSatisfy({ $0.looksLike($1) }) else {
            return false
        }
        other.colors = colors
        return self == other
    }
}

extension UIColor {
    fileprivate func looksLike(_ other: UIColor) -> Bool {
        self == other
            || UITraitCollection.appearances.allSatisfy {
                resolvedColor(with: $0) == other.resolvedColor(with: $0)
            }
    }
}

extension UITraitCollection {
    /// Those that colours depend on.
    fileprivate static var appearances: [UITraitCollection] {
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [UIAccessibilityContrast.normal, .high].map { contrast in
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
                ])
            }
        }
    }
}

/// Colours that go over into one another along a line.
public struct PostGradient: Hashable, Sendable {
    /// In order, as the appearance resolves them. One alone is just that colour; none is nothing.
    public var colors: [UIColor]

    /// Where each colour is, from 0 to 1, ascending; nil, the default, for equal distances. Ignored unless there are as
    /// many as colours.
    public var locations: [CGFloat]?

    /// Where the first colour is, in parts of the surface: (0, 0) is the upper leading corner. (0.5, 0) by default.
    public var start: CGPoint

    /// Where the last colour is; (0.5, 1) by default. Directions are mirrored where people read from right to left.
    public var end: CGPoint

    /// From top to bottom, if nothing is said.
    public init(
        _ colors: [UIColor],
        locations: [CGFloat]? = nil,
        start: CGPoint = CGPoint(x: 0.5, y: 0),
        end: CGPoint = CGPoint(x: 0.5, y: 1)
    ) {
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }

    // `CGPoint` is `Hashable` only from iOS 18. Colors and locations tell most gradients apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}
