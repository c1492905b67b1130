/// An effect that shows the content of a visual effect view in a single color that contrasts with the blur behind it.
///
/// https://developer.apple.com/documentation/uikit/uivibrancyeffect
@MainActor
open class UIVibrancyEffect: UIVisualEffect {
    package let blurEffect: UIBlurEffect
    package let style: UIVibrancyEffectStyle?

    /// Creates an effect for a blur of one of the oldest styles.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Returns the color of the content for the given traits.
    func color(with traits: UITraitCollection) -> CGColor {
        let isDark = blurEffect.material(inDark: traits.userInterfaceStyle == .dark).isDark
        let onBlur = UITraitCollection(traitsFrom: [
            traits, UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ])
        return (style ?? .label).color.resolvedColor(with: onBlur).cgColor
    }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return blurEffect == other.blurEffect && style == other.style
    }

    open override var hash: Int { blurEffect.hash }
}

/// The styles of vibrant content.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}
