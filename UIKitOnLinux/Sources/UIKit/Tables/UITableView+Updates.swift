// Animated insertion, deletion and movement of rows and sections.
extension UITableView {
    private static let updateDuration: TimeInterval = 0.3

    /// Records a change. Outside a batch, it is performed immediately.
    func update(_ change: (inout TableUpdates) -> Void) {
        let isAlone = updates == nil
        if isAlone { beginBatch() }
        if var changed = updates {
            change(&changed)
            updates = changed
        }
        if isAlone { endBatch(nil) }
    }

    func beginBatch() {
        batchDepth += 1
        guard updates == nil else { return }
        _ = loadedLayout
        updates = TableUpdates()
    }

    func endBatch(_ completion: ((Bool) -> Void)?) {
        if let completion { batchCompletions.append(completion) }
        batchDepth = max(0, batchDepth - 1)
        guard batchDepth == 0, let updates else { return }
        self.updates = nil
        let completions = batchCompletions
        batchCompletions = []
        apply(updates) { finished in
            for completion in completions { completion(finished) }
        }
    }

    private func apply(_ updates: TableUpdates, completion: @escaping (Bool) -> Void) {
        let old = loadedLayout
        var new = newLayout()
        guard let map = updates.rowMap(from: old.counts, to: new.counts) else {
            NSLog("%@", "Invalid update of \(self): the rows of the data source don't fit the changes.")
            reloadData()
            return completion(true)
        }
        keepHeights(of: old, in: &new, map, updates)
        layout = new
        selection = selection.compactMap { map[$0] }
        highlightedRow = nil
        let gone = takeOver(map, updates)
        origins = Dictionary(map.map { ($1, rect(of: .row($0), in: old)) }, uniquingKeysWith: { first, _ in first })
        entrances = updates
        UIView.animate(withDuration: Self.updateDuration) {
            for (cell, animation) in gone { Self.hide(cell, animation) }
            self.reloadHeadersAndFooters(updates)
            self.loadRowsInSight()
        } completion: { finished in
            for (cell, _) in gone { self.release(cell) }
            completion(finished)
        }
        origins = [:]
        entrances = nil
    }

    /// Copies the measured heights of rows that weren't reloaded. Rows on screen are measured again, since apps use a batch
    /// without changes to animate new heights.
    /// https://developer.apple.com/documentation/uikit/uitableview/beginupdates()
    private func keepHeights(
        of old: TableLayout, in new: inout TableLayout, _ map: [IndexPath: IndexPath], _ updates: TableUpdates
    ) {
        for (before, after) in map where updates.reloadedRows[before] == nil {
            guard let from = old.index(of: .row(before)), let to = new.index(of: .row(after)), old.isMeasured(from),
                !new.isMeasured(to)
            else { continue }
            new.setHeight(old.height(from), isMeasured: cells[before] == nil, of: to)
        }
    }

    /// Moves the cells to their new index paths and returns the cells of removed rows.
    private func takeOver(
        _ map: [IndexPath: IndexPath], _ updates: TableUpdates
    ) -> [(cell: UITableViewCell, animation: RowAnimation)] {
        var gone: [(cell: UITableViewCell, animation: RowAnimation)] = []
        var kept: [IndexPath: UITableViewCell] = [:]
        for (indexPath, cell) in cellsInOrder {
            if let new = map[indexPath], updates.reloadedRows[indexPath] == nil {
                kept[new] = cell
            } else {
                gone.append((cell, updates.exit(of: indexPath)))
                rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            }
        }
        cells = kept
        return gone
    }

    /// Sets the initial state of a new cell's animation: its old frame, or the state that its row animation defines.
    func prepareEntrance(of cell: UITableViewCell, at indexPath: IndexPath, in rect: CGRect) {
        UIView.performWithoutAnimation {
            cell.frame = origins[indexPath].flatMap { $0.isNull ? nil : $0 } ?? rect
            guard let entrances, origins[indexPath] == nil else { return }
            Self.hide(cell, entrances.entrance(of: indexPath) ?? .automatic)
        }
        if entrances != nil { Self.show(cell) }
    }

    private static func hide(_ cell: UITableViewCell, _ animation: RowAnimation) {
        switch animation {
        case .none: cell.alpha = 0
        case .left: cell.transform = CGAffineTransform(translationX: -cell.bounds.width, y: 0)
        case .right: cell.transform = CGAffineTransform(translationX: cell.bounds.width, y: 0)
        case .top: cell.transform = CGAffineTransform(translationX: 0, y: -cell.bounds.height)
        case .bottom: cell.transform = CGAffineTransform(translationX: 0, y: cell.bounds.height)
        case .fade, .middle, .automatic: break
        }
        cell.alpha = 0
    }

    private static func show(_ cell: UITableViewCell) {
        cell.alpha = 1
        cell.transform = .identity
    }

    private func release(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        Self.show(cell)
        pool.put(cell)
    }
}
