/// The running app: its delegate and its scenes.
///
/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private static let sharedApplication = UIApplication()

    open class var shared: UIApplication { sharedApplication }

    open var delegate: (any UIApplicationDelegate)?

    // MARK: - Scenes

    open package(set) var connectedScenes: Set<UIScene> = []
    /// Of the connected scenes, and of those that were closed by the system but not by a person.
    open package(set) var openSessions: Set<UISceneSession> = []
    /// Tablets do.
    open var supportsMultipleScenes: Bool { UIScreen.main.configuration.idiom == .pad }

    /// Closes a session's scene for good.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession, errorHandler)
    }

    /// The most active state that any scene has.
    open var applicationState: State {
        if connectedScenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
        if connectedScenes.contains(where: { $0.activationState == .foregroundInactive }) { return .inactive }
        return .background
    }

    // MARK: - Environment

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.configuration.contentSizeCategory }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// What the app supports unless its delegate says otherwise; as in Xcode's templates all, upside down on tablets only.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIScreen.main.configuration.idiom == .pad ? .all : .allButUpsideDown
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: - For whoever plays the system

    /// Whether scenes have delegates, so that the app's own isn't told of what they are told of.
    var usesSceneDelegates = false

    package var windowScenes: [UIWindowScene] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.becameKeyAt < $1.becameKeyAt }
    }

    /// The key window of the scene that was used last, as long as it is in the foreground.
    package var windowForInput: UIWindow? {
        windowScenes.last { $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive }?
            .keyWindow
    }

    /// Those of connected screens too.
    package var everyWindow: [UIWindow] { windowScenes.flatMap(\.windows) + Keyboard.shared.windows }

    /// Back to front, over all scenes of the device's own screen; the keyboard's last.
    package var allWindows: [UIWindow] {
        windowScenes.filter { $0.screen === UIScreen.main }.flatMap(\.windows) + Keyboard.shared.windows
    }
}

// MARK: - Notifications

extension UIApplication {
    nonisolated public class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    nonisolated public class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }
    nonisolated public class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }
    nonisolated public class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }
}
