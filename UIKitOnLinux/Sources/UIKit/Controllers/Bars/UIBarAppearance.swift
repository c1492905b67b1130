/// How the background of a bar looks.
///
/// https://developer.apple.com/documentation/uikit/uibarappearance
@MainActor
open class UIBarAppearance: NSObject {
    /// Nil, the default, lets what is below shine through.
    open var backgroundColor: UIColor? {
        didSet { onChange() }
    }
    /// Of the line between bar and content; nil for none.
    open var shadowColor: UIColor? {
        didSet { onChange() }
    }

    /// Called when the bar has to look different.
    var onChange: () -> Void = {}

    public override init() {
        super.init()
    }

    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// That of the system: bars of iOS 26 float on nothing.
    open func configureWithDefaultBackground() { setBackground(nil, shadow: nil) }
    open func configureWithOpaqueBackground() { setBackground(.systemBackground, shadow: .separator) }
    open func configureWithTransparentBackground() { setBackground(nil, shadow: nil) }

    private func setBackground(_ color: UIColor?, shadow: UIColor?) {
        backgroundColor = color
        shadowColor = shadow
    }
}
