/// The floating tab bar of iOS 26, with one button per tab. Sizes and colors were measured on iOS 26.1.
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
        static let sideMargin: CGFloat = 21
        static let topHeight: CGFloat = 44
        static let topPitch: CGFloat = 110
        static let topSelectionInset: CGFloat = 4
    }

    /// The height of the bar at the top of an iPad without the safe area, equal to a navigation bar's.
    static let heightAtTop = Metrics.topHeight + UINavigationBar.padding

    /// Returns the height of the bar for a bottom safe area inset: the inset plus 49 points, but at least 72.
    static func height(aboveInset inset: CGFloat) -> CGFloat {
        max(Metrics.height + Metrics.distanceToEdge, 49 + inset)
    }

    open var items: [UITabBarItem]? {
        didSet { itemsDidChange() }
    }
    open weak var selectedItem: UITabBarItem? {
        didSet { selectionDidChange() }
    }

    /// Whether the bar is at the top and shows only titles, as on iPad since iOS 18.
    var isAtTop = false {
        didSet {
            guard isAtTop != oldValue else { return }
            for button in buttons { button.showsTitleOnly = isAtTop }
            setNeedsLayout()
        }
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
            guard button.isSelected else { continue }
            selection.bounds.size =
                isAtTop
                ? CGSize(
                    width: pitch - 2 * Metrics.topSelectionInset, height: height - 2 * Metrics.topSelectionInset)
                : CGSize(width: pitch + Metrics.selectionExtraWidth, height: Metrics.selectionHeight)
            selection.center = button.center
            selection.layer.cornerRadius = selection.bounds.height / 2
        }
        selection.isHidden = !buttons.contains { $0.isSelected }
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
            button.showsTitleOnly = isAtTop
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
