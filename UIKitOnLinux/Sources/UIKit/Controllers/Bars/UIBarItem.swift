/// The base class of items in bars.
///
/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    open var title: String? {
        didSet { if title != oldValue { onChange() } }
    }
    open var image: UIImage? {
        didSet { if image !== oldValue { onChange() } }
    }
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange() } }
    }
    open var tag = 0

    // MARK: - Accessibility

    // Apple declares these on `NSObject`.

    /// The accessibility label. The title is used if it is nil.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { onChange() } }
    }
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { onChange() } }
    }
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { onChange() } }
    }
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { onChange() } }
    }

    public override init() {
        super.init()
    }

    /// Called when the bar must be updated.
    var onChange: () -> Void = {}
}
