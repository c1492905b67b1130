#if canImport(SwiftUI)
    public import SwiftUI

    extension Post {
        /// An action that removes the post that contains a SwiftUI view. The view gets the action from its environment, as
        /// `dismissPost`. SwiftUI's own action `dismiss` doesn't remove the post. It dismisses the screen of the view that posted.
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

            /// The post that contains the SwiftUI view that got this action from its environment. It is nil if the view isn't in a
            /// post, or if the post doesn't exist anymore.
            @MainActor
            public var post: Post? { reference?.post }

            /// Removes the post that contains the SwiftUI view that got this action from its environment. If the view isn't in a
            /// post, or the post has ended, the action does nothing.
            ///
            /// - Parameters:
            ///   - reason: The reason that the post reports when it ends. The default is `.closeButton`. You can pass
            ///     `.programmatic`, `.cancelled`, or an action of the user, such as `.tap`; any other reason counts as
            ///     `.programmatic`.
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

        /// A binding to a Boolean value that indicates whether the post that contains this view is open. In a post whose
        /// `PostPresentation.isExpandable` is true, the value is false until the user opens the post. In other posts, and outside
        /// posts, the value is always true. Content that reads the value shows less while it is false. Setting the value opens or
        /// closes the post. It has no effect in a post that isn't expandable.
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
