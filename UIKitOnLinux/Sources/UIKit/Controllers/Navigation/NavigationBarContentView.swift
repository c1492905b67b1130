/// The content of a navigation bar for one item: a title between the buttons, or a large title below them.
final class NavigationBarContentView: UIView {
    private static let gap: CGFloat = 12
    /// The distance of the large title from the top of its container, in points, as measured on iOS 26.1.
    private static let largeTitleTop: CGFloat = 3
    /// The height above the large title's container: the bar and its padding.
    private static let barHeight = UINavigationBar.height + UINavigationBar.padding
    private static let fadeDuration: TimeInterval = 0.2

    private let item: UINavigationItem
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let largeTitleRoom = UIView()
    private let hasLargeTitle: Bool
    private let largeTitleHeight: CGFloat
    private let leading: [UIView]
    private let trailing: [UIView]

    init(
        item: UINavigationItem, backButton: BarButton?, hasLargeTitle: Bool, appearance: UINavigationBarAppearance,
        traits: UITraitCollection
    ) {
        self.item = item
        largeTitleHeight = UINavigationBar.largeTitleHeight(traits)
        self.hasLargeTitle = hasLargeTitle
        leading = (backButton.map { [$0] } ?? []) + Self.views(of: item.leftBarButtonItems)
        trailing = Self.views(of: item.rightBarButtonItems)
        super.init(frame: .zero)
        setUp(titleLabel, .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes)
        titleLabel.textAlignment = .center
        if hasLargeTitle {
            setUp(largeTitleLabel, UINavigationBar.largeTitleFont(traits), appearance.largeTitleTextAttributes)
            largeTitleRoom.clipsToBounds = true
            largeTitleRoom.addSubview(largeTitleLabel)
            addSubview(largeTitleRoom)
            titleLabel.alpha = isInline ? 1 : 0
        }
        for view in [middle] + leading + trailing { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func views(of items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.storedIsHidden }.map { $0.makeView() }
    }

    private func setUp(_ label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) {
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.accessibilityTraits = .header
    }

    func hasButton(at point: CGPoint) -> Bool {
        let custom = item.titleView.map { [$0] } ?? []
        return (leading + trailing + custom).contains { $0.frame.contains(point) }
    }

    /// Called after the content below has moved.
    func titleDidMove() {
        setNeedsLayout()
        let alpha: CGFloat = isInline ? 1 : 0
        guard hasLargeTitle, titleLabel.alpha != alpha else { return }
        UIView.animate(withDuration: Self.fadeDuration) { self.titleLabel.alpha = alpha }
    }

    /// Moves the large title horizontally, in points, without layout.
    func moveLargeTitle(by way: CGFloat) {
        largeTitleRoom.transform = CGAffineTransform(translationX: way, y: 0)
    }

    /// Whether the large title is scrolled out of view, so that the small title is shown.
    private var isInline: Bool { titleExtent < largeTitleHeight / 4 }
    private var titleExtent: CGFloat { item.titleExtent ?? largeTitleHeight }
    private var middle: UIView { item.titleView ?? titleLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = place(isReversed ? trailing : leading, fromLeft: true)
        let right = place(isReversed ? leading : trailing, fromLeft: false)
        // The title is centered in the bar if it fits, otherwise between the buttons.
        let size = item.titleView?.fittingSize ?? titleLabel.sizeThatFits(bounds.size)
        let free = max(0, right - left)
        let width = min(size.width, free)
        let x = min(max((bounds.width - width) / 2, left), max(left, right - width))
        middle.frame = CGRect(
            x: x, y: (UINavigationBar.height - size.height) / 2, width: width, height: size.height)
        if hasLargeTitle { placeLargeTitle(isReversed: isReversed) }
    }

    private func placeLargeTitle(isReversed: Bool) {
        let extent = titleExtent + item.titleStretch
        largeTitleRoom.place(at: CGRect(x: 0, y: Self.barHeight, width: bounds.width, height: extent))
        let margin = UINavigationBar.largeTitleMargin(traitCollection)
        let free = bounds.width - 2 * margin
        let size = largeTitleLabel.sizeThatFits(CGSize(width: free, height: bounds.height))
        let width = min(size.width, free)
        largeTitleLabel.frame = CGRect(
            x: isReversed ? bounds.width - margin - width : margin,
            y: Self.largeTitleTop + extent - largeTitleHeight, width: width, height: size.height)
    }

    /// Lays out buttons inward from an edge and returns the start of the remaining space.
    private func place(_ buttons: [UIView], fromLeft: Bool) -> CGFloat {
        let margin = UINavigationBar.itemMargin(traitCollection)
        var x = fromLeft ? margin : bounds.width - margin
        for button in buttons {
            let size = button.fittingSize
            button.frame = CGRect(
                x: fromLeft ? x : x - size.width, y: (UINavigationBar.height - size.height) / 2, width: size.width,
                height: size.height)
            x += (size.width + Self.gap) * (fromLeft ? 1 : -1)
        }
        return x
    }
}

extension UIView {
    /// The size by the constraints of the subviews, if any, otherwise by `sizeThatFits(_:)`.
    fileprivate var fittingSize: CGSize {
        if storedSubviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return systemLayoutSizeFitting(.zero)
        }
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: UINavigationBar.height))
    }
}
