/// The changes to a table's rows and sections between two states of its data.
///
/// Deleted and reloaded items are identified by their old position, inserted ones by their new position.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var deletedRows: [IndexPath: Animation] = [:]
    var insertedRows: [IndexPath: Animation] = [:]
    var deletedSections: [Int: Animation] = [:]
    var insertedSections: [Int: Animation] = [:]
    /// The moved rows, from the old to the new position.
    var movedRows: [IndexPath: IndexPath] = [:]
    /// The rows and sections whose content is reloaded, by their old position.
    var reloadedRows: [IndexPath: Animation] = [:]
    var reloadedSections: [Int: Animation] = [:]

    // MARK: - Mapping old to new positions

    /// Returns the new index of each old section; `nil` for a deleted one.
    func sectionMap(oldCount: Int, newCount: Int) -> [Int?] {
        var free = (0..<newCount).filter { insertedSections[$0] == nil }[...]
        return (0..<oldCount).map { deletedSections[$0] == nil ? free.popFirst() : nil }
    }

    /// Returns the new index path of each old row; `nil` if the row counts don't match the changes.
    func rowMap(from old: [Int], to new: [Int]) -> [IndexPath: IndexPath]? {
        guard old.count - deletedSections.count + insertedSections.count == new.count else { return nil }
        let sections = sectionMap(oldCount: old.count, newCount: new.count)
        var map = movedRows
        for (oldSection, newSection) in sections.enumerated() {
            guard let newSection else { continue }
            if reloadedSections[oldSection] != nil { continue }
            let arrived = Set(movedRows.values)
            let kept = (0..<old[oldSection]).map { IndexPath(row: $0, section: oldSection) }
                .filter { deletedRows[$0] == nil && movedRows[$0] == nil }
            let free = (0..<new[newSection]).map { IndexPath(row: $0, section: newSection) }
                .filter { insertedRows[$0] == nil && !arrived.contains($0) }
            guard kept.count == free.count else { return nil }
            for (before, after) in zip(kept, free) { map[before] = after }
        }
        return map
    }

    /// Returns the animation with which the item at a new index path is inserted; `nil` if it isn't new.
    func entrance(of indexPath: IndexPath) -> Animation? {
        insertedRows[indexPath] ?? insertedSections[indexPath.section]
    }

    /// Returns the animation with which the item at an old index path is removed.
    func exit(of indexPath: IndexPath) -> Animation {
        deletedRows[indexPath] ?? reloadedRows[indexPath] ?? deletedSections[indexPath.section]
            ?? reloadedSections[indexPath.section] ?? .automatic
    }
}
