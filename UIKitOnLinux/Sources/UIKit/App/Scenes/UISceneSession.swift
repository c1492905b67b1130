/// The system's record of a scene, which outlives the scene until a person closes it.
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

        /// On a screen that is connected to the device, where nobody touches it.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    open private(set) var role: Role
    open package(set) var configuration: UISceneConfiguration
    open private(set) var persistentIdentifier: String
    /// The app's own, kept with the session.
    open var userInfo: [String: Any]?
    package weak var storedScene: UIScene?

    /// Nil while the scene isn't connected.
    open var scene: UIScene? { storedScene }

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}
