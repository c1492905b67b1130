/// The content of a navigation bar for one controller.
///
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
    /// The display mode of the title in a bar that prefers large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the item below; large for the first item.
        case automatic = 0
        case always = 1
        case never = 2
    }

    open var title: String? {
        didSet { if title != oldValue { onChange() } }
    }
    /// The view shown instead of the title in the middle of the bar, at its preferred size.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { onChange() } }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { onChange() } }
    }

    // MARK: - Back button

    /// A Boolean value that indicates whether the back button is hidden while this item is on top.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { onChange() } }
    }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The accessibility label of the button that leads back to this item. The title is used if it is nil.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { onChange() } }
    }
    /// A Boolean value that indicates whether leading items are shown next to the back button rather than replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { onChange() } }
    }

    // MARK: - Buttons

    /// The items at the leading edge, outermost first. They replace the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { buttonItemsDidChange() }
    }
    /// The items at the trailing edge, outermost first.
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

    // MARK: - Appearance

    /// The appearance that replaces the bar's while this item is on top.
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

    /// Called when the bar must be updated.
    var onChange: () -> Void = {}
    /// The visible height of the large title's area, in points; `nil` if all of it is visible.
    var titleExtent: CGFloat?
    /// The distance by which the content is pulled down beyond its top, in points.
    var titleStretch: CGFloat = 0
    /// Whether the content is scrolled under the bar.
    var isScrolled = false

    private func buttonItemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.onChange = { [weak self] in self?.onChange() }
        }
        onChange()
    }
}
