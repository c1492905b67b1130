/// Scales fonts and lengths with the content size category, in proportion to a text style.
///
/// A length is proportional to the style's leading. This formula reproduces the results of iOS 26.1 for nineteen
/// lengths in eleven styles at twelve content sizes, except one font: 11 points of headline at accessibility size 4, a
/// tie in rounding, become 25 there and 26 here.
/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns the font at the current content size category. Its size is rounded to whole points.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns the font at the current content size category, limited to `maximumPointSize`; zero means no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font at the content size category of the given traits.
    ///
    /// A scaled font is scaled again from its original; UIKit raises an exception.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font at the content size category of the given traits, limited to `maximumPointSize`; zero means no
    /// limit.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let original = unscaled(font)
        var size = scaled(original.pointSize, compatibleWith: traitCollection).rounded()
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return UIFont(
            original, size: size, scaling: .scaled(textStyle, from: original, maximumPointSize: maximumPointSize))
    }

    /// Returns the length at the current content size category, rounded to pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the length at the content size category of the given traits, rounded to pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = UITraitCollection.displayScale(from: traitCollection)
        return (scaled(value, compatibleWith: traitCollection) * scale).rounded() / scale
    }

    private func scaled(_ value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = UIContentSizeCategory.resolved(from: traitCollection)
        // Multiplying before dividing keeps exact halves exact; they are rounded up.
        return value * DynamicType.figures(for: textStyle, at: category).leading
            / DynamicType.figures(for: textStyle, at: .large).leading
    }

    private func unscaled(_ font: UIFont) -> UIFont {
        switch font.scaling {
        case .scaled(_, let original, _): original
        case .preferred, nil: font.withSize(font.pointSize)
        }
    }
}
