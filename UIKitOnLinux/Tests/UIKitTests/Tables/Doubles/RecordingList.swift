import UIKit

/// Data source and delegate of numbered rows; writes down what it is told, and how many cells it had to make.
final class RecordingList: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: Int
    /// By row; the table view's own where there is none.
    var heights: [Int: CGFloat] = [:]
    var textOfRow: (Int) -> String = { "Row \($0)" }
    var refusedRow: Int?
    private let style: UITableViewCell.CellStyle
    private(set) var madeCells = 0
    private(set) var log: [String] = []
    /// The rows whose cells went, in the order of the calls.
    private(set) var rowsThatWent: [Int] = []

    init(rows: Int, style: UITableViewCell.CellStyle) {
        self.rows = rows
        self.style = style
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "row")
        if cell == nil { madeCells += 1 }
        let made = cell ?? UITableViewCell(style: style, reuseIdentifier: "row")
        cell = made
        made.textLabel?.text = textOfRow(indexPath.row)
        made.detailTextLabel?.text = "Detail"
        return made
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row] ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != refusedRow
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        rowsThatWent.append(indexPath.row)
    }
}
