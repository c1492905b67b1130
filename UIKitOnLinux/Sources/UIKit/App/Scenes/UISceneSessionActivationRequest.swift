/// A request to activate the scene of a session or to create a new scene.
///
/// Apple's initializers also take an `NSUserActivity`, which Foundation on Linux doesn't have.
/// https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-swift.struct
@available(iOS 17.0, *)
@MainActor
public struct UISceneSessionActivationRequest {
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication, options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.options = options
    }

    public init(session: UISceneSession, options: UIScene.ActivationRequestOptions? = nil) {
        role = session.role
        self.session = session
        self.options = options
    }
}

/// The options for closing a scene.
///
/// https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}
