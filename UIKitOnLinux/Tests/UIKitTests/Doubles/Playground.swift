import Simulator
import UIKit

/// A device with one square of 40 points on its screen, to animate and to touch.
@MainActor
final class Playground {
    let simulator: Simulator
    let controller = UIViewController()
    let window: UIWindow
    /// Its center is at (50, 200).
    let square = UIView(frame: CGRect(x: 30, y: 180, width: 40, height: 40))

    init(device: Device = .iPhone16) {
        simulator = Simulator(device: device)
        square.backgroundColor = .black
        controller.view.addSubview(square)
        window = simulator.show(controller)
    }

    var view: UIView { controller.view }

    /// Where the square's center is seen.
    var seen: CGPoint { seenLayer.position }

    var seenLayer: CALayer { square.layer.presentation() ?? square.layer }

    /// Runs frames for `seconds` and tells where the square's center is seen then.
    func seen(after seconds: TimeInterval) -> CGPoint {
        simulator.advance(by: seconds)
        return seen
    }
}
