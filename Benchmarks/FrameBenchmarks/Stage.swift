import Foundation
import MessageStackView
import Simulator
import UIKit

/// A device that shows a screen of an app.
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
        label.text = "All that the app shows"
        label.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
        host.addSubview(label)
        screen = draws ? simulator.openScreen(scale: 3) : nil
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

    /// Lets frames pass until `isOver` is true.
    ///
    /// - Returns: the processor time in microseconds, without drawing.
    func pass(until isOver: () -> Bool) -> Double {
        microseconds {
            for _ in 0..<600 {
                if isOver() { return }
                advance {}
            }
            preconditionFailure("An animation has not ended after ten seconds.")
        }
    }

    /// Lets one frame pass, and the finger move before it.
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
