/// What stands for a controller in a navigation bar.
///
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
    /// Whether the title is large where the bar prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As with the item below; large for the first one.
        case automatic = 0
        case always = 1
        case never = 2
    }

    open var title: String? {
        didSet { if title != oldValue { onChange() } }
    }
    /// In place of the title in the middle of the bar; as large as it wants to be.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { onChange() } }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { onChange() } }
    }

    // MARK: - Back button

    /// Whether the bar shows no back button while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { onChange() } }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// What the button that leads back to this item is called, for VoiceOver; the title if it is nil.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { onChange() } }
    }
    /// Whether items at the leading edge stand beside the back button in place of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { onChange() } }
    }

    // MARK: - Buttons

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

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    // MARK: - Looks

    /// In place of the bar's while this item is on top.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { onChange() }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { onChange() }
    }

    public init(title: String) {
        self.title = title.isEmpty ? nil : title
        super.init()
    }

    /// Called when the bar has to look different.
    var onChange: () -> Void = {}
    /// How much of the room for a large title is taken now, in points.
    var titleExtent = UINavigationBar.largeTitleHeight
    /// How far the content was pulled down beyond its start, in points.
    var titleStretch: CGFloat = 0
    /// Whether the content has been scrolled below the bar.
    var isScrolled = false

    private func buttonItemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange() }
        }
        onChange()
    }
}
