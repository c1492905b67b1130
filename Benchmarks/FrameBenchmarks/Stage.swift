import Foundation
import MessageStackView
import Simulator
import UIKit

/// A device that shows a screen of an app.
@MainActor
final class Stage {
    let host: UIView
    let simulator = Simulator(device: .iPhone16)
    private let screen: ScreenStream

    init() {
        let controller = UIViewController()
        simulator.show(controller)
        host = controller.view
        host.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "All that the app shows"
        label.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
        host.addSubview(label)
        screen = simulator.openScreen(scale: 3)
        pass(frames: 2)
    }

    /// A message that has never been on a screen.
    static func makeMessage() -> MessageView {
        let view = MessageView()
        view.set(message: Message(title: "Saved to Favourites", subtitle: "You find it under the star."))
        view.backgroundColor = .systemBlue
        return view
    }

    /// Lets frames pass that aren't measured.
    func pass(frames: Int) {
        for _ in 0..<frames { _ = frame() }
    }

    /// Lets one frame pass, and the finger move before it.
    func frame(after touch: () -> Void = {}) -> FrameTime {
        let layout = microseconds {
            advance(touch)
        }
        return FrameTime(layout: layout, drawing: microseconds { _ = screen.takeUpdate() })
    }

    @inline(never)
    private func advance(_ touch: () -> Void) {
        touch()
        simulator.advance(by: 1 / 60)
    }

    func picture() -> Data { simulator.screenshot().pngData() ?? Data() }
}
