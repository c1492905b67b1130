/// Cells that went out of sight, and how to make new ones.
@MainActor
struct CellPool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var classes: [String: UITableViewCell.Type] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    /// Keeps a cell that can be used again.
    mutating func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    /// One that was used before and is ready for its next row, or a new one of the registered class.
    mutating func take(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
    }
}
