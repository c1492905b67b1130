// What fingers do to rows.
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
        let wanted = rowDelegate.map { $0.tableView(self, willSelectRowAt: highlighted) } ?? highlighted
        guard let indexPath = wanted else { return unhighlightRow() }
        let previous = selectedRow
        select(indexPath, animated: false)
        unhighlightRow()
        if let previous, previous != indexPath { rowDelegate?.tableView(self, didDeselectRowAt: previous) }
        rowDelegate?.tableView(self, didSelectRowAt: indexPath)
    }

    func select(_ indexPath: IndexPath?, animated: Bool) {
        let wanted = indexPath.flatMap { loadedRows.index(of: $0) == nil ? nil : $0 }
        guard wanted != selectedRow else { return }
        if let selectedRow { cells[selectedRow]?.setSelected(false, animated: animated) }
        selectedRow = wanted
        if let wanted { cells[wanted]?.setSelected(true, animated: animated) }
    }
}
