import UIKit

/// Data source and delegate of named rows in named sections, which tests change; writes down what it is asked.
final class SectionList: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [(title: String?, footer: String?, rows: [String])]
    var headerViews: [Int: UIView] = [:]
    private(set) var log: [String] = []

    init(_ sections: [(title: String?, footer: String?, rows: [String])]) {
        self.sections = sections
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        log.append("cell \(cell.textLabel?.text ?? "")")
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerViews[section] }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(sections[indexPath.section].rows[indexPath.row])")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(sections[indexPath.section].rows[indexPath.row])")
    }
}
