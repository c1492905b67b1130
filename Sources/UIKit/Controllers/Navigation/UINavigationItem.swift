/// What stands for a controller in a navigation bar.
///
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
    open var title: String? {
        didSet { if title != oldValue { onChange() } }
    }
    /// Whether the bar shows no back button while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { onChange() } }
    }

    /// At the leading edge, the first outermost; they take the place of the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonItemsDidChange() }
    }
    /// At the trailing edge, the first outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonItemsDidChange() }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// Called when the bar has to look different.
    var onChange: () -> Void = {}

    private func buttonItemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange() }
        }
        onChange()
    }
}
