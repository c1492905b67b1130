import Simulator
import UIKit

/// The device that a page draws, its orientation, and the names of all devices. Lengths are in points.
struct PageGreeting: Encodable, Equatable {
    let name: String
    /// A Boolean value that indicates whether the device has a pointer.
    let hasPointer: Bool
    /// A Boolean value that indicates whether the device can show a second scene: a tablet, a Mac, or a foldable phone that
    /// is open.
    let hasSecondScene: Bool
    /// A Boolean value that indicates whether the user can fold the device.
    let isFoldable: Bool
    /// A Boolean value that indicates whether the user can turn the device.
    let isTurnable: Bool
    /// The width of the screen in the current interface orientation.
    let width: Double
    let height: Double
    /// The radii of the display's corners in portrait, clockwise from the upper left one.
    let corners: [Double]
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
        let isClosed = simulator.fold == .closed
        hasPointer = device.idiom != .phone
        hasSecondScene = hasPointer || !isClosed
        isFoldable = device.innerDisplay != nil
        isTurnable = device.windowSize == nil
        let screen = simulator.screenSize
        width = screen.width
        height = screen.height
        let hinge = device.hingeCornerRadius ?? device.cornerRadius
        corners =
            isClosed
            ? [hinge, device.cornerRadius, device.cornerRadius, hinge].map { Double($0) }
            : Array(repeating: Double(device.innerDisplay?.cornerRadius ?? 0), count: 4)
        heldTurns = simulator.orientation.quarterTurns
        shownTurns = UIDeviceOrientation(rawValue: interface.rawValue)?.quarterTurns ?? 0
        self.devices = devices.map(\.name)
    }
}
