/// The running app: its delegate and its scenes.
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

    open package(set) var connectedScenes: Set<UIScene> = []

    /// The most active state that any scene has.
    open var applicationState: State {
        if connectedScenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
        if connectedScenes.contains(where: { $0.activationState == .foregroundInactive }) { return .inactive }
        return .background
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.configuration.contentSizeCategory }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The key window of the scene that was used last, as long as it is in the foreground.
    package var windowForInput: UIWindow? {
        connectedScenes.compactMap { $0 as? UIWindowScene }
            .filter { $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive }
            .max { $0.becameKeyAt < $1.becameKeyAt }?.keyWindow
    }

    /// Back to front, over all scenes; the keyboard's last.
    package var allWindows: [UIWindow] {
        connectedScenes.compactMap { $0 as? UIWindowScene }
            .sorted { $0.becameKeyAt < $1.becameKeyAt }
            .flatMap(\.windows) + Keyboard.shared.windows
    }
}
