/// The appearance of a bar's background.
///
/// https://developer.apple.com/documentation/uikit/uibarappearance
@MainActor
open class UIBarAppearance: NSObject {
    /// The background color. Nil, the default, makes the background transparent.
    open var backgroundColor: UIColor? {
        didSet { onChange() }
    }
    /// The color of the line between bar and content, or nil for no line.
    open var shadowColor: UIColor? {
        didSet { onChange() }
    }

    /// Called when the bar must be updated.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// Configures the system's background. Bars have none in iOS 26.
    open func configureWithDefaultBackground() { setBackground(nil, shadow: nil) }
    open func configureWithOpaqueBackground() { setBackground(.systemBackground, shadow: .separator) }
    open func configureWithTransparentBackground() { setBackground(nil, shadow: nil) }

    private func setBackground(_ color: UIColor?, shadow: UIColor?) {
        backgroundColor = color
        shadowColor = shadow
    }
}
