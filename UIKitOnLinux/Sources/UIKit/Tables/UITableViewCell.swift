/// A view that displays a row of a table view.
///
/// Fonts, distances and colors were measured on iOS 26.
/// https://developer.apple.com/documentation/uikit/uitableviewcell
open class UITableViewCell: UIView {
    // MARK: - Lifecycle

    /// Creates a cell. Unlike Apple's, the initializer is `required`, because without Objective-C a table view couldn't
    /// create registered cells otherwise.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    private func setUp() {
        backgroundColor = Self.plainBackground
        selectionView.isUserInteractionEnabled = false
        selectionView.alpha = 0
        selectionView.backgroundColor = Self.selectionColor
        separator.isUserInteractionEnabled = false
        contentView.insetsLayoutMarginsFromSafeArea = false
        updateContentMargins()
        addSubview(selectionView)
        addSubview(contentView)
        addSubview(separator)
    }

    let style: CellStyle
    let selectionView = UIView()
    let separator = UIView()
    var accessoryMark: CellAccessoryView?
    /// The metrics of the enclosing table view; those of a plain table if there is none.
    var metrics = TableMetrics(style: .plain, width: UIScreen.main.bounds.width) {
        didSet { if metrics != oldValue { metricsDidChange() } }
    }
    /// The separator inset of the table view, which applies unless the cell's own was set.
    var inheritedSeparatorInset: UIEdgeInsets? {
        didSet { if inheritedSeparatorInset != oldValue { setNeedsLayout() } }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    private static let plainBackground = UIColor.systemBackground
    private static let groupBackground = UIColor.secondarySystemGroupedBackground

    /// Sets the background for the table's style, unless the app has set another background.
    func adoptBackground(ofGroup isGrouped: Bool) {
        guard backgroundColor === Self.plainBackground || backgroundColor === Self.groupBackground else { return }
        backgroundColor = isGrouped ? Self.groupBackground : Self.plainBackground
    }

    private static let selectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray4 : UIColor(white: 220 / 255, alpha: 1)
    }

    // MARK: - Content

    /// The identifier with which the cell was created; `nil` for a cell that isn't reused.
    public let reuseIdentifier: String?

    /// Called before the cell displays another row.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    /// The superview for custom subviews. It excludes the accessory and the horizontal safe area.
    public let contentView = UIView()

    /// The label for the text, in the body text style. It is created when it is first accessed.
    open var textLabel: UILabel? {
        if labels.text == nil { labels.text = makeLabel(.body, color: .label) }
        return labels.text
    }

    /// The label for the detail, next to or below the text depending on the style; `nil` in the default style.
    open var detailTextLabel: UILabel? {
        guard labels.detail == nil, style != .default else { return labels.detail }
        let isBelow = style == .subtitle
        labels.detail = makeLabel(isBelow ? .subheadline : .body, color: isBelow ? .label : .secondaryLabel)
        return labels.detail
    }

    /// The labels that have been accessed.
    private(set) var labels: (text: UILabel?, detail: UILabel?)

    private func makeLabel(_ textStyle: UIFont.TextStyle, color: UIColor) -> UILabel {
        let label = CellLabel()
        label.font = .preferredFont(forTextStyle: textStyle)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // MARK: - Appearance

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryTypeDidChange() } }
    }

    /// A view that replaces the mark of `accessoryType` and keeps its own size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    open var selectionStyle = SelectionStyle.default {
        didSet { updateSelection(animated: false) }
    }

    /// The distances of the separator from the leading and trailing edges, in points; by default those of the table
    /// view.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? inheritedSeparatorInset ?? metrics.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: - Selection

    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        storedIsSelected = selected
        updateSelection(animated: animated)
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedIsHighlighted = highlighted
        updateSelection(animated: animated)
    }

    // MARK: - Accessibility

    /// A Boolean value that indicates whether the cell is an accessibility element; by default `true` for a cell that
    /// uses `textLabel`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? (labels.text != nil) }
        set { accessibilityState.isElement = newValue }
    }

    /// The accessibility label; text and detail by default.
    open override var accessibilityLabel: String? {
        get {
            let texts = [labels.text?.text, labels.detail?.text].compactMap { $0 }
            return accessibilityState.label ?? (texts.isEmpty ? nil : texts.joined(separator: ", "))
        }
        set { accessibilityState.label = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isSelected ? .selected : .none) }
        set { accessibilityState.traits = newValue }
    }

    /// A Boolean value that indicates whether the cell responds to user interaction; by default `true` for a cell that
    /// can be selected, so that Full Keyboard Access and Switch Control reach it.
    open override var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityState.respondsToUserInteraction
                ?? (selectionStyle != .none || super.accessibilityRespondsToUserInteraction)
        }
        set { accessibilityState.respondsToUserInteraction = newValue }
    }

    // MARK: - UIView

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(fitting: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isLaidOutByConstraints else { return sizeThatFits(targetSize) }
        let frame = contentFrame(in: CGSize(width: targetSize.width, height: 0))
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: frame.width, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: targetSize.width, height: size.height)
    }
}
