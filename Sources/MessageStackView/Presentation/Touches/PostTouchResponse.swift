public import UIKit

/// The effects of touches on a post or on its backdrop: whether the post absorbs them or passes them to the views behind, and
/// what a tap does. `and(_:)` combines responses.
///
/// ```swift
/// presentation.touches = .absorb.and(.remove).and(.perform { _ in showInbox() })
/// ```
public struct PostTouchResponse: Sendable {
    /// A Boolean value that indicates whether touches reach the views behind, as if the post or the backdrop weren't
    /// there. Taps are recognized in both cases.
    public var isForwarding: Bool

    /// The actions of a tap, in this order.
    var actions: [Action] = []

    /// A Boolean value that indicates whether taps on a view that handles its taps itself, such as SwiftUI content, are taps
    /// on the post too; false by default. If it is true, a tap on a button of SwiftUI presses the button and performs the
    /// actions. Taps on controls of UIKit never perform them.
    public var includesContentTaps = false

    /// A response that absorbs touches.
    public static let absorb = PostTouchResponse(isForwarding: false)

    /// A response that forwards touches to the views behind.
    public static let forward = PostTouchResponse(isForwarding: true)

    /// A response that absorbs touches, and removes the post on a tap, with the reason `.tap` for a tap on the post and
    /// `.backdrop` for a tap outside it.
    public static let remove = PostTouchResponse(isForwarding: false, actions: [.remove])

    /// Returns a response that absorbs touches, and on a tap keeps the post on screen for at least a number of seconds. The tap
    /// has no effect on a post without a dismissal time.
    public static func keep(atLeast seconds: TimeInterval) -> PostTouchResponse {
        PostTouchResponse(isForwarding: false, actions: [.keep(atLeast: seconds)])
    }

    /// Returns a response that absorbs touches, and on a tap calls a closure with the post.
    public static func perform(_ closure: @escaping @MainActor @Sendable (Post) -> Void) -> PostTouchResponse {
        PostTouchResponse(isForwarding: false, actions: [.perform(closure)])
    }

    /// Returns this response, with the actions of another one after its own.
    public func and(_ other: PostTouchResponse) -> PostTouchResponse {
        var response = self
        response.actions += other.actions
        response.includesContentTaps = includesContentTaps || other.includesContentTaps
        return response
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether a tap removes the post.
    var isRemoval: Bool { actions.contains(where: \.isRemoval) }

    /// An action of a tap.
    enum Action: Sendable {
        case remove
        case keep(atLeast: TimeInterval)
        case perform(@MainActor @Sendable (Post) -> Void)

        var isRemoval: Bool { if case .remove = self { true } else { false } }
    }
}
