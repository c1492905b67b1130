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
        messageLabel.textColor = isSingle ? .label : .secondaryLabel
        for label in texts { label.textAlignment = isSingle ? .center : .natural }
        for platter in fieldPlatters { platter.removeFromSuperview() }
        fieldPlatters = controller.fields.map { makePlatter(for: $0) }
        for platter in fieldPlatters { scrollView.addSubview(platter) }
        for button in buttons { button.removeFromSuperview() }
        buttons = arrangedActions.map { makeButton(for: $0, of: controller) }
        for button in buttons { addSubview(button) }
        adjustFonts()
    }

    /// Sets the fonts of the texts and buttons, which have the sizes of a headline, a subheadline and body text.
    private func adjustFonts() {
        let isSingle = texts.count < 2
        func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
            return .systemFont(ofSize: size, weight: weight)
        }
        titleLabel.font = font(.headline, isSingle ? .regular : .semibold)
        messageLabel.font = font(isSingle ? .body : .subheadline)
        for button in buttons { button.adjustFont(compatibleWith: traitCollection) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
    }

    private func makePlatter(for field: UITextField) -> UIView {
        let platter = UIView()
        platter.backgroundColor = AlertActionButton.fill(isHighlighted: false)
        platter.addSubview(field)
        return platter
    }

    private var texts: [UILabel] { [titleLabel, messageLabel].filter { !$0.isHidden } }

    /// The actions from top to bottom: the cancel action is last.
    private var arrangedActions: [UIAlertAction] {
        let actions = controller?.actions ?? []
        return actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
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
            platter.layer.cornerRadius = fieldHeight / 2
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
                    height: fieldHeight))
            y += fieldHeight
        }
        return y + Metrics.belowFields
    }

    // MARK: - Actions

    /// Two actions are in a row if their titles fit.
    private var actionsStandInARow: Bool {
        let width = (Metrics.width - 2 * Metrics.actionInset - Metrics.actionGap) / 2
        return buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(bounds.size).width <= width }
    }

    private var actionHeight: CGFloat { Metrics.actionHeight + growth }
    private var fieldHeight: CGFloat { Metrics.fieldHeight + growth }

    /// The height by which a line of body text is higher than at the default text size.
    private var growth: CGFloat {
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
        let scale = UITraitCollection.displayScale(from: traitCollection)
        let difference = line - UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight
        return max(0, (difference * scale).rounded() / scale)
    }

    private var actionsHeight: CGFloat {
        guard !buttons.isEmpty else { return Metrics.actionInset }
        let rows = actionsStandInARow ? 1 : CGFloat(buttons.count)
        return rows * actionHeight + (rows - 1) * Metrics.actionGap + 2 * Metrics.actionInset
    }

    private func arrangeActions(from top: CGFloat) {
        let isRow = actionsStandInARow
        let rowWidth = Metrics.width - 2 * Metrics.actionInset
        let width = isRow ? (rowWidth - Metrics.actionGap) / 2 : rowWidth
        // In a row, the cancel action is first.
        let startsWithLast = controller?.actions.contains { $0.style == .cancel } ?? false
        let isReversed = startsWithLast != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let arranged = isRow && isReversed ? buttons.reversed() : buttons
        for (index, button) in arranged.enumerated() {
            let step = CGFloat(index)
            button.frame = CGRect(
                x: Metrics.actionInset + (isRow ? step * (width + Metrics.actionGap) : 0),
                y: top + Metrics.actionInset + (isRow ? 0 : step * (actionHeight + Metrics.actionGap)),
                width: width, height: actionHeight)
        }
    }
}
