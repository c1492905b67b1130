/// The running app, with its delegate and scenes.
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
    /// The sessions of the connected scenes, and of scenes that the system has disconnected but the user hasn't closed.
    open package(set) var openSessions: Set<UISceneSession> = []
    /// A Boolean value that indicates whether the app can have several scenes. True on iPad, Mac and foldable phones.
    open var supportsMultipleScenes: Bool {
        UIScreen.main.configuration.idiom != .phone || UIScreen.main.configuration.isFoldable
    }

    /// Closes the scene of a session permanently and removes the session.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        destroy(sceneSession, errorHandler)
    }

    /// The most active state of all scenes.
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

    /// Returns the orientations that the app supports if its delegate doesn't specify them: as in Xcode's templates,
    /// all but upside down on iPhone, and all elsewhere.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIScreen.main.configuration.idiom == .phone ? .allButUpsideDown : .all
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: - For the host that simulates the system

    /// Whether scenes have delegates. If so, scene events aren't sent to the app's delegate.
    var usesSceneDelegates = false

    package var windowScenes: [UIWindowScene] {
        connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.becameKeyAt < $1.becameKeyAt }
    }

    /// The key window of the scene that was used last, or nil if that scene isn't in the foreground.
    package var windowForInput: UIWindow? {
        windowScenes.last { $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive }?
            .keyWindow
    }

    /// All windows, including those on connected screens.
    package var everyWindow: [UIWindow] { windowScenes.flatMap(\.windows) + Keyboard.shared.windows }

    /// The windows on the display of the device that is in use, back to front. The keyboard's windows are last.
    package var allWindows: [UIWindow] {
        windowScenes.filter { $0.screen === UIScreen.inUse }.flatMap(\.windows) + Keyboard.shared.windows
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
