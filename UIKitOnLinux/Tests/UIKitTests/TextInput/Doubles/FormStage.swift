import Simulator
import UIKit

/// A device with two text fields on its screen, one at y 100, the other at y 150, both from 40 to 240.
@MainActor
final class FormStage {
    let simulator: Simulator
    let controller = UIViewController()
    let first = UITextField(frame: CGRect(x: 40, y: 100, width: 200, height: 34))
    let second = UITextField(frame: CGRect(x: 40, y: 150, width: 200, height: 34))
    let window: UIWindow

    init(device: Device = .iPhone16) {
        simulator = Simulator(device: device)
        controller.view.backgroundColor = .systemBackground
        for field in [first, second] {
            field.borderStyle = .roundedRect
            controller.view.addSubview(field)
        }
        window = simulator.show(controller)
    }

    var view: UIView { controller.view }
    var height: CGFloat { simulator.device.screenSize.height }
    var width: CGFloat { simulator.device.screenSize.width }
}
