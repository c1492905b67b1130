/// What items of bars have in common.
///
/// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor
open class UIBarItem: NSObject {
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

    public override init() {
        super.init()
    }

    /// Called when the bar has to look different.
    var onChange: () -> Void = {}
}
