/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The interface orientation that is upright at this device orientation, or nil if the device is flat.
    var interfaceOrientation: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}

/// The simulated device.
///
/// https://developer.apple.com/documentation/uikit/uidevice
@MainActor
open class UIDevice: NSObject {
    private static let device = UIDevice()

    open class var current: UIDevice { device }

    nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    package var heldOrientation = UIDeviceOrientation.portrait
    /// The number of unbalanced calls that requested notifications, including one of the application itself.
    private var generatingCount = 1

    /// The name of the device: "iPhone", "iPad" or, with Mac Catalyst in any idiom, "iPad". Since iOS 16, only apps with an entitlement read the user's name for
    /// it.
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    open var systemName: String { userInterfaceIdiom == .phone ? "iOS" : "iPadOS" }
    /// The version of iOS whose appearance and metrics are simulated.
    open var systemVersion: String { "26.1" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.configuration.idiom }
    open var orientation: UIDeviceOrientation { heldOrientation }

    // MARK: - Notifications

    /// A Boolean value that indicates whether rotating the device posts `orientationDidChangeNotification`. True by
    /// default, because UIKit's application requests it.
    open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

    /// Enables orientation notifications. Balance each call with `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }
    open func endGeneratingDeviceOrientationNotifications() { generatingCount = max(0, generatingCount - 1) }

    /// Rotates the device. The interface of each scene follows if the orientation is supported.
    package func turn(to orientation: UIDeviceOrientation, animated: Bool = true) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        notifyOfOrientation()
        for scene in UIApplication.shared.windowScenes {
            scene.requestedOrientations = nil
            scene.followDevice(animated: animated)
        }
    }

    /// Changes the orientation, as another display of the device has another native one, and posts the notification. Scenes
    /// don't follow it.
    package func rename(to orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        notifyOfOrientation()
    }

    private func notifyOfOrientation() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }

    package func reset() {
        heldOrientation = .portrait
        generatingCount = 1
    }
}
