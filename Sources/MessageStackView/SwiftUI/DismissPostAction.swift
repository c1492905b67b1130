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

    private struct PostExpansionKey: EnvironmentKey {
        static let defaultValue = Binding.constant(true)
    }

    extension EnvironmentValues {
        /// An action that removes the post that contains this SwiftUI view. If the view isn't in a post, the action does nothing.
        public internal(set) var dismissPost: Post.DismissAction {
            get { self[DismissPostActionKey.self] }
            set { self[DismissPostActionKey.self] = newValue }
        }

        /// A binding to a Boolean value that indicates whether the post in which the view is shown is open. It is false in a post
        /// with `PostPresentation.isExpandable` until the user opens it, and true elsewhere. Content that reads the value shows less
        /// while it is false. Setting it opens or closes the post; it has no effect in a post that isn't expandable.
        ///
        /// ```swift
        /// @Environment(\.isPostExpanded) private var isExpanded
        ///
        /// var body: some View {
        ///     Text("Your ride is here")
        ///     if isExpanded.wrappedValue { RideMap() }
        /// }
        /// ```
        public internal(set) var isPostExpanded: Binding<Bool> {
            get { self[PostExpansionKey.self] }
            set { self[PostExpansionKey.self] = newValue }
        }
    }
#endif
