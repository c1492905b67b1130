/// What a table view shows in a row.
///
/// Figures for fonts, distances and colours were measured on iOS 26's table views.
/// https://developer.apple.com/documentation/uikit/uitableviewcell
open class UITableViewCell: UIView {
    // MARK: - Lifecycle

    /// Apple's isn't `required`; without Objective-C a table view can't make registered cells otherwise.
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
    /// That of the table view, unless the cell has one of its own.
    var inheritedSeparatorInset = UITableView.defaultSeparatorInset {
        didSet { if inheritedSeparatorInset != oldValue { setNeedsLayout() } }
    }
    private var ownSeparatorInset: UIEdgeInsets?

    private static let plainBackground = UIColor.systemBackground
    private static let groupBackground = UIColor.secondarySystemGroupedBackground

    /// Takes the background of the table's style, unless the app has given it another one.
    func adoptBackground(ofGroup isGrouped: Bool) {
        guard backgroundColor === Self.plainBackground || backgroundColor === Self.groupBackground else { return }
        backgroundColor = isGrouped ? Self.groupBackground : Self.plainBackground
    }

    private static let selectionColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray4 : UIColor(white: 220 / 255, alpha: 1)
    }

    // MARK: - Content

    /// Made as the cell is; nil for one that isn't used again.
    public let reuseIdentifier: String?

    /// Called as the cell is about to show another row.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    /// Where subviews go: the cell without its accessory and without the sides of the safe area.
    public let contentView = UIView()

    /// In the text style of the body; made when it is first asked for.
    open var textLabel: UILabel? {
        if labels.text == nil { labels.text = makeLabel(.body, color: .label) }
        return labels.text
    }

    /// Beside or below the text, depending on the style; the default style has none.
    open var detailTextLabel: UILabel? {
        guard labels.detail == nil, style != .default else { return labels.detail }
        let isBelow = style == .subtitle
        labels.detail = makeLabel(isBelow ? .subheadline : .body, color: isBelow ? .label : .secondaryLabel)
        return labels.detail
    }

    /// Those that have been asked for.
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

    // MARK: - Looks

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryTypeDidChange() } }
    }

    /// In place of the mark of `accessoryType`, as large as it is.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    open var selectionStyle = SelectionStyle.default {
        didSet { updateSelection(animated: false) }
    }

    /// From the leading and the trailing edge, in points; that of the table view unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? inheritedSeparatorInset }
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

    /// True for a cell with a text of its own, unless the app says otherwise.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? (labels.text != nil) }
        set { accessibilityState.isElement = newValue }
    }

    /// Text and detail, unless the app says otherwise.
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
