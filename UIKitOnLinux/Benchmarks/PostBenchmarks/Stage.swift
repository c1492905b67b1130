import MessageStackView
import Simulator
import UIKit

/// A simulated device with an empty screen, and a message to show on it.
@MainActor
final class Stage {
    private(set) var message = MessageView()
    let host: UIView
    private let simulator = Simulator(device: .iPhone16)

    init() {
        let controller = UIViewController()
        simulator.show(controller)
        host = controller.view
    }

    /// Replaces the message with a new one.
    func makeMessage() {
        message = MessageView()
        message.set(message: Message(title: "Saved to Favourites", subtitle: "You find it under the star."))
        message.backgroundColor = .systemBlue
    }

    /// Advances the device by at least one frame, until `isOver` is true.
    func run(until isOver: () -> Bool) {
        for _ in 0..<600 {
            simulator.advance(by: 1 / 60)
            if isOver() { return }
        }
        preconditionFailure("An animation has not ended after ten seconds.")
    }
}

extension TimeInterval {
    /// The seconds of an entrance and of an exit of the library.
    static let animationDuration: TimeInterval = 0.333
}
