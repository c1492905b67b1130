// Highlighting and selection of rows.
extension UITableView {
    func highlightRow(at point: CGPoint) {
        guard allowsSelection, let indexPath = row(at: point), let cell = cells[indexPath],
            rowDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        highlightedRow = indexPath
        cell.setHighlighted(true, animated: false)
    }

    func unhighlightRow() {
        guard let indexPath = highlightedRow else { return }
        highlightedRow = nil
        cells[indexPath]?.setHighlighted(false, animated: false)
    }

    func selectHighlightedRow() {
        guard let highlighted = highlightedRow else { return }
        if allowsMultipleSelection, selection.contains(highlighted) { return deselectHighlighted(highlighted) }
        let wanted = rowDelegate.map { $0.tableView(self, willSelectRowAt: highlighted) } ?? highlighted
        guard let indexPath = wanted else { return unhighlightRow() }
        let previous = allowsMultipleSelection ? nil : selection.first
        if let previous, previous != indexPath, let rowDelegate {
            _ = rowDelegate.tableView(self, willDeselectRowAt: previous)
        }
        select(indexPath, animated: false)
        unhighlightRow()
        if let previous, previous != indexPath { rowDelegate?.tableView(self, didDeselectRowAt: previous) }
        rowDelegate?.tableView(self, didSelectRowAt: indexPath)
    }

    private func deselectHighlighted(_ highlighted: IndexPath) {
        let wanted = rowDelegate.map { $0.tableView(self, willDeselectRowAt: highlighted) } ?? highlighted
        unhighlightRow()
        guard let indexPath = wanted else { return }
        deselect(indexPath, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: indexPath)
    }

    /// Selects a row, in addition to others if multiple selection is allowed; `nil` deselects all rows.
    func select(_ indexPath: IndexPath?, animated: Bool) {
        guard let indexPath else {
            for selected in selection { deselect(selected, animated: animated) }
            return
        }
        guard loadedLayout.contains(indexPath), !selection.contains(indexPath) else { return }
        if !allowsMultipleSelection { select(nil, animated: animated) }
        selection.append(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        guard selection.contains(indexPath) else { return }
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }
}
