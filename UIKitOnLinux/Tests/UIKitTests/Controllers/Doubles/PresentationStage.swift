import Simulator
import UIKit

/// A controller on a screen, another to present on it, and a log of what both hear.
@MainActor
struct PresentationStage {
    let simulator = Simulator()
    let log = CallLog()
    let home: LoggingController
    let guest: LoggingController
    let window: UIWindow

    init() {
        home = LoggingController("home", log)
        guest = LoggingController("guest", log)
        window = simulator.show(home)
        _ = log.take()
    }
}
