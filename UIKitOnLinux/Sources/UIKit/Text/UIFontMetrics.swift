/// Scales fonts and lengths with the text size that a person chose, as a text style does.
///
/// A length grows with the style's leading. That law reproduces what iOS 26.1 returns for nineteen lengths in eleven styles
/// at twelve text sizes, but for one font: 11 points of headline at accessibility size 4, a tie, become 25 there and 26 here.
/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font at the current text size, its size a whole number of points.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The same, at most `maximumPointSize` large; zero means no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font at the text size of the given traits.
    ///
    /// A font that is scaled already is scaled anew from its original; UIKit raises an exception.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the text size of the given traits, at most `maximumPointSize` large; zero means no limit.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let original = unscaled(font)
        var size = scaled(original.pointSize, compatibleWith: traitCollection).rounded()
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return UIFont(
            size: size,
            weight: original.weight,
            scaling: .scaled(textStyle, from: original, maximumPointSize: maximumPointSize),
            isItalic: original.isItalic,
            hasMonospacedDigits: original.hasMonospacedDigits,
            isMonospaced: original.isMonospaced)
    }

    /// The length at the current text size, rounded to the nearest pixel.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length at the text size of the given traits, rounded to the nearest pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = UITraitCollection.displayScale(from: traitCollection)
        return (scaled(value, compatibleWith: traitCollection) * scale).rounded() / scale
    }

    private func scaled(_ value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = UIContentSizeCategory.resolved(from: traitCollection)
        // Multiplying first keeps exact halves exact, which round up.
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
