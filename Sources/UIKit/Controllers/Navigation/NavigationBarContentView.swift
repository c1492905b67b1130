/// What a navigation bar shows of one item.
final class NavigationBarContentView: UIView {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    private let titleLabel = UILabel()
    private let leading: [BarButton]
    private let trailing: [BarButton]

    init(item: UINavigationItem, backButton: BarButton?) {
        leading = (backButton.map { [$0] } ?? []) + (item.leftBarButtonItems ?? []).map { BarButton(item: $0) }
        trailing = (item.rightBarButtonItems ?? []).map { BarButton(item: $0) }
        super.init(frame: .zero)
        titleLabel.text = item.title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        for view in [titleLabel] + leading + trailing { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func hasButton(at point: CGPoint) -> Bool {
        (leading + trailing).contains { $0.frame.contains(point) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = place(isReversed ? trailing : leading, fromLeft: true)
        let right = place(isReversed ? leading : trailing, fromLeft: false)
        // Centred in the bar while it fits, else between the buttons.
        let size = titleLabel.sizeThatFits(bounds.size)
        let free = max(0, right - left)
        let width = min(size.width, free)
        let x = min(max((bounds.width - width) / 2, left), max(left, right - width))
        titleLabel.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }

    /// Places buttons from an edge inwards and answers with where the space between begins.
    private func place(_ buttons: [BarButton], fromLeft: Bool) -> CGFloat {
        var x = fromLeft ? Self.margin : bounds.width - Self.margin
        for button in buttons {
            let size = button.sizeThatFits(bounds.size)
            button.frame = CGRect(
                x: fromLeft ? x : x - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            x += (size.width + Self.gap) * (fromLeft ? 1 : -1)
        }
        return x
    }
}
