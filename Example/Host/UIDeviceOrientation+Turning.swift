import UIKit

extension UIDeviceOrientation {
    /// The orientations in the order in which clockwise turns of the device reach them.
    private static let clockwise: [UIDeviceOrientation] = [
        .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]

    /// The number of clockwise quarter turns of the device from portrait; 0 for a device that is face up or face down.
    var quarterTurns: Int { Self.clockwise.firstIndex(of: self) ?? 0 }

    /// Returns the orientation after a number of clockwise quarter turns of the device.
    func turned(by turns: Int) -> UIDeviceOrientation {
        let count = Self.clockwise.count
        return Self.clockwise[((quarterTurns + turns) % count + count) % count]
    }
}
