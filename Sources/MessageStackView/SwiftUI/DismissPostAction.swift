#if canImport(SwiftUI)
    public import SwiftUI

    extension Post {
        /// An action that removes the post that contains a SwiftUI view. The view gets the action from its environment, as
        /// `dismissPost`. SwiftUI's own action `dismiss` doesn't remove a post: it dismisses the screen of the view that has
        /// posted.
        ///
        /// ```swift
        /// struct UploadRow: View {
        ///     @Environment(\.dismissPost) private var dismissPost
        ///
        ///     var body: some View {
        ///         Button("Hide") { dismissPost() }
        ///     }
        /// }
        /// ```
        public struct DismissAction: Sendable {
            private let reference: PostReference?

            nonisolated init(_ reference: PostReference?) {
                self.reference = reference
            }

            /// The post that contains the SwiftUI view from whose environment the action is. It is nil if that view isn't in a
            /// post, or if the post doesn't exist any more.
            @MainActor
            public var post: Post? { reference?.post }

            /// Removes the post that contains the SwiftUI view from whose environment the action is. If that view isn't in a
            /// post, or the post has ended, the action does nothing.
            ///
            /// - Parameters:
            ///   - reason: The reason for the end of the post, one of those that `Post.remove` accepts. The default is
            ///     `.closeButton`.
            ///   - animated: A Boolean value that indicates whether the exit is animated. The default is nil, which uses the
            ///     option `PostOptions.animatesExit` of the post.
            @MainActor
            public func callAsFunction(reason: PostRemovalReason = .closeButton, animated: Bool? = nil) {
                post?.remove(animated: animated, reason: reason)
            }
        }
    }

    private struct DismissPostActionKey: EnvironmentKey {
        static let defaultValue = Post.DismissAction(nil)
    }

    extension EnvironmentValues {
        /// An action that removes the post that contains this SwiftUI view. If the view isn't in a post, the action does nothing.
        public internal(set) var dismissPost: Post.DismissAction {
            get { self[DismissPostActionKey.self] }
            set { self[DismissPostActionKey.self] = newValue }
        }
    }
#endif
