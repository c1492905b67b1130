import Simulator
import UIKit

/// A device without safe area whose screen is a scroll view of 320 × 480 points over 2000 points of content.
@MainActor
final class ScrollStage {
    let simulator: Simulator
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let delegate = RecordingScrollDelegate()

    init() {
        var device = Device.iPhoneSE
        device.screenSize = CGSize(width: 320, height: 480)
        device.safeAreaInsets = .zero
        simulator = Simulator(device: device)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.delegate = delegate
        controller.view.addSubview(scrollView)
        simulator.show(controller)
    }

    /// Drags by so much from the middle and lets go at rest.
    func drag(_ dx: CGFloat, _ dy: CGFloat) {
        simulator.pan(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160 + dx, y: 240 + dy))
    }

    /// Drags by so much from the middle and lets go at its speed.
    func fling(_ dx: CGFloat, _ dy: CGFloat) {
        simulator.fling(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160 + dx, y: 240 + dy))
    }
}
