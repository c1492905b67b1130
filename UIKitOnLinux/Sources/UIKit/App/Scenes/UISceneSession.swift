/// The system's record of a scene. It exists until the user closes the scene, even while the scene is disconnected.
///
/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        /// A scene on a connected screen without user input.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open private(set) var role: Role
    open package(set) var configuration: UISceneConfiguration
    open private(set) var persistentIdentifier: String
    /// Custom data of the app, kept with the session.
    open var userInfo: [String: Any]?
    package weak var storedScene: UIScene?

    /// The scene of the session, or nil while it is disconnected.
    open var scene: UIScene? { storedScene }

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}
