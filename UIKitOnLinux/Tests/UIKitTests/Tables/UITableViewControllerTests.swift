import Simulator
import Testing
import UIKit

@MainActor
struct UITableViewControllerTests {
    private final class NamesController: UITableViewController {
        private(set) var selected: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Name \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
    }

    @Test func itIsDataSourceAndDelegateOfItsView() {
        let simulator = Simulator()
        let controller = NamesController(style: .plain)
        simulator.show(controller)
        #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Name 0", "Name 1"])
        #expect(controller.tableView.contentOffset.y == -59, "below the status bar")
        simulator.tap(at: CGPoint(x: 200, y: 59 + 70))
        #expect(controller.selected == [1])
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
