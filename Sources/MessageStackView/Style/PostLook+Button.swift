import UIKit

extension PostLook {
    /// The colors of a button. They are legible on the background of the post.
    struct Button {
        let title: UIColor
        let fill: UIColor
        /// The color of an outline, which a button has only with Increase Contrast or Button Shapes.
        let outline: UIColor

        /// Creates the colors of a button.
        ///
        /// - Parameters:
        ///   - isProminent: A Boolean value that indicates whether the button is filled with the tint color. Otherwise, it has a
        ///     translucent fill, and a title in the color of the texts around it.
        ///   - isDestructive: A Boolean value that indicates whether red replaces the tint and the title of a quiet button.
        ///   - tint: The tint color.
        ///   - textColor: The color of the texts around the button.
        ///   - backgroundFills: The fills behind the button; none if they are unknown.
        init(isProminent: Bool, isDestructive: Bool, tint: UIColor, textColor: UIColor, backgroundFills: [PostFill]) {
            let color: UIColor = isDestructive ? .systemRed : tint
            outline = textColor.outline(on: backgroundFills)
            if isProminent {
                (title, fill) = (color.titleColorOnFill, color.legibleFill)
            } else {
                fill = textColor.quietFill(on: backgroundFills)
                title = isDestructive ? color.legible(on: fill, over: backgroundFills) : textColor
            }
        }
    }
}

extension UIColor {
    /// Returns the translucent background of a title in this color: the color itself or, where the title would have too little
    /// contrast, black or white.
    ///
    /// A light color on a dark background needs twice the opacity of a dark color on a light one to be equally visible. Apple's
    /// system fills have the same ratio.
    fileprivate func quietFill(on backgroundFills: [PostFill]) -> UIColor {
        UIColor { traits in
            let textColor = self.resolvedColor(with: traits)
            let opposite = UIColor.blackOrWhite(on: [textColor])
            let opacity = opposite == .black ? 0.16 : 0.08
            let tinted = textColor.withAlphaComponent(opacity * (traits.accessibilityContrast == .high ? 1.5 : 1))
            return [tinted].first(
                over: backgroundFills.visibleColors(in: traits), contrast: Contrast.text, to: textColor)
                ?? opposite.withAlphaComponent(0.24)
        }
    }

    /// Returns the color, or black or white where the color has too little contrast for an outline.
    fileprivate func outline(on backgroundFills: [PostFill]) -> UIColor {
        UIColor { traits in
            let backgrounds = backgroundFills.visibleColors(in: traits)
            return [self.resolvedColor(with: traits)].first(over: backgrounds, contrast: Contrast.graphic)
                ?? .blackOrWhite(on: backgrounds)
        }
    }

    /// Returns the color, mixed with the least black or white that makes a title on a translucent fill legible.
    fileprivate func legible(on fill: UIColor, over backgroundFills: [PostFill]) -> UIColor {
        UIColor { traits in
            let fill = fill.resolvedColor(with: traits)
            return self.resolvedColor(with: traits)
                .legible(on: backgroundFills.visibleColors(in: traits).map(fill.composited))
        }
    }

    /// The dynamic color of texts on `legibleFill`; see `contrastingTextColor`.
    fileprivate var titleColorOnFill: UIColor {
        UIColor { self.resolvedColor(with: $0).contrastingTextColor }
    }

    /// The color, darkened for white texts or brightened for black ones until these are legible.
    fileprivate var legibleFill: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.legible(on: [color.contrastingTextColor])
        }
    }

    /// The color of texts on the color: white, or black if the contrast to white is below 3 : 1.
    private var contrastingTextColor: UIColor { [.white].first(over: [self], contrast: Contrast.graphic) ?? .black }
}
