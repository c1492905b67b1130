import UIKit

/// The Playground's form.
final class PlaygroundTableViewController: UITableViewController {
    private let form: PlaygroundForm
    private var sections: [PlaygroundSection]

    init(form: PlaygroundForm) {
        self.form = form
        sections = form.sections
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlaygroundCell.self, forCellReuseIdentifier: "row")
        tableView.keyboardDismissMode = .interactive
    }

    /// Shows other lines if there are others now. A line shows by itself what is chosen in it, so that a slider isn't
    /// taken from under a finger.
    func update() {
        let old = sections
        sections = form.sections
        for (index, section) in sections.enumerated() where !old[index].hasRows(of: section) {
            tableView.reloadSections(IndexSet(integer: index), with: .automatic)
        }
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
        (cell as? PlaygroundCell)?.show(form.sections[indexPath.section].rows[indexPath.row])
        return cell
    }
}

extension PlaygroundSection {
    fileprivate func hasRows(of other: PlaygroundSection) -> Bool {
        rows.map(\.title) == other.rows.map(\.title)
    }
}
