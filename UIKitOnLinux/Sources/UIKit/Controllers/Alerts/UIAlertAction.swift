/// An action of an alert, shown as a button.
///
/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Cancels without changes. The button is on the left of two, and below more.
        case cancel = 1
        case destructive = 2
    }

    open private(set) var title: String?
    open private(set) var style = Style.default
    open var isEnabled = true {
        didSet { onChange() }
    }

    private(set) var handler: ((UIAlertAction) -> Void)?
    var onChange: () -> Void = {}

    /// Creates an action without a title or handler.
    public override init() {
        super.init()
    }

    /// Creates an action. `handler` runs after the alert has been dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
