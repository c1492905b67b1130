import Simulator
import UIKit

@testable import MessageStackView

/// A simulated device with an empty screen, or with that of a controller.
@MainActor
final class Stage {
    let simulator: Simulator
    let controller: UIViewController
    let window: UIWindow
    /// A finger that can touch the screen.
    let finger: Finger

    init(device: Device = .iPhone16, _ controller: UIViewController? = nil) {
        HostedPostController.followReadings()
        simulator = Simulator(device: device)
        forgetHosts()
        self.controller = controller ?? UIViewController()
        window = simulator.show(self.controller)
        finger = Finger(on: simulator)
    }

    var view: UIView { controller.view }

    /// The post view of the scene of the window.
    var postView: PostView { UIApplication.shared.postView }

    /// Whether a layout pass has failed to settle since the device was created.
    var hasEndlessLayouts: Bool { simulator.endlessLayouts > 0 }

    /// Advances the device by the time in which a post leaves and the next one enters.
    func rest() { simulator.rest() }

    /// Returns the frame of a view in screen coordinates, including the current offset of an animation that moves the
    /// view's slot.
    func seenFrame(of view: UIView) -> CGRect {
        let frame = view.convert(view.bounds, to: nil)
        guard let slot = view.enclosingSlot else { return frame }
        let way = slot.seenPose.vector - PostTransition.Pose(slot.transform).vector
        return frame.offsetBy(dx: way.x, dy: way.y)
    }

    static let message = BadgeMessage("Title", subtitle: "Subtitle", image: nil, fillColor: .red)
}
