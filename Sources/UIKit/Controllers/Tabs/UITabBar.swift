/// The floating capsule of iOS 26 with one button per tab; sizes and colours were measured on iOS 26.1.
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
    }

    /// What the bar takes of a screen with `inset` points below the safe area: 49 more, and 72 at least.
    static func height(aboveInset inset: CGFloat) -> CGFloat {
        max(Metrics.height + Metrics.distanceToEdge, 49 + inset)
    }

    open var items: [UITabBarItem]? {
        didSet { itemsDidChange() }
    }
    open weak var selectedItem: UITabBarItem? {
        didSet { selectionDidChange() }
    }

    /// Called with the index of a tab that was pressed.
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
        let width = min(Metrics.pitch * count + Metrics.extraWidth, max(0, bounds.width - 2 * Metrics.sideMargin))
        let pitch = count > 0 ? (width - Metrics.extraWidth) / count : 0
        platter.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: Metrics.height)
        platter.layer.cornerRadius = Metrics.height / 2
        for (index, button) in buttons.enumerated() {
            let place = isReversed ? buttons.count - 1 - index : index
            let x = Metrics.extraWidth / 2 + CGFloat(place) * pitch
            button.frame = CGRect(x: x, y: 0, width: pitch, height: Metrics.height)
            guard button.isSelected else { continue }
            selection.bounds.size = CGSize(width: pitch + Metrics.selectionExtraWidth, height: Metrics.selectionHeight)
            selection.center = button.center
            selection.layer.cornerRadius = Metrics.selectionHeight / 2
        }
        selection.isHidden = !buttons.contains { $0.isSelected }
    }

    /// The bar takes touches on its platter only.
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
