import UIKit

/// The handling of touches, and the actions of a tap.
///
/// ```swift
/// presentation.touches = .absorb.and(.remove).and(.perform { _ in showInbox() })
/// ```
public struct PostTouchResponse: Sendable {
    /// An action of a tap.
    public enum Action: Sendable {
        /// Removes the post, with the reason `.tap` for a tap on the post and `.backdrop` for a tap outside it.
        case remove
        /// Keeps the post on screen for at least this number of seconds. The action has no effect on a post without a
        /// dismissal time.
        case keep(atLeast: TimeInterval)
        /// Calls a closure with the post.
        case perform(@MainActor @Sendable (Post) -> Void)

        var isRemoval: Bool { if case .remove = self { true } else { false } }
    }

    /// A Boolean value that indicates whether touches reach the views behind, as if the post or the backdrop weren't
    /// there. Taps are recognized in both cases.
    public var isForwarding: Bool

    /// The actions of a tap, in this order.
    public var actions: [Action]

    /// A Boolean value that indicates whether taps on a view that handles its taps itself, such as SwiftUI content, are taps
    /// on the post too; false by default. If it is true, a tap on a button of SwiftUI presses the button and performs the
    /// actions. Taps on controls of UIKit never perform them.
    public var includesContentTaps = false

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - isForwarding: A Boolean value that indicates whether touches reach the views behind.
    ///   - actions: The actions of a tap, in this order.
    public init(isForwarding: Bool = false, actions: [Action] = []) {
        self.isForwarding = isForwarding
        self.actions = actions
    }

    /// A response that absorbs touches.
    public static let absorb = PostTouchResponse()
    /// A response that forwards touches to the views behind.
    public static let forward = PostTouchResponse(isForwarding: true)
    /// A response that absorbs touches, and removes the post on a tap.
    public static let remove = PostTouchResponse(actions: [.remove])

    /// Returns this response with an additional action.
    public func and(_ action: Action) -> PostTouchResponse {
        var response = self
        response.actions.append(action)
        return response
    }
}
