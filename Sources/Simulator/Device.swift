import UIKit

/// A device to run on: screen, scale and the parts of the screen that content keeps clear of.
public struct Device: Equatable, Sendable {
    /// Shown to people.
    public var name: String
    /// Portrait screen size in points.
    public var screenSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Height of the status bar in points.
    public var statusBarHeight: CGFloat
    /// Insets of a window that covers the screen, in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// Radius of the screen's rounded corners in points; 0 for a square screen.
    public var cornerRadius: CGFloat
    /// The Dynamic Island in screen coordinates, if the device has one.
    public var dynamicIsland: CGRect?

    /// 375×667 at 2×, with a home button.
    public static let iPhoneSE = Device(
        name: "iPhone SE", screenSize: CGSize(width: 375, height: 667), scale: 2, statusBarHeight: 20,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), cornerRadius: 0, dynamicIsland: nil)

    /// 393×852 at 3×, with Dynamic Island and home indicator.
    public static let iPhone16 = Device(
        name: "iPhone 16", screenSize: CGSize(width: 393, height: 852), scale: 3, statusBarHeight: 54,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), cornerRadius: 55,
        dynamicIsland: CGRect(x: 134, y: 14, width: 125, height: 37))
}
