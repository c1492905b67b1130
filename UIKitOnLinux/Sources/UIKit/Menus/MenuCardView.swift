/// A menu's card: its title, and its rows in sections.
///
/// Width, rows, gaps, corner radius and material were measured on iOS 26.1.
final class MenuCardView: UIView {
    private enum Metrics {
        static let width: CGFloat = 250
        static let cornerRadius: CGFloat = 32.6
        static let headerHeight: CGFloat = 40.333
        static let sectionGap: CGFloat = 21
        static let padding: CGFloat = 10
        static let inset: CGFloat = 28
    }

    var onChoice: (UIAction) -> Void = { _ in }
    /// Called when the card shows a submenu of another height.
    var onResize: () -> Void = {}

    private let platter = UIVisualEffectView(effect: CardEffect(.menu))
    private let scrollView = UIScrollView()
    private let header = UILabel()
    private var separators: [UIView] = []
    private var sections: [[MenuRowView]] = []

    init(menu: UIMenu) {
        super.init(frame: CGRect(x: 0, y: 0, width: Metrics.width, height: 0))
        for layer in [layer, platter.layer] {
            layer.cornerRadius = Metrics.cornerRadius
            layer.cornerCurve = .continuous
        }
        platter.clipsToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 22
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(platter)
        platter.contentView.addSubview(scrollView)
        header.font = .systemFont(ofSize: 13, weight: .semibold)
        header.textColor = .secondaryLabel
        header.accessibilityTraits = .header
        scrollView.addSubview(header)
        show(menu)
    }

    required init?(coder: NSCoder) { nil }

    private var rows: [MenuRowView] { sections.flatMap { $0 } }

    private func show(_ menu: UIMenu) {
        for view in rows + separators { view.removeFromSuperview() }
        let elements = menu.sections
        let all = elements.flatMap { $0 }
        let hasImages = all.contains { $0.image != nil }
        let hasMarks = all.contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
        sections = elements.map { section in
            section.map { element in
                let row = MenuRowView(element, hasImages: hasImages, hasMarks: hasMarks)
                row.onPress = { [weak self] in self?.press(element) }
                scrollView.addSubview(row)
                return row
            }
        }
        separators = sections.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            scrollView.addSubview(line)
            return line
        }
        header.text = menu.title
        header.isHidden = menu.title.isEmpty
        setNeedsLayout()
    }

    private func press(_ element: UIMenuElement) {
        if let action = element as? UIAction { return onChoice(action) }
        guard let menu = element as? UIMenu else { return }
        show(menu)
        onResize()
    }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(Metrics.width, size.width), height: min(size.height, arrange { _, _ in }))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        platter.frame = bounds
        scrollView.frame = platter.bounds
        let height = arrange { $0.frame = $1 }
        scrollView.contentSize = CGSize(width: bounds.width, height: height)
        scrollView.isScrollEnabled = height > bounds.height + 0.5
    }

    /// Calls `place` with each part and its frame, and returns the total height.
    @discardableResult
    private func arrange(_ place: (UIView, CGRect) -> Void) -> CGFloat {
        var y = header.isHidden ? Metrics.padding : Metrics.headerHeight
        if !header.isHidden {
            let width = bounds.width - 2 * Metrics.inset
            place(header, CGRect(x: Metrics.inset, y: Metrics.padding, width: width, height: y - Metrics.padding))
        }
        let hairline = 1 / UITraitCollection.displayScale(from: traitCollection)
        for (index, section) in sections.enumerated() {
            if index > 0 {
                place(
                    separators[index - 1],
                    CGRect(
                        x: Metrics.inset, y: y + (Metrics.sectionGap - hairline) / 2,
                        width: bounds.width - 2 * Metrics.inset, height: hairline))
                y += Metrics.sectionGap
            }
            for row in section {
                place(row, CGRect(x: 0, y: y, width: bounds.width, height: row.wantedHeight))
                y += row.wantedHeight
            }
        }
        return y + Metrics.padding
    }

    // MARK: - Touch that opened the menu

    private func row(at point: CGPoint) -> MenuRowView? {
        rows.first { $0.isEnabled && $0.bounds.contains(convert(point, to: $0)) }
    }

    func highlight(at point: CGPoint) {
        let found = row(at: point)
        for row in rows { row.isHighlighted = row === found }
    }

    func choose(at point: CGPoint) {
        guard let row = row(at: point) else { return highlight(at: CGPoint(x: -1, y: -1)) }
        row.onPress()
    }
}
