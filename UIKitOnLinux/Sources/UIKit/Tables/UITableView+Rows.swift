// Rows: their number, their frames, and the loaded cells.
extension UITableView {
    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: - Rows

    /// The layout. If there is none yet, the property creates it by asking the data source for its sections and rows.
    var loadedLayout: TableLayout {
        if let layout { return layout }
        let new = newLayout()
        layout = new
        return new
    }

    func newLayout() -> TableLayout {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        let counts = (0..<max(0, sections)).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        var new = TableLayout(counts: counts)
        for index in 0..<new.count { estimate(index, of: &new) }
        return new
    }

    /// The cells from the first row to the last. The order is visible to the delegate and in the pool.
    var cellsInOrder: [(key: IndexPath, value: UITableViewCell)] { cells.sorted { $0.key < $1.key } }

    func dropRows() {
        layout = nil
        selection = []
        highlightedRow = nil
        for (indexPath, cell) in cellsInOrder { unload(cell, at: indexPath) }
        dropSupplements()
        setNeedsLayout()
    }

    func forgetHeights() {
        guard var layout else { return }
        for index in 0..<layout.count { estimate(index, of: &layout) }
        self.layout = layout
        setNeedsLayout()
    }

    private func estimate(_ index: Int, of layout: inout TableLayout) {
        switch layout.item(index) {
        case .row(let indexPath):
            let wanted = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
            let asked = rowDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
            let estimate = asked > 0 ? asked : metrics.row
            layout.setHeight(wanted >= 0 ? wanted : estimate, isMeasured: wanted >= 0, of: index)
        case .header, .footer: sizeSupplement(index, of: &layout)
        case .tableHeader, .tableFooter: sizeTableViews(in: &layout)
        }
    }

    func rect(of item: TableLayout.Item, in layout: TableLayout) -> CGRect {
        var layout = layout
        guard let index = layout.index(of: item) else { return .null }
        var rect = CGRect(x: 0, y: layout.top(index), width: bounds.width, height: layout.height(index))
        if case .row = item { rect = rect.insetBy(dx: sideInset, dy: 0) }
        return rect
    }

    func rect(of indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath), in: loadedLayout) }

    func row(at point: CGPoint) -> IndexPath? {
        var layout = loadedLayout
        guard point.y >= 0, let index = layout.index(at: point.y), layout.top(index) <= point.y,
            case .row(let indexPath) = layout.item(index)
        else { return nil }
        return indexPath
    }

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let rect = rect(of: indexPath)
        guard !rect.isNull else { return }
        takeOverTotalHeight()
        let seen = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: offset.y += rect.minY - seen.minY
        case .middle: offset.y += rect.midY - seen.midY
        case .bottom: offset.y += rect.maxY - seen.maxY
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    // MARK: - Loading

    /// Loads the visible rows, and measures those of them that are self-sizing. Unloads the rows that aren't visible,
    /// except a row that contains the first responder.
    func loadRowsInSight() {
        var layout = loadedLayout
        let metrics = metrics
        if measuredWidth != bounds.width || appliedMetrics != metrics {
            measuredWidth = bounds.width
            appliedMetrics = metrics
            for cell in cells.values { applyMetrics(to: cell) }
            for index in 0..<layout.count { estimate(index, of: &layout) }
        }
        // The visible content must not move, even if the measured heights of the rows above differ from the estimates.
        let anchor = cells.keys.sorted().first { rect(of: $0).maxY > bounds.minY }.flatMap {
            layout.index(of: .row($0))
        }
        let anchorTop = anchor.map { layout.top($0) }
        placeTableViews(in: &layout)
        self.layout = layout
        var seen: Set<IndexPath> = []
        var index = layout.index(at: bounds.minY)
        while let current = index, layout.top(current) < bounds.maxY {
            if case .row(let indexPath) = layout.item(current) {
                seen.insert(indexPath)
                let cell = cells[indexPath] ?? load(indexPath, in: rect(of: .row(indexPath), in: layout))
                // The data source or delegate may have reloaded the table, which is then laid out again.
                guard self.layout != nil else { return }
                if !layout.isMeasured(current) { layout.setHeight(measure(cell), isMeasured: true, of: current) }
            }
            index = current + 1 < layout.count ? current + 1 : nil
        }
        // Positions all parts once instead of once per cell.
        _ = layout.totalHeight()
        for (indexPath, cell) in cellsInOrder {
            guard layout.contains(indexPath), seen.contains(indexPath) || holdsFirstResponder(cell) else {
                unload(cell, at: indexPath)
                guard self.layout != nil else { return }
                continue
            }
            cell.frame = rect(of: .row(indexPath), in: layout)
            styleCard(of: cell, at: indexPath, in: layout)
        }
        placeSupplements(in: &layout)
        let shift = anchor.map { layout.top($0) - (anchorTop ?? 0) } ?? 0
        self.layout = layout
        if shift != 0, entrances == nil { shiftContent(by: shift) }
        takeOverTotalHeight()
    }

    private func takeOverTotalHeight() {
        var layout = loadedLayout
        contentSize = CGSize(width: bounds.width, height: layout.totalHeight())
    }

    private func load(_ indexPath: IndexPath, in rect: CGRect) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath) ?? UITableViewCell()
        guard layout != nil else { return cell }
        cells[indexPath] = cell
        applyMetrics(to: cell)
        cell.adoptBackground(ofGroup: isGrouped)
        insertSubview(cell, at: 0)
        UIView.performWithoutAnimation { cell.setSelected(selection.contains(indexPath), animated: false) }
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        prepareEntrance(of: cell, at: indexPath, in: rect)
        return cell
    }

    /// Whether a cell contains the first responder. It isn't unloaded outside the screen, which would dismiss the
    /// keyboard.
    private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
        (window?.storedFirstResponder as? UIView)?.isDescendant(of: cell) ?? false
    }

    private func unload(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cells[indexPath] = nil
        cell.removeFromSuperview()
        pool.put(cell)
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    private func measure(_ cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width - 2 * sideInset, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: - Separators and cards

    func updateSeparators() {
        for cell in cells.values { applyMetrics(to: cell) }
        setNeedsLayout()
    }

    private func applyMetrics(to cell: UITableViewCell) {
        cell.metrics = metrics
        cell.inheritedSeparatorInset = separatorInset
        cell.separator.isHidden = separatorStyle == .none
        cell.separator.backgroundColor = separatorColor
    }

    /// Styles the first and the last row of a group as the ends of its card.
    private func styleCard(of cell: UITableViewCell, at indexPath: IndexPath, in layout: TableLayout) {
        guard isGrouped else { return }
        let isFirst = indexPath.row == 0
        let isLast = indexPath.row == layout.counts[indexPath.section] - 1
        cell.separator.isHidden = isLast || separatorStyle == .none
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : min(TableMetrics.cardRadius, cell.bounds.height / 2)
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = !corners.isEmpty
    }
}
