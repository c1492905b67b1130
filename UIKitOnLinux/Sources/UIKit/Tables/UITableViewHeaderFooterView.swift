/// The header or footer of a table section.
///
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
open class UITableViewHeaderFooterView: UIView {
    enum Looks {
        case header, footer
    }

    public let reuseIdentifier: String?
    /// The superview for custom subviews.
    public let contentView = UIView()
    private var label: UILabel?
    private var looks = Looks.header
    private var metrics = TableMetrics(style: .plain, width: UIScreen.main.bounds.width)
    private var kind = TableMetrics.Title.plainHeader

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
    func show(_ looks: Looks, isGrouped: Bool) {
        self.looks = looks
        // An opaque background, because rows scroll below a pinned header.
        if looks == .header, !isGrouped { contentView.backgroundColor = .systemBackground }
    }

    /// Sets the distances of the text, which depend on the table view and the place in it.
    func adopt(_ metrics: TableMetrics, as kind: TableMetrics.Title) {
        guard metrics != self.metrics || kind != self.kind else { return }
        self.metrics = metrics
        self.kind = kind
        setNeedsLayout()
    }

    // MARK: - Layout

    private var side: CGFloat { metrics.side(of: kind) }

    private func textHeight(in width: CGFloat) -> CGFloat {
        let room = width - 2 * side - safeAreaInsets.left - safeAreaInsets.right
        return label?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
    }

    private func room(for text: CGFloat) -> (height: CGFloat, above: CGFloat) {
        metrics.room(for: kind, text: text, scale: UITraitCollection.displayScale(from: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        let text = textHeight(in: bounds.width)
        let (height, above) = room(for: text)
        // The text fills a taller view, and moves up in a lower one.
        let extra = bounds.height - height
        label?.frame = CGRect(
            x: side + safeAreaInsets.left, y: max(0, above + min(0, extra)),
            width: max(0, bounds.width - 2 * side - safeAreaInsets.left - safeAreaInsets.right),
            height: text + max(0, extra))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: room(for: textHeight(in: size.width)).height)
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
