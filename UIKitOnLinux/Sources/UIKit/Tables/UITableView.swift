/// A view that displays a list of rows and loads only the visible ones.
///
/// `delegate` is inherited with its type in `UIScrollView`, because without Objective-C an override can't change the
/// type. The methods for rows are called if the delegate is a `UITableViewDelegate`.
/// https://developer.apple.com/documentation/uikit/uitableview
open class UITableView: UIScrollView {
    /// The value for heights that are determined by the content.
    public class var automaticDimension: CGFloat { -1 }

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
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: - State

    /// The layout; `nil` until the data source has been asked.
    var layout: TableLayout?
    var pool = CellPool<UITableViewCell>()
    var headerPool = CellPool<UITableViewHeaderFooterView>()
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers of sections that are visible or were measured.
    var supplements: [TableLayout.Item: UIView] = [:]
    /// The selected rows, in the order of their selection.
    var selection: [IndexPath] = []
    var highlightedRow: IndexPath?
    /// The width for which automatic heights were measured.
    var measuredWidth: CGFloat = 0
    /// The metrics with which the rows were laid out; nil before the first layout.
    var appliedMetrics: TableMetrics?
    private var ownSeparatorInset: UIEdgeInsets?
    /// The changes in the current batch; `nil` outside a batch.
    var updates: TableUpdates?
    var batchDepth = 0
    var batchCompletions: [(Bool) -> Void] = []
    /// The changes of the batch that is being performed, and the old frames of the remaining rows.
    var entrances: TableUpdates?
    var origins: [IndexPath: CGRect] = [:]

    // MARK: - Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    public let style: Style

    /// Discards all rows and the selection. The data source is asked again in the next layout.
    open func reloadData() { dropRows() }

    open var numberOfSections: Int { loadedLayout.counts.count }

    /// Returns the number of rows in a section; zero if the section doesn't exist.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = loadedLayout.counts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: - Changes

    /// Performs the insertions, deletions, reloads and moves in `updates` as one animation. Afterward, the data source
    /// is asked for its counts; if they don't match the changes, the table is reloaded.
    ///
    /// Use old index paths for deletions, reloads and the origins of moves, and new ones for insertions. Apple's method
    /// raises an exception if the counts don't match.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginBatch()
        updates?()
        endBatch(completion)
    }

    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch(nil) }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for indexPath in indexPaths { $0.insertedRows[indexPath] = animation } }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for indexPath in indexPaths { $0.deletedRows[indexPath] = animation } }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { for indexPath in indexPaths { $0.reloadedRows[indexPath] = animation } }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows[indexPath] = newIndexPath }
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.insertedSections[section] = animation } }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.deletedSections[section] = animation } }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { for section in sections { $0.reloadedSections[section] = animation } }
    }

    // MARK: - Cells

    /// Registers a class for new cells; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass as? UITableViewCell.Type, for: identifier)
    }

    /// Returns a reusable cell, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.take(identifier) }

    /// Returns a reusable cell, or a new one of the registered class. Stops the program if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = pool.take(identifier) else {
            preconditionFailure("No class is registered for cells with the identifier \(identifier).")
        }
        return cell
    }

    /// Registers a class for new headers and footers; `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerPool.take(identifier)
    }

    /// Returns the header of a section; `nil` if it isn't visible, or isn't a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplements[.header(section)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplements[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// The view above the first section, which scrolls with the content and keeps its own height. After changing the
    /// height, set the property again.
    open var tableHeaderView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableHeaderView) }
    }

    /// The view below the last section.
    open var tableFooterView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableFooterView) }
    }

    /// Returns the cell of a row; `nil` if the row isn't visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    // MARK: - Geometry

    /// The height of rows in points, if the delegate doesn't specify one; automatic by default.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetHeights() } }
    }

    /// The height of a row before it has been measured, in points; automatic by default.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }

    /// The height of section headers in points, if the delegate doesn't specify one; automatic by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
    }

    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// The space above each section header, in points; automatic, the default, is 22 in plain tables and 0 in others.
    @available(iOS 15.0, *)
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
    }

    /// Returns the frame of a section, from the top of its header to the bottom of its footer.
    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), in: loadedLayout) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), in: loadedLayout) }

    /// Returns the frame of a row, in the table view's coordinates: null if the row doesn't exist, and an estimate if
    /// it hasn't been measured.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: - Selection

    /// A Boolean value that indicates whether a tap selects a row; `true` by default.
    open var allowsSelection = true

    /// A Boolean value that indicates whether several rows can be selected, and a tap deselects a selected one; `false`
    /// by default.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { selection.dropFirst().forEach { deselect($0, animated: false) } } }
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }

    /// The selected rows in the order of their selection; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row, or deselects all for `nil`. The delegate isn't called.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate isn't called. An animation takes 0.3 seconds.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: - Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { updateSeparators() }
    }

    /// The distances of separators from the leading and trailing edges, in points; by default those of the rows' text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? metrics.separatorInset }
        set {
            ownSeparatorInset = newValue
            updateSeparators()
        }
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

    override func titleBarDidChange() { forgetHeights() }

    /// Always `true`, so that dragging also cancels touches of buttons in rows.
    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch outside the rows is in a header, or has stopped the moving content.
        guard let touch = touches.first, cells.values.contains(where: { touch.view?.isDescendant(of: $0) ?? false })
        else { return }
        highlightRow(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlightedRow() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow() }
}
