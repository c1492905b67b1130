/// A list of rows, of which it loads those that are seen.
///
/// `delegate` is inherited with the type that it has in UIScrollView: without Objective-C a property can't be overridden
/// with another one. What it is told beyond scrolling goes to it if it is a `UITableViewDelegate`.
/// https://developer.apple.com/documentation/uikit/uitableview
open class UITableView: UIScrollView {
    /// In place of a height that the content of a cell decides.
    public class var automaticDimension: CGFloat { -1 }

    static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)

    // MARK: - Lifecycle

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = .systemBackground
    }

    // MARK: - State

    /// Nil until the data source has been asked.
    var rows: TableRows?
    var pool = CellPool()
    var cells: [IndexPath: UITableViewCell] = [:]
    var selectedRow: IndexPath?
    var highlightedRow: IndexPath?
    /// That the automatic heights were measured for.
    var measuredWidth: CGFloat = 0

    // MARK: - Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    public let style: Style

    /// Asks the data source anew, as the table view is laid out next. Nothing is selected afterwards.
    open func reloadData() { dropRows() }

    open var numberOfSections: Int { loadedRows.counts.count }

    /// Zero for a section that isn't there.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = loadedRows.counts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: - Cells

    /// Cells of `cellClass` are made when none can be used again; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass as? UITableViewCell.Type, for: identifier)
    }

    /// A cell to use again, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.take(identifier) }

    /// As above; a class has to be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = pool.take(identifier) else {
            preconditionFailure("No class is registered for cells with the identifier \(identifier).")
        }
        return cell
    }

    /// Nil for a row that isn't seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// From the top down.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    // MARK: - Geometry

    /// The height of a row in points, if the delegate doesn't decide; automatic by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetHeights() } }
    }

    /// What a row that hasn't been seen counts as, in points; automatic by default.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }

    /// In the table view's coordinates; null for a row that isn't there, estimated for one that hasn't been seen.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: - Selection

    /// Whether a tap selects; true by default.
    open var allowsSelection = true

    open var indexPathForSelectedRow: IndexPath? { selectedRow }

    /// Nil selects none; the delegate hears nothing of it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The delegate hears nothing of it; animated, the row fades within 0.3 seconds.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selectedRow == indexPath { select(nil, animated: animated) }
    }

    // MARK: - Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { updateSeparators() }
    }

    /// From the leading and the trailing edge, in points.
    open var separatorInset = UITableView.defaultSeparatorInset {
        didSet { updateSeparators() }
    }

    open var separatorColor: UIColor? = UITableView.defaultSeparatorColor {
        didSet { updateSeparators() }
    }

    // MARK: - UIView

    open override func layoutSubviews() {
        loadRowsInSight()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            forgetHeights()
        }
    }

    /// A drag takes a touch away from buttons in rows too.
    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // One that isn't in a row caught the moving content.
        guard let touch = touches.first, touch.view !== self else { return }
        highlightRow(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlightedRow() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow() }
}
