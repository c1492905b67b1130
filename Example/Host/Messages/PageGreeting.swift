import Simulator
import UIKit

/// The device that a page draws, its orientation, and the names of all devices. Lengths are in points.
struct PageGreeting: Encodable, Equatable {
    let name: String
    /// A Boolean value that indicates whether the device has a pointer. Such devices also show a second scene.
    let hasPointer: Bool
    /// A Boolean value that indicates whether the user can turn the device.
    let isTurnable: Bool
    /// The width of the screen in the current interface orientation.
    let width: Double
    let height: Double
    let cornerRadius: Double
    /// The device orientation, in quarter turns clockwise from portrait.
    let heldTurns: Int
    /// The interface orientation, in quarter turns clockwise from portrait. It differs from the device orientation if
    /// the app doesn't support that.
    let shownTurns: Int
    let devices: [String]

    @MainActor
    init(of simulator: Simulator, devices: [Device]) {
        let device = simulator.device
        let interface = simulator.scenes.last?.effectiveGeometry.interfaceOrientation ?? .portrait
        name = device.name
        hasPointer = device.idiom != .phone
        isTurnable = device.windowSize == nil
        width = UIScreen.main.bounds.width
        height = UIScreen.main.bounds.height
        cornerRadius = device.cornerRadius
        heldTurns = simulator.orientation.quarterTurns
        shownTurns = UIDeviceOrientation(rawValue: interface.rawValue)?.quarterTurns ?? 0
        self.devices = devices.map(\.name)
    }
}
