/// The appearance of a navigation bar.
///
/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, such as font and color, which replace the bar's defaults.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange() }
    }

    public override init() {
        super.init()
    }

    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
        }
        super.init(barAppearance: barAppearance)
    }
}
