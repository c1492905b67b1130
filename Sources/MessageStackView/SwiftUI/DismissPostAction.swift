#if canImport(SwiftUI)
    public import SwiftUI

    extension Post {
        /// An action that removes the post that contains the view. It is in the environment of SwiftUI content. The system's
        /// `dismiss` acts on the presentation of the view that posted.
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

            /// The post; nil outside a post, and after the post has ended.
            @MainActor
            public var post: Post? { reference?.post }

            /// Removes the post. Outside a post, and if the post has ended, the action does nothing.
            ///
            /// - Parameters:
            ///   - reason: The reported reason; `.closeButton` by default.
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
        /// An action that removes the post in which the view is shown. Outside a post it does nothing.
        public internal(set) var dismissPost: Post.DismissAction {
            get { self[DismissPostActionKey.self] }
            set { self[DismissPostActionKey.self] = newValue }
        }
    }
#endif
