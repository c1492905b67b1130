import Simulator
import UIKit

/// Which device a page is to draw, how it is held, and which others there are. In points.
struct PageGreeting: Encodable, Equatable {
    let name: String
    let isTablet: Bool
    /// The screen's size as the interface has it, which is another in landscape.
    let width: Double
    let height: Double
    let cornerRadius: Double
    /// How the device is held, in quarter turns clockwise from portrait.
    let heldTurns: Int
    /// How the interface is turned, which doesn't follow the device where the app doesn't support that.
    let shownTurns: Int
    let devices: [String]

    @MainActor
    init(of simulator: Simulator, devices: [Device]) {
        let device = simulator.device
        let interface = simulator.scenes.last?.effectiveGeometry.interfaceOrientation ?? .portrait
        name = device.name
        isTablet = device.idiom == .pad
        width = UIScreen.main.bounds.width
        height = UIScreen.main.bounds.height
        cornerRadius = device.cornerRadius
        heldTurns = simulator.orientation.quarterTurns
        shownTurns = UIDeviceOrientation(rawValue: interface.rawValue)?.quarterTurns ?? 0
        self.devices = devices.map(\.name)
    }
}
