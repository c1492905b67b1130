import UIKit

extension UIDeviceOrientation {
    /// In the order in which a device goes through them as it is turned clockwise.
    private static let clockwise: [UIDeviceOrientation] = [
        .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]

    /// Quarter turns clockwise from portrait; 0 for a device that lies flat.
    var quarterTurns: Int { Self.clockwise.firstIndex(of: self) ?? 0 }

    /// How the device is held after so many quarter turns clockwise.
    func turned(by turns: Int) -> UIDeviceOrientation {
        let count = Self.clockwise.count
        return Self.clockwise[((quarterTurns + turns) % count + count) % count]
    }
}
