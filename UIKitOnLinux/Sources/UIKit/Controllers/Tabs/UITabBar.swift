/// The floating tab bar of iOS 26, with one button per tab. Sizes and colors were measured on iOS 26.1, those of phones
/// on an iPhone SE and an iPhone 16.
///
/// https://developer.apple.com/documentation/uikit/uitabbar
open class UITabBar: UIView {
    private enum Metrics {
        static let height: CGFloat = 62
        static let pitch: CGFloat = 85.75
        static let extraWidth: CGFloat = 16.75
        static let selectionHeight: CGFloat = 53.5
        static let selectionExtraWidth: CGFloat = 7.75
        static let distanceToEdge: CGFloat = 10
        /// The height of a phone's bar in portrait, with and without a home indicator.
        static let phoneHeight: CGFloat = 83
        static let compactPhoneHeight: CGFloat = 64
        static let compactPlatterHeight: CGFloat = 44
        /// The height of a tab in compact height. The distance between tabs, and from them to the edges of the bar's
        /// background.
        static let compactTabHeight: CGFloat = 36
        static let compactTabGap: CGFloat = 4
        static let sideMargin: CGFloat = 21
        static let topHeight: CGFloat = 44
        static let topPitch: CGFloat = 110
        static let topSelectionInset: CGFloat = 4
    }

    /// The height of the bar at the top of an iPad without the safe area.
    static let heightAtTop = Metrics.topHeight

    /// Returns the height of the bar at the bottom of a view, which includes the bottom safe area inset: on a phone 83
    /// points, in compact height 64; on other devices the inset plus 49 points, but at least 72.
    static func height(aboveInset inset: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        guard traits.userInterfaceIdiom == .phone else {
            return max(Metrics.height + Metrics.distanceToEdge, 49 + inset)
        }
        return traits.verticalSizeClass == .compact
            ? Metrics.compactPhoneHeight : max(Metrics.phoneHeight, 49 + inset)
    }

    open var items: [UITabBarItem]? {
        didSet { itemsDidChange() }
    }
    open weak var selectedItem: UITabBarItem? {
        didSet { selectionDidChange() }
    }

    /// Whether the bar is at the top and shows only titles, as on iPad since iOS 18.
    var isAtTop = false {
        didSet { if isAtTop != oldValue { arrangementDidChange() } }
    }

    /// Called with the index of a pressed tab.
    var onPress: (Int) -> Void = { _ in }

    private let platter = UIView()
    private let selection = UIView()
    private var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if arrangement == .beside { layOutCompactly() } else { layOutEqually() }
        guard let selected = buttons.first(where: \.isSelected) else {
            selection.isHidden = true
            return
        }
        selection.isHidden = false
        selection.bounds.size = selectionSize(for: selected)
        selection.center = selected.center
        selection.layer.cornerRadius = selection.bounds.height / 2
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { arrangementDidChange() }
    }

    /// Lays out tabs of equal widths.
    private func layOutEqually() {
        let count = CGFloat(buttons.count)
        let (wanted, extra) = isAtTop ? (Metrics.topPitch, 0) : (Metrics.pitch, Metrics.extraWidth)
        let height = isAtTop ? Metrics.topHeight : Metrics.height
        let width = min(wanted * count + extra, max(0, bounds.width - 2 * Metrics.sideMargin))
        let pitch = count > 0 ? (width - extra) / count : 0
        platter.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: height)
        platter.layer.cornerRadius = height / 2
        for (index, button) in buttons.enumerated() {
            let place = isReversed ? buttons.count - 1 - index : index
            let x = extra / 2 + CGFloat(place) * pitch
            button.frame = CGRect(x: x, y: 0, width: pitch, height: height)
        }
    }

    /// Lays out tabs with the widths of their content, as in compact height.
    private func layOutCompactly() {
        let gap = Metrics.compactTabGap
        let widths = buttons.map { $0.sizeThatFits(bounds.size).width }
        let wanted = widths.reduce(gap) { $0 + $1 + gap }
        let width = min(wanted, max(0, bounds.width - 2 * Metrics.sideMargin))
        platter.frame = CGRect(
            x: (bounds.width - width) / 2, y: 0, width: width, height: Metrics.compactPlatterHeight)
        platter.layer.cornerRadius = Metrics.compactPlatterHeight / 2
        // Tabs that don't fit are narrower by the same factor.
        let factor = wanted > 0 ? width / wanted : 1
        var x = gap * factor
        for (button, width) in isReversed ? zip(buttons, widths).reversed() : Array(zip(buttons, widths)) {
            button.frame = CGRect(x: x, y: gap, width: width * factor, height: Metrics.compactTabHeight)
            x += (width + gap) * factor
        }
    }

    private func selectionSize(for button: TabButton) -> CGSize {
        switch arrangement {
        case .beside: button.bounds.size
        case .titleOnly: button.bounds.insetBy(dx: Metrics.topSelectionInset, dy: Metrics.topSelectionInset).size
        case .above:
            CGSize(width: button.bounds.width + Metrics.selectionExtraWidth, height: Metrics.selectionHeight)
        }
    }

    private var arrangement: TabButton.Arrangement {
        if isAtTop { return .titleOnly }
        let isPhone = traitCollection.userInterfaceIdiom == .phone
        return isPhone && traitCollection.verticalSizeClass == .compact ? .beside : .above
    }

    private func arrangementDidChange() {
        for button in buttons { button.arrangement = arrangement }
        setNeedsLayout()
    }

    /// The bar receives touches only on its visible part.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { platter.frame.contains(point) }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func setUp() {
        platter.backgroundColor = .barPlatter
        platter.layer.shadowColor = UIColor.black.cgColor
        platter.layer.shadowOpacity = 0.1
        platter.layer.shadowRadius = 7
        platter.layer.shadowOffset = CGSize(width: 0, height: 2.5)
        selection.backgroundColor = .selectedTab
        selection.isUserInteractionEnabled = false
        platter.addSubview(selection)
        addSubview(platter)
    }

    private func itemsDidChange() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            item.onChange = { [weak self] in self?.itemsDidChange() }
            let button = TabButton(item: item)
            button.arrangement = arrangement
            button.onPress = { [weak self] in self?.onPress(index) }
            return button
        }
        for button in buttons { platter.addSubview(button) }
        selectionDidChange()
    }

    private func selectionDidChange() {
        for (button, item) in zip(buttons, items ?? []) { button.isSelected = item === selectedItem }
        setNeedsLayout()
    }
}
