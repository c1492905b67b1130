#if canImport(SwiftUI)
    public import SwiftUI

    extension Post {
        /// An action that removes the post that contains a SwiftUI view. Get the action from the environment, as `dismissPost`.
        /// SwiftUI's own `dismiss` action doesn't remove a post: it dismisses the screen of the view that posted.
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

            /// The post that contains the view. It is nil if the view isn't in a post, or if the post doesn't exist any more.
            @MainActor
            public var post: Post? { reference?.post }

            /// Removes the post that contains the view. If the view isn't in a post, or the post has ended, the action does
            /// nothing.
            ///
            /// - Parameters:
            ///   - reason: The reason that the post reports; see `Post.remove`. The default is `.closeButton`.
            ///   - animated: A Boolean value that indicates whether the exit is animated. The default is nil, which uses the
            ///     `animated` option of the post's request.
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
        /// An action that removes the post in which the view is shown. If the view isn't in a post, the action does nothing.
        public internal(set) var dismissPost: Post.DismissAction {
            get { self[DismissPostActionKey.self] }
            set { self[DismissPostActionKey.self] = newValue }
        }
    }
#endif
