/// The floating bar of iOS 26: a title and capsules on nothing.
///
/// A navigation controller's own; 44 points high with 10 points of space, and 52 more with a large title, as measured on
/// iOS 26.1. https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    static let padding: CGFloat = 10
    static let largeTitleHeight: CGFloat = 52

    /// The items of the controllers on the stack.
    open private(set) var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Whether items that don't say otherwise show a large title below the bar; false by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
    }

    // MARK: - Looks

    /// That of iOS 26 by default: nothing but title and buttons.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearanceDidChange() }
    }
    /// While the content is at its start; `standardAppearance` if it is nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }

    // MARK: - State

    var onBack: () -> Void = {}
    /// Called when the bar wants another height.
    var onHeightChange: () -> Void = {}
    private var contentView: NavigationBarContentView?
    private let background = UIView()
    private let shadow = UIView()
    /// How far the background goes up from the bar, in points.
    var backgroundTop: CGFloat = 0 {
        didSet { if backgroundTop != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        background.addSubview(shadow)
        addSubview(background)
        appearanceDidChange()
    }

    // MARK: - Items

    /// Shows the last of `items`; answers with what is to be animated and with what is to follow. Large titles go with
    /// their pages, the new one's by `way` points, the old one's by a part of it.
    func show(
        _ items: [UINavigationItem], along way: (new: CGFloat, old: CGFloat) = (0, 0)
    ) -> (animations: () -> Void, completion: () -> Void) {
        topItem?.onChange = {}
        self.items = items
        topItem?.onChange = { [weak self] in self?.itemDidChange() }
        let old = contentView
        let new = makeContentView()
        contentView = new
        UIView.performWithoutAnimation {
            if let new {
                new.alpha = 0
                new.frame = bounds
                addSubview(new)
                new.layoutIfNeeded()
                new.moveLargeTitle(by: way.new)
            }
        }
        onHeightChange()
        return (
            {
                old?.alpha = 0
                new?.alpha = 1
                old?.moveLargeTitle(by: way.old)
                new?.moveLargeTitle(by: 0)
                self.applyAppearance()
            }, { old?.removeFromSuperview() }
        )
    }

    /// Whether the top item's title is large: as it says, or as the one below.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, !items.isEmpty else { return false }
        return items.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode == .always } ?? true
    }

    /// The content below has moved: title and background follow.
    func titleDidMove() {
        contentView?.titleDidMove()
        applyAppearance()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView?.frame = bounds
        background.frame = CGRect(
            x: 0, y: -backgroundTop, width: bounds.width, height: bounds.height + backgroundTop + bottomPadding)
        shadow.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: 1 / traitScale)
    }

    /// The bar takes touches on its buttons only; what lies below gets the others.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        contentView?.hasButton(at: convert(point, to: contentView)) ?? false
    }

    private var bottomPadding: CGFloat { showsLargeTitle ? 0 : Self.padding }
    private var traitScale: CGFloat { UITraitCollection.displayScale(from: traitCollection) }

    private func itemDidChange() {
        let change = show(items ?? [])
        UIView.performWithoutAnimation(change.animations)
        change.completion()
    }

    private func makeContentView() -> NavigationBarContentView? {
        guard let topItem else { return nil }
        let isReplaced = !(topItem.leftBarButtonItems ?? []).isEmpty && !topItem.leftItemsSupplementBackButton
        let showsBack = backItem != nil && !topItem.hidesBackButton && !isReplaced
        let name = backItem.flatMap { $0.backButtonTitle ?? $0.title } ?? "Back"
        let back = BarButton(backTo: name) { [weak self] in self?.onBack() }
        return NavigationBarContentView(
            item: topItem, backButton: showsBack ? back : nil, hasLargeTitle: showsLargeTitle, appearance: appearance)
    }

    // MARK: - Appearance

    private var appearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        guard topItem?.isScrolled != true else { return standard }
        return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    private func appearanceDidChange() {
        standardAppearance.onChange = { [weak self] in self?.itemDidChange() }
        scrollEdgeAppearance?.onChange = { [weak self] in self?.itemDidChange() }
        itemDidChange()
        applyAppearance()
    }

    private func applyAppearance() {
        background.backgroundColor = appearance.backgroundColor
        shadow.backgroundColor = appearance.shadowColor
    }
}
