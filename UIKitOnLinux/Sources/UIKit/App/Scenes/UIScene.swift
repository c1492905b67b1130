/// One instance of the app's user interface.
///
/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open package(set) var activationState: ActivationState = .unattached
    open var title: String! = ""
    var hasBeenActive = false
    /// Whether the scene is inactive for a moment after its activation.
    var isInterrupted = false

    /// Creates a scene. The application calls it when a scene connects.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.storedScene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// The data of a connection. Empty, since the simulated system provides none.
    @MainActor
    open class ConnectionOptions: NSObject {}

    /// The options of an activation request. Empty, since the simulated system has none.
    @MainActor
    open class ActivationRequestOptions: NSObject {}
}

// MARK: - Notifications

extension UIScene {
    nonisolated public class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }
    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }
    nonisolated public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }
    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}
