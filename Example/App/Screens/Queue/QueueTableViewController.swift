import UIKit

/// A table of rows, some of which have an action.
final class QueueTableViewController: UITableViewController {
    /// Returns the rows. It is called on each reload.
    private let makeRows: @MainActor () -> [QueueRow]
    private var rows: [QueueRow] = []

    init(rows makeRows: @escaping @MainActor () -> [QueueRow]) {
        self.makeRows = makeRows
        super.init(style: .plain)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        rows = makeRows()
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    /// Places the value below the title at accessibility text sizes.
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let identifier = isLarge ? "below" : "beside"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: isLarge ? .subtitle : .value1, reuseIdentifier: identifier)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.title
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.textColor = row.tap != nil && row.value == nil ? view.tintColor : .label
        cell.detailTextLabel?.text = row.value
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.selectionStyle = row.tap == nil ? .none : .default
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        rows[indexPath.row].tap?()
        reload()
    }
}
