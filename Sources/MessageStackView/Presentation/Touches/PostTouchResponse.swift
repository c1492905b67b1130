import UIKit

/// What becomes of a touch, and what a tap does besides.
///
/// ```swift
/// presentation.interaction.touches = .absorb.and(.remove).and(.perform { _ in showInbox() })
/// ```
public struct PostTouchResponse: Sendable {
    /// What a tap does.
    public enum Action: Sendable {
        /// It ends the post: with `.tap` on the post, with `.backdrop` beside it.
        case remove
        /// The post stays for as many seconds at least. It means nothing to one that doesn't leave by itself.
        case keep(atLeast: TimeInterval)
        /// Whatever one wants.
        case perform(@MainActor @Sendable (Post) -> Void)

        var isRemoval: Bool { if case .remove = self { true } else { false } }
    }

    /// Whether touches reach what is behind, as if nothing were there. Taps are noticed all the same.
    public var isForwarding: Bool

    /// What a tap does, in this order.
    public var actions: [Action]

    /// - Parameters:
    ///   - isForwarding: whether touches reach what is behind.
    ///   - actions: what a tap does, in this order.
    public init(isForwarding: Bool = false, actions: [Action] = []) {
        self.isForwarding = isForwarding
        self.actions = actions
    }

    /// Touches go no further.
    public static let absorb = PostTouchResponse()
    /// Touches reach what is behind.
    public static let forward = PostTouchResponse(isForwarding: true)
    /// Touches go no further, and a tap ends the post.
    public static let remove = PostTouchResponse(actions: [.remove])

    /// The same, with one more action.
    public func and(_ action: Action) -> PostTouchResponse {
        PostTouchResponse(isForwarding: isForwarding, actions: actions + [action])
    }
}
