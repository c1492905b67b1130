/// The navigation bar of iOS 26: a title and floating buttons without a background.
///
/// Only navigation controllers use it. https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
    // Measured on iOS 26.1, on an iPhone SE and an iPhone 16.
    /// The height of the buttons and the title, in points. The bar with its padding covers ten points more.
    static let height: CGFloat = 44
    static let padding: CGFloat = 10
    /// The height of the large title's area at the default text size, in points.
    private static let largeTitleHeight: CGFloat = 52
    /// The least distance of the bar from the top of its controller, in points.
    private static let leastTop: CGFloat = 10
    private static let leastTopInCompactHeight: CGFloat = 24
    /// The distance of the bar from the top of a sheet on a phone with square corners, in points.
    static let topInSmallSheet: CGFloat = 16
    /// The distance of the outermost buttons from the sides, in points.
    private static let itemMargin: CGFloat = 16
    private static let itemMarginInCompactHeight: CGFloat = 38
    /// The distance of the large title from the leading edge, in points.
    private static let phoneLargeTitleMargin: CGFloat = 16
    private static let largeTitleMargin: CGFloat = 20
    /// The height of the bar's frame, measured on Mac Catalyst 26.1.
    private static let catalystFrameHeight: CGFloat = 50

    /// The height of the frame of a bar without a large title, in points: 54, except on Mac Catalyst.
    static var frameHeight: CGFloat { FontMetricsProfile.current.isCatalyst ? catalystFrameHeight : height + padding }

    /// The font of large titles, which follows the text size.
    static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
        .systemFont(
            ofSize: UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize, weight: .bold)
    }

    /// Returns the height of the large title's area, in points: 52 at the default text size, and at others more or less by
    /// the difference of the lines.
    static func largeTitleHeight(_ traits: UITraitCollection) -> CGFloat {
        let line = UIFont.systemFont(ofSize: DynamicType.figures(for: .largeTitle, at: .large).pointSize).lineHeight
        let scale = UITraitCollection.displayScale(from: traits)
        return largeTitleHeight + ((largeTitleFont(traits).lineHeight - line) * scale).rounded() / scale
    }

    static func leastTop(_ traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? leastTopInCompactHeight : leastTop
    }

    static func itemMargin(_ traits: UITraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? itemMarginInCompactHeight : itemMargin
    }

    static func largeTitleMargin(_ traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceIdiom == .phone ? phoneLargeTitleMargin : largeTitleMargin
    }

    /// The items of the controllers on the stack.
    open private(set) var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// A Boolean value that indicates whether items show a large title below the bar by default. The default is false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
    }

    // MARK: - Appearance

    /// The standard appearance of the bar. By default that of iOS 26, without a background.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { appearanceDidChange() }
    }
    /// The appearance while the content is scrolled to its top, or nil to use `standardAppearance`.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange() }
    }

    // MARK: - State

    var onBack: () -> Void = {}
    /// Called when the bar needs a different height.
    var onHeightChange: () -> Void = {}
    private var contentView: NavigationBarContentView?
    private let background = UIView()
    private let shadow = UIView()
    /// The distance by which the background extends above the bar, in points.
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

    /// Shows the last of `items` and returns the changes to animate and the completion. Large titles move with their
    /// pages, the new one by `way.new` points and the old one by `way.old`.
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

    /// Whether the top item's title is large, as its display mode or that of the items below specifies. It isn't in
    /// compact height.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let items, !items.isEmpty else {
            return false
        }
        return items.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode == .always } ?? true
    }

    /// Updates title and background after the content below has moved.
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let hasNewTitle =
            showsLargeTitle
            && traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        if hasNewTitle || traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
            itemDidChange()
        }
    }

    /// The bar receives touches only on its buttons. Others reach the views below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        contentView?.hasButton(at: convert(point, to: contentView)) ?? false
    }

    private var bottomPadding: CGFloat {
        showsLargeTitle ? 0 : Self.height + Self.padding - Self.frameHeight
    }
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
            item: topItem, backButton: showsBack ? back : nil, hasLargeTitle: showsLargeTitle, appearance: appearance,
            traits: traitCollection)
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
