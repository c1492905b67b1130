/// What changes of a table's rows and sections between two states of its data.
///
/// What is deleted or reloaded is named as it was before, what is inserted as it is afterwards.
struct TableUpdates {
    typealias Animation = UITableView.RowAnimation

    var deletedRows: [IndexPath: Animation] = [:]
    var insertedRows: [IndexPath: Animation] = [:]
    var deletedSections: [Int: Animation] = [:]
    var insertedSections: [Int: Animation] = [:]
    /// From before to afterwards.
    var movedRows: [IndexPath: IndexPath] = [:]
    /// Rows and sections whose content is asked for anew; named as before.
    var reloadedRows: [IndexPath: Animation] = [:]
    var reloadedSections: [Int: Animation] = [:]

    // MARK: - Before and afterwards

    /// Where each old section is afterwards; nil for one that is gone.
    func sectionMap(oldCount: Int, newCount: Int) -> [Int?] {
        var free = (0..<newCount).filter { insertedSections[$0] == nil }[...]
        return (0..<oldCount).map { deletedSections[$0] == nil ? free.popFirst() : nil }
    }

    /// Where each old row is afterwards; nil if the counts don't fit the changes.
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

    /// How what comes to `indexPath` enters; nil for what was there.
    func entrance(of indexPath: IndexPath) -> Animation? {
        insertedRows[indexPath] ?? insertedSections[indexPath.section]
    }

    /// How what was at `indexPath` leaves.
    func exit(of indexPath: IndexPath) -> Animation {
        deletedRows[indexPath] ?? reloadedRows[indexPath] ?? deletedSections[indexPath.section]
            ?? reloadedSections[indexPath.section] ?? .automatic
    }
}
