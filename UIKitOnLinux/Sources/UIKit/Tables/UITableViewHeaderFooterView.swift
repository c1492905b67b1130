/// The header or footer of a table section.
///
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
open class UITableViewHeaderFooterView: UIView {
    enum Looks {
        case header, footer
    }

    private enum Metrics {
        /// The distances of the text from the sides, and above and below; measured on iOS 26.
        static let plainSide: CGFloat = 8
        static let groupSide: CGFloat = 16
        static let header: CGFloat = 10
        static let footer: CGFloat = 7
    }

    public let reuseIdentifier: String?
    /// The superview for custom subviews.
    public let contentView = UIView()
    private var label: UILabel?
    private var looks = Looks.header
    private var isGrouped = false

    /// Creates a header or footer. Unlike Apple's, the initializer is `required`, because without Objective-C a table
    /// view couldn't create registered ones otherwise.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The label for the text, which is created when it is first accessed.
    open var textLabel: UILabel? {
        if let label { return label }
        let new = CellLabel()
        new.numberOfLines = 0
        new.textColor = .secondaryLabel
        new.adjustsFontForContentSizeCategory = true
        new.accessibilityTraits = looks == .header ? .header : .none
        new.font = looks == .header ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        contentView.addSubview(new)
        label = new
        return new
    }

    /// Called before the view is reused for another section.
    open func prepareForReuse() {}

    /// Sets the appearance of a title that the table view displays. Call this before setting the text.
    func setLooks(_ looks: Looks, isGrouped: Bool) {
        self.looks = looks
        self.isGrouped = isGrouped
        // An opaque background, because rows scroll below a pinned header.
        if looks == .header, !isGrouped { contentView.backgroundColor = .systemBackground }
    }

    // MARK: - Layout

    private var side: CGFloat { isGrouped || looks == .footer ? Metrics.groupSide : Metrics.plainSide }
    private var margin: CGFloat { looks == .header ? Metrics.header : Metrics.footer }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        label?.frame = contentView.bounds.inset(
            by: UIEdgeInsets(
                top: margin, left: side + safeAreaInsets.left, bottom: margin, right: side + safeAreaInsets.right))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = size.width - 2 * side - safeAreaInsets.left - safeAreaInsets.right
        let height = label?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
        return CGSize(width: size.width, height: height + 2 * margin)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.storedSubviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return sizeThatFits(targetSize)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
