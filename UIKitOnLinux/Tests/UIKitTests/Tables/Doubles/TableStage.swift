import Simulator
import UIKit

/// A device without safe area whose screen, 320 × 480 points at 2×, is a table of numbered rows.
@MainActor
final class TableStage {
    let simulator: Simulator
    let controller = UIViewController()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let list: RecordingList

    init(rows: Int = 100, style: UITableViewCell.CellStyle = .default) {
        var device = Device.iPhoneSE
        device.screenSize = CGSize(width: 320, height: 480)
        device.safeAreaInsets = .zero
        simulator = Simulator(device: device)
        list = RecordingList(rows: rows, style: style)
        tableView.dataSource = list
        tableView.delegate = list
        controller.view.addSubview(tableView)
        simulator.show(controller)
    }

    func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }

    /// The middle of a row on the screen.
    func middle(of row: Int) -> CGPoint {
        let rect = tableView.rectForRow(at: IndexPath(row: row, section: 0))
        return tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
}
