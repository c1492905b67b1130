/// A button of an alert.
///
/// https://developer.apple.com/documentation/uikit/uialertaction
@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves things as they are; stands at the left of two, below more.
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

    /// A button without a title, which does nothing.
    public override init() {
        super.init()
    }

    /// `handler` runs once the alert has gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
