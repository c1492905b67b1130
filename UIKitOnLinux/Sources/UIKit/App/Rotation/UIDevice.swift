/// How the device is held.
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

    /// The interface that is upright on a device held like this; nil on a flat one.
    var interfaceOrientation: UIInterfaceOrientation? {
        isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
    }
}

/// The device in play.
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
    /// The number of calls that asked for notifications and weren't balanced, beginning with the application's own.
    private var generatingCount = 1

    /// "iPhone" or "iPad", as apps that may not know the person's name for it are told since iOS 16.
    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version whose looks and figures are followed.
    open var systemVersion: String { "26.1" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.configuration.idiom }
    open var orientation: UIDeviceOrientation { heldOrientation }

    // MARK: - Notifications

    /// Whether turning the device posts `orientationDidChangeNotification`. True by default, because UIKit's application
    /// asks for it.
    open var isGeneratingDeviceOrientationNotifications: Bool { generatingCount > 0 }

    /// Each call needs one of `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generatingCount += 1 }
    open func endGeneratingDeviceOrientationNotifications() { generatingCount = max(0, generatingCount - 1) }

    /// The device is held another way; the interface of each scene follows as far as it may.
    package func turn(to orientation: UIDeviceOrientation, animated: Bool = true) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        if isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
        }
        for scene in UIApplication.shared.windowScenes {
            scene.requestedOrientations = nil
            scene.followDevice(animated: animated)
        }
    }

    package func reset() {
        heldOrientation = .portrait
        generatingCount = 1
    }
}
