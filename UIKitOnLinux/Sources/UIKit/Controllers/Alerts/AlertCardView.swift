/// The card of an alert: texts and fields above buttons. The texts scroll if there isn't enough room.
///
/// All numbers were measured on iOS 26.1, the material over gray.
final class AlertCardView: UIView {
    private enum Metrics {
        static let width: CGFloat = 320
        static let cornerRadius: CGFloat = 34
        static let textInset: CGFloat = 30
        static let topInset: CGFloat = 22
        static let textGap: CGFloat = 7.667
        static let belowTexts: CGFloat = 4.333
        static let belowOneText: CGFloat = 4
        static let actionInset: CGFloat = 16
        static let actionGap: CGFloat = 8
        static let actionHeight: CGFloat = 48
        static let fieldInset: CGFloat = 15
        static let fieldHeight: CGFloat = 48
        static let aboveFields: CGFloat = 16.333
        static let fieldGap: CGFloat = 8
        static let belowFields: CGFloat = 4
    }

    private weak var controller: UIAlertController?
    private let platter = UIVisualEffectView(effect: CardEffect(.alert))
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let scrollView = UIScrollView()
    private var fieldPlatters: [UIView] = []
    private var buttons: [AlertActionButton] = []

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: CGRect(x: 0, y: 0, width: Metrics.width, height: 0))
        for layer in [layer, platter.layer] {
            layer.cornerRadius = Metrics.cornerRadius
            layer.cornerCurve = .continuous
        }
        platter.clipsToBounds = true
        addSubview(platter)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.085
        layer.shadowRadius = 22
        layer.shadowOffset = CGSize(width: 0, height: 8)
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            scrollView.addSubview(label)
        }
        contentDidChange()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    func contentDidChange() {
        guard let controller else { return }
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        titleLabel.isHidden = controller.title?.isEmpty ?? true
        messageLabel.isHidden = controller.message?.isEmpty ?? true
        // A single text has regular weight and is centered.
        let isSingle = titleLabel.isHidden || messageLabel.isHidden
        titleLabel.font = .systemFont(ofSize: 17, weight: isSingle ? .regular : .semibold)
        messageLabel.font = .systemFont(ofSize: isSingle ? 17 : 15)
        messageLabel.textColor = isSingle ? .label : .secondaryLabel
        for label in texts { label.textAlignment = isSingle ? .center : .natural }
        for platter in fieldPlatters { platter.removeFromSuperview() }
        fieldPlatters = controller.fields.map { makePlatter(for: $0) }
        for platter in fieldPlatters { scrollView.addSubview(platter) }
        for button in buttons { button.removeFromSuperview() }
        buttons = arrangedActions.map { makeButton(for: $0, of: controller) }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func makePlatter(for field: UITextField) -> UIView {
        let platter = UIView()
        platter.backgroundColor = AlertActionButton.fill(isHighlighted: false)
        platter.layer.cornerRadius = Metrics.fieldHeight / 2
        platter.addSubview(field)
        return platter
    }

    private var texts: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

    /// The actions in display order: the cancel action is first of two and last of more.
    private var arrangedActions: [UIAlertAction] {
        let actions = controller?.actions ?? []
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return actions.count == 2 ? cancel + others : others + cancel
    }

    private func makeButton(for action: UIAlertAction, of controller: UIAlertController) -> AlertActionButton {
        let button = AlertActionButton(action: action, isPreferred: action === controller.preferredAction)
        button.onPress = { [weak controller] in controller?.answer(with: action) }
        return button
    }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Metrics.width, height: min(size.height, arrangeContent { _, _ in } + actionsHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        platter.frame = bounds
        let height = arrangeContent { $0.frame = $1 }
        let room = max(0, bounds.height - actionsHeight)
        scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(height, room))
        scrollView.contentSize = CGSize(width: bounds.width, height: height)
        scrollView.isScrollEnabled = height > room + 0.5
        for (field, platter) in zip(controller?.fields ?? [], fieldPlatters) {
            field.frame = platter.bounds.insetBy(dx: Metrics.textInset - Metrics.fieldInset, dy: 0)
        }
        arrangeActions(from: scrollView.frame.maxY)
    }

    /// Calls `place` with each text and field and its frame, and returns the height above the actions.
    @discardableResult
    private func arrangeContent(_ place: (UIView, CGRect) -> Void) -> CGFloat {
        var y = Metrics.topInset
        let textWidth = Metrics.width - 2 * Metrics.textInset
        for (index, label) in texts.enumerated() {
            if index > 0 { y += Metrics.textGap }
            let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
            place(label, CGRect(x: Metrics.textInset, y: y, width: textWidth, height: height))
            y += height
        }
        guard !fieldPlatters.isEmpty else {
            return y + (texts.count > 1 ? Metrics.belowTexts : Metrics.belowOneText)
        }
        y += texts.isEmpty ? 0 : Metrics.aboveFields
        for (index, platter) in fieldPlatters.enumerated() {
            if index > 0 { y += Metrics.fieldGap }
            place(
                platter,
                CGRect(
                    x: Metrics.fieldInset, y: y, width: Metrics.width - 2 * Metrics.fieldInset,
                    height: Metrics.fieldHeight))
            y += Metrics.fieldHeight
        }
        return y + Metrics.belowFields
    }

    // MARK: - Actions

    private var actionsStandInARow: Bool { buttons.count == 2 }

    private var actionsHeight: CGFloat {
        guard !buttons.isEmpty else { return Metrics.actionInset }
        let rows = actionsStandInARow ? 1 : CGFloat(buttons.count)
        return rows * Metrics.actionHeight + (rows - 1) * Metrics.actionGap + 2 * Metrics.actionInset
    }

    private func arrangeActions(from top: CGFloat) {
        let isRow = actionsStandInARow
        let rowWidth = Metrics.width - 2 * Metrics.actionInset
        let width = isRow ? (rowWidth - Metrics.actionGap) / 2 : rowWidth
        let arranged = isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft ? buttons.reversed() : buttons
        for (index, button) in arranged.enumerated() {
            let step = CGFloat(index)
            button.frame = CGRect(
                x: Metrics.actionInset + (isRow ? step * (width + Metrics.actionGap) : 0),
                y: top + Metrics.actionInset + (isRow ? 0 : step * (Metrics.actionHeight + Metrics.actionGap)),
                width: width, height: Metrics.actionHeight)
        }
    }
}
