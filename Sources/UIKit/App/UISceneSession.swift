/// The system's record of a scene.
@MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open private(set) var role: Role
    open package(set) var configuration: UISceneConfiguration
    open private(set) var persistentIdentifier: String
    package weak var storedScene: UIScene?

    open var scene: UIScene? { storedScene }

    package init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}
