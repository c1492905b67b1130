import Simulator
import UIKit

/// The open pages, and the one simulated device that all of them show.
///
/// The app is launched when the first page is ready to show it: whoever opens the page sees it from its first moment.
@MainActor
final class Pages {
    private let simulator = Simulator()
    private let launch: (Simulator) -> Void
    private var isLaunched = false
    private var open: [ObjectIdentifier: Page] = [:]
    private var lastTouchID = 0

    init(showing delegate: (some UIApplicationDelegate).Type) {
        launch = { $0.launch(delegate) }
        simulator.onFrame = { [weak self] in self?.showFrame() }
        simulator.startRealTime()
    }

    var device: Device { simulator.device }

    /// Tells `page` of every frame until it is closed.
    func add(_ page: Page) {
        open[ObjectIdentifier(page)] = page
    }

    func remove(_ page: Page) {
        open[ObjectIdentifier(page)] = nil
    }

    /// The device's screen at `scale` pixels per point, for one page.
    func openScreen(scale: Double) -> ScreenStream {
        if !isLaunched {
            isLaunched = true
            launch(simulator)
        }
        return simulator.openScreen(scale: scale)
    }

    /// A number for a touch that no other touch of any page has.
    func makeTouchID() -> Int {
        lastTouchID += 1
        return lastTouchID
    }

    func touch(id: Int, phase: UITouch.Phase, at location: CGPoint) {
        simulator.touch(id: id, phase: phase, at: location)
    }

    private func showFrame() {
        for page in open.values {
            page.showFrame()
        }
    }
}
