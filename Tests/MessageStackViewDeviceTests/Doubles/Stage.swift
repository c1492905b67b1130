import Simulator
import UIKit

@testable import MessageStackView

/// A device with an empty screen on it, to post on.
@MainActor
final class Stage {
    let simulator: Simulator
    let controller = UIViewController()
    let window: UIWindow
    /// A finger on its screen, not down yet.
    let finger: Finger

    init(device: Device = .iPhone16) {
        simulator = Simulator(device: device)
        window = simulator.show(controller)
        finger = Finger(on: simulator)
    }

    var view: UIView { controller.view }

    /// The post view of the window's scene.
    var postView: PostView { UIApplication.shared.postView }

    /// Whether a layout has come to no end since it was made.
    var hasEndlessLayouts: Bool { simulator.endlessLayouts > 0 }

    /// Gives everything that moves the time to arrive: a second.
    func rest() { simulator.advance(by: 1) }

    /// Where a view is seen, in the screen's coordinates.
    func seenFrame(of view: UIView) -> CGRect {
        let slot = sequence(first: view, next: \.superview).first { $0 is PostSlot } ?? view
        let shift = (slot.layer.presentation()?.affineTransform() ?? .identity)
        return view.convert(view.bounds, to: nil)
            .offsetBy(dx: shift.tx - slot.transform.tx, dy: shift.ty - slot.transform.ty)
    }

    static let message = BadgeMessage(title: "Title", subtitle: "Subtitle", image: nil, fillColor: .red)
}
