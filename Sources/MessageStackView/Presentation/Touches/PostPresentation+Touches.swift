public import UIKit

extension PostPresentation {
    /// The effects of touches on a post or on its backdrop. A response determines whether touches are absorbed or passed to the
    /// views behind, and which actions a tap performs. `and(_:)` combines responses.
    ///
    /// ```swift
    /// presentation.touches = .absorb.and(.remove).and(.perform { _ in showInbox() })
    /// ```
    public struct TouchResponse: Sendable {
        /// A Boolean value that indicates whether touches reach the views behind the post or the backdrop. If it is false, the
        /// touches are absorbed. If it is true, touches on a control in the post still reach only the control. In both cases,
        /// taps perform the actions of the response.
        public var isForwarding: Bool

        /// The actions of a tap, in this order.
        var actions: [Action] = []

        /// A Boolean value that indicates whether taps on a posted view that handles its taps itself, such as SwiftUI content,
        /// also count as taps on the post; see `PostContentView.handlesTaps`. The default is false.
        ///
        /// If the value is true, a tap on a SwiftUI button presses the button and also performs the actions of the response. Taps
        /// on UIKit controls never perform the actions.
        public var includesContentTaps = false

        /// A response that absorbs touches, so that they don't reach the views behind. A tap has no effect.
        public static let absorb = PostPresentation.TouchResponse(isForwarding: false)

        /// A response that passes touches to the views behind. A tap has no other effect.
        public static let forward = PostPresentation.TouchResponse(isForwarding: true)

        /// A response that absorbs touches, and with which a tap removes the post. The reason of the removal is
        /// `PostRemovalReason.tap` if the user tapped the post, and `PostRemovalReason.backdrop` if the user tapped outside the
        /// post and this is the response of its backdrop.
        public static let remove = PostPresentation.TouchResponse(isForwarding: false, actions: [.remove])

        /// Returns a response that absorbs touches, and with which a tap keeps the post on screen for at least a number of
        /// seconds after the tap. The tap has no effect on a post that doesn't time out, or that already has more time left.
        ///
        /// - Parameter seconds: The minimum number of seconds that the post has left after the tap.
        public static func keep(atLeast seconds: TimeInterval) -> PostPresentation.TouchResponse {
            PostPresentation.TouchResponse(isForwarding: false, actions: [.keep(atLeast: seconds)])
        }

        /// Returns a response that absorbs touches, and with which a tap calls a closure. To remove the post too, add
        /// `.and(.remove)`.
        ///
        /// - Parameter closure: A closure that is called at each tap, with the post.
        public static func perform(_ closure: @escaping @MainActor @Sendable (Post) -> Void)
            -> PostPresentation.TouchResponse
        {
            PostPresentation.TouchResponse(isForwarding: false, actions: [.perform(closure)])
        }

        /// Returns this response with the tap actions of another response added. This response alone determines whether the
        /// result absorbs touches: `.forward.and(.remove)` passes touches to the views behind.
        ///
        /// - Parameter other: The response whose actions are performed after the actions of this response.
        public func and(_ other: PostPresentation.TouchResponse) -> PostPresentation.TouchResponse {
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
}
