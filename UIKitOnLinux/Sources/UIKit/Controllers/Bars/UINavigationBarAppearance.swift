/// How a navigation bar looks.
///
/// https://developer.apple.com/documentation/uikit/uinavigationbarappearance
open class UINavigationBarAppearance: UIBarAppearance {
    /// On top of the bar's own: font and colour.
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
