import MessageStackView
import Simulator
import UIKit

/// A device that shows an empty screen, and a message to show on it.
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

    /// Makes another message, which has never been on a screen.
    func makeMessage() {
        message = MessageView()
        message.set(message: Message(title: "Saved to Favourites", subtitle: "You find it under the star."))
        message.backgroundColor = .systemBlue
    }

    /// Lets frames pass until `isOver`, at least one.
    func run(until isOver: () -> Bool) {
        for _ in 0..<600 {
            simulator.advance(by: 1 / 60)
            if isOver() { return }
        }
        preconditionFailure("An animation has not ended after ten seconds.")
    }
}
