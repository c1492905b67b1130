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
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: - State

    /// Nil until the data source has been asked.
    var layout: TableLayout?
    var pool = CellPool<UITableViewCell>()
    var headerPool = CellPool<UITableViewHeaderFooterView>()
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Headers and footers of sections that are shown, or were asked for their height.
    var supplements: [TableLayout.Item: UIView] = [:]
    /// In the order of their selection.
    var selection: [IndexPath] = []
    var highlightedRow: IndexPath?
    /// That the automatic heights were measured for.
    var measuredWidth: CGFloat = 0
    /// What a batch has changed so far; nil outside of one.
    var updates: TableUpdates?
    var batchDepth = 0
    var batchCompletions: [(Bool) -> Void] = []
    /// While a batch is carried out: what it changed, and where rows that are still there come from.
    var entrances: TableUpdates?
    var origins: [IndexPath: CGRect] = [:]

    // MARK: - Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    public let style: Style

    /// Asks the data source anew, as the table view is laid out next. Nothing is selected afterwards.
    open func reloadData() { dropRows() }

    open var numberOfSections: Int { loadedLayout.counts.count }

    /// Zero for a section that isn't there.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = loadedLayout.counts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: - Changes

    /// Carries out the changes of rows and sections inside `updates` together, with an animation, and asks the data
    /// source for its numbers afterwards; if they don't fit the changes, all is loaded anew.
    ///
    /// What is deleted, reloaded or moved away is named as it was before, what is inserted as it is afterwards.
    /// Apple's raises an exception for numbers that don't fit.
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

    /// As for cells, for headers and footers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerPool.take(identifier)
    }

    /// Nil for a section whose header isn't seen, or is no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplements[.header(section)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplements[.footer(section)] as? UITableViewHeaderFooterView
    }

    /// Above the first section; scrolls with the content, as high as it is. Set it again after changing its height.
    open var tableHeaderView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableHeaderView) }
    }

    /// Below the last section.
    open var tableFooterView: UIView? {
        didSet { exchangeTableView(oldValue, for: tableFooterView) }
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

    /// In points, if the delegate doesn't decide; automatic by default.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
    }

    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// The room above each header, in points; automatic, the default, is 22.
    @available(iOS 15.0, *)
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
    }

    /// From the header's top to the footer's bottom.
    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section), in: loadedLayout) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section), in: loadedLayout) }

    /// In the table view's coordinates; null for a row that isn't there, estimated for one that hasn't been seen.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: - Selection

    /// Whether a tap selects; true by default.
    open var allowsSelection = true

    /// Whether a tap adds to the selection, and a second one takes out of it; false by default.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { selection.dropFirst().forEach { deselect($0, animated: false) } } }
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }

    /// In the order of their selection; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Nil selects none; the delegate hears nothing of it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The delegate hears nothing of it; animated, the row fades within 0.3 seconds.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

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
        // One that isn't in a row is a header's, or caught the moving content.
        guard let touch = touches.first, cells.values.contains(where: { touch.view?.isDescendant(of: $0) ?? false })
        else { return }
        highlightRow(at: touch.location(in: self))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlightedRow() }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow() }
}
