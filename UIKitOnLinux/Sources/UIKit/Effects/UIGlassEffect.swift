/// An effect that shows the content behind a visual effect view as through a sheet of glass.
///
/// The system's refraction and highlights aren't drawn: the effect is a slight blur, more saturation and a tint. Its
/// shape is a capsule, or the view's `cornerConfiguration` if one is set.
/// https://developer.apple.com/documentation/uikit/uiglasseffect
@available(iOS 26.0, *)
@MainActor
open class UIGlassEffect: UIVisualEffect {
    package private(set) final var style = Style.regular

    /// Creates regular glass.
    public override init() {
        super.init()
    }

    public convenience init(style: UIGlassEffect.Style) {
        self.init()
        self.style = style
    }

    /// A Boolean value that indicates whether the glass reacts to touches. It has no effect here.
    open var isInteractive = false

    /// The color of the glass; nil, the default, for clear glass.
    open var tintColor: UIColor?

    /// The kinds of glass.
    public enum Style: Int, Sendable {
        /// Glass on which texts are legible.
        case regular = 0
        /// Glass that shows more of the content behind it.
        case clear = 1
    }

    override func material(inDark: Bool) -> BlurMaterial? { .glass(style, inDark) }

    override func tint(of material: BlurMaterial, with traits: UITraitCollection) -> CGColor {
        guard let tintColor else { return material.tintColor }
        return CGColor(tintColor.resolvedColor(with: traits).cgColor.rgb.over(material.tintColor.rgb))
    }

    /// Returns a copy, since the effect is mutable.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIGlassEffect in
            let copy = UIGlassEffect(style: style)
            copy.isInteractive = isInteractive
            copy.tintColor = tintColor
            return copy
        }
    }
}
