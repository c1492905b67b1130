/// Asks for a scene: a session's, or a new one.
///
/// Apple's initialisers take an `NSUserActivity` too, which Foundation doesn't have on Linux.
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

/// How a scene is to be closed.
///
/// https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}
