import Foundation
import MessageStackView
import Simulator
import UIKit

/// A simulated device that shows a screen of an app.
@MainActor
final class Stage {
    let host: UIView
    let simulator = Simulator(device: .iPhone16)
    let window: UIWindow
    private let screen: ScreenStream?

    /// - Parameter draws: whether each frame draws the layers that have changed.
    init(draws: Bool = true) {
        let controller = UIViewController()
        window = simulator.show(controller)
        host = controller.view
        host.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "Content of the app"
        label.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
        host.addSubview(label)
        screen = draws ? simulator.openScreen(scale: 3) : nil
        pass(frames: 2)
    }

    /// Adds a table with two lines per row to the app, behind all else on its screen.
    func addTable() {
        let table = UITableView(frame: host.bounds)
        table.rowHeight = 60
        table.dataSource = rows
        host.insertSubview(table, at: 0)
    }

    private let rows = Rows()

    /// Returns a new message.
    static func makeMessage() -> MessageView {
        let view = MessageView()
        view.set(message: Message(title: "Saved to Favourites", subtitle: "You find it under the star."))
        view.backgroundColor = .systemBlue
        return view
    }

    /// Advances the device by a number of frames without measuring them.
    func pass(frames: Int) {
        for _ in 0..<frames { _ = frame() }
    }

    /// Advances the device until `isOver` is true.
    func pass(until isOver: () -> Bool) {
        for _ in 0..<600 {
            if isOver() { return }
            pass(frames: 1)
        }
        preconditionFailure("An animation has not ended after ten seconds.")
    }

    /// Advances the device by one frame, after a touch event, and measures both.
    func frame(after touch: () -> Void = {}) -> FrameTime {
        let layout = microseconds {
            advance(touch)
        }
        return FrameTime(layout: layout, drawing: microseconds { _ = screen?.takeUpdate() })
    }

    @inline(never)
    private func advance(_ touch: () -> Void) {
        touch()
        simulator.advance(by: 1 / 60)
    }

    func picture() -> Data { simulator.screenshot().pngData() ?? Data() }
}

/// The rows of a table.
private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "The second line of row \(indexPath.row)"
        return cell
    }
}

extension TimeInterval {
    /// The seconds of an entrance and of an exit of the library.
    static let animationDuration: TimeInterval = 0.333
}
