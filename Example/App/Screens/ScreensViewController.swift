import UIKit

/// The list of the app's screens.
final class ScreensViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Screens"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Screen.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        cell.textLabel?.text = Screen.allCases[indexPath.row].title
        cell.textLabel?.numberOfLines = 0
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = Screen.allCases[indexPath.row].makeViewController()
        navigationController?.pushViewController(screen, animated: true)
    }
}
