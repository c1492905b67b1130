import UIKit

/// A table view controller that shows the Playground's form.
final class PlaygroundTableViewController: UITableViewController {
    private let form: PlaygroundForm
    /// The table's height at the last layout.
    private var height: CGFloat = 0
    private(set) var sections: [PlaygroundSection]

    init(form: PlaygroundForm) {
        self.form = form
        sections = form.sections
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlaygroundCell.self, forCellReuseIdentifier: "row")
        #if !os(visionOS)
            tableView.keyboardDismissMode = .interactive
        #endif
    }

    /// Reloads the sections whose rows have changed, and updates the cells whose values have changed.
    ///
    /// A cell that already shows its row's value isn't touched, so that a slider isn't replaced while it is dragged.
    func update() {
        let old = sections
        sections = form.sections
        guard sections.map(\.title) == old.map(\.title) else { return tableView.reloadData() }
        for (index, section) in sections.enumerated() where !old[index].hasRows(of: section) {
            tableView.reloadSections(IndexSet(integer: index), with: .automatic)
        }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            guard let cell = tableView.cellForRow(at: path) as? PlaygroundCell,
                sections[path.section].rows.indices.contains(path.row)
            else { continue }
            let row = sections[path.section].rows[path.row]
            if cell.state != row.state { cell.show(row) }
        }
    }

    /// Scrolls to a section so that its title is visible.
    func scroll(to section: Int) {
        // Twice, because rows may turn out taller than estimated when they are first laid out.
        for _ in 0..<2 {
            let top = tableView.rect(forSection: section).minY - tableView.adjustedContentInset.top
            let lowest = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
            tableView.setContentOffset(CGPoint(x: 0, y: min(top, max(lowest, 0))), animated: false)
            tableView.layoutIfNeeded()
        }
    }

    /// Keeps the edited row visible when the keyboard changes the table's height.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard height != tableView.bounds.height else { return }
        height = tableView.bounds.height
        let cells = tableView.visibleCells.compactMap { $0 as? PlaygroundCell }
        guard let cell = cells.first(where: \.isEditingText), let path = tableView.indexPath(for: cell) else { return }
        tableView.scrollToRow(at: path, at: .middle, animated: false)
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? PlaygroundCell)?.show(sections[indexPath.section].rows[indexPath.row])
        return cell
    }
}

extension PlaygroundSection {
    fileprivate func hasRows(of other: PlaygroundSection) -> Bool {
        rows.map(\.title) == other.rows.map(\.title)
    }
}
