// Which rows there are, where they lie, and which of them are loaded.
extension UITableView {
    /// Of rows whose content decides, until they have been seen; that of one line of body text.
    private static let defaultEstimate: CGFloat = 51.5

    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: - Rows

    /// Asks the data source, if it hasn't been asked yet.
    var loadedRows: TableRows {
        if let rows { return rows }
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        let counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        var new = TableRows(counts: counts)
        for index in 0..<new.count { estimate(index, of: &new) }
        rows = new
        return new
    }

    func dropRows() {
        rows = nil
        selectedRow = nil
        highlightedRow = nil
        for (indexPath, cell) in cells { unload(cell, at: indexPath) }
        setNeedsLayout()
    }

    func forgetHeights() {
        guard var rows else { return }
        for index in 0..<rows.count { estimate(index, of: &rows) }
        self.rows = rows
        setNeedsLayout()
    }

    private func estimate(_ index: Int, of rows: inout TableRows) {
        let wanted = rowDelegate?.tableView(self, heightForRowAt: rows.indexPath(index)) ?? rowHeight
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultEstimate
        rows.setHeight(wanted >= 0 ? wanted : estimate, isMeasured: wanted >= 0, of: index)
    }

    func rect(of indexPath: IndexPath) -> CGRect {
        var rows = loadedRows
        guard let index = rows.index(of: indexPath) else { return .null }
        return CGRect(x: 0, y: rows.top(index), width: bounds.width, height: rows.height(index))
    }

    func row(at point: CGPoint) -> IndexPath? {
        var rows = loadedRows
        guard point.y >= 0, let index = rows.index(at: point.y) else { return nil }
        return rows.indexPath(index)
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

    /// Loads the rows that are seen, measures those whose content decides, and puts away the others.
    func loadRowsInSight() {
        var rows = loadedRows
        if measuredWidth != bounds.width {
            measuredWidth = bounds.width
            for index in 0..<rows.count { estimate(index, of: &rows) }
        }
        // What is seen stays where it is, whatever the rows above it turn out to measure.
        let anchor = cells.keys.sorted().first { rect(of: $0).maxY > bounds.minY }.flatMap { rows.index(of: $0) }
        let anchorTop = anchor.map { rows.top($0) }
        var seen: Set<IndexPath> = []
        var index = rows.index(at: bounds.minY)
        while let current = index, rows.top(current) < bounds.maxY {
            let indexPath = rows.indexPath(current)
            seen.insert(indexPath)
            let cell = cells[indexPath] ?? load(indexPath)
            // Whoever was asked may have asked for other data, which are laid out next.
            guard self.rows != nil else { return }
            if !rows.isMeasured(current) { rows.setHeight(measure(cell), isMeasured: true, of: current) }
            index = current + 1 < rows.count ? current + 1 : nil
        }
        for (indexPath, cell) in cells {
            guard seen.contains(indexPath), let index = rows.index(of: indexPath) else {
                unload(cell, at: indexPath)
                guard self.rows != nil else { return }
                continue
            }
            cell.frame = CGRect(x: 0, y: rows.top(index), width: bounds.width, height: rows.height(index))
        }
        let shift = anchor.map { rows.top($0) - (anchorTop ?? 0) } ?? 0
        self.rows = rows
        if shift != 0 { shiftContent(by: shift) }
        takeOverTotalHeight()
    }

    private func takeOverTotalHeight() {
        var rows = loadedRows
        contentSize = CGSize(width: bounds.width, height: rows.totalHeight())
    }

    private func load(_ indexPath: IndexPath) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath) ?? UITableViewCell()
        guard rows != nil else { return cell }
        cells[indexPath] = cell
        styleSeparator(of: cell)
        insertSubview(cell, at: 0)
        UIView.performWithoutAnimation { cell.setSelected(indexPath == selectedRow, animated: false) }
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return cell
    }

    private func unload(_ cell: UITableViewCell, at indexPath: IndexPath) {
        cells[indexPath] = nil
        cell.removeFromSuperview()
        pool.put(cell)
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    private func measure(_ cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: - Separators

    func updateSeparators() {
        for cell in cells.values { styleSeparator(of: cell) }
    }

    private func styleSeparator(of cell: UITableViewCell) {
        cell.inheritedSeparatorInset = separatorInset
        cell.separator.isHidden = separatorStyle == .none
        cell.separator.backgroundColor = separatorColor
    }
}
