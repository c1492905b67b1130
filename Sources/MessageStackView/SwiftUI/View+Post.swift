#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Posts a value, such as a `Message`, while a binding to a Boolean value is true.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(isPresented: $isSaved) { Message(.success, "Saved") }
        /// ```
        ///
        /// The value is posted on the scene of this view, right after the view update in which the binding became true. When the
        /// post begins to leave the screen, or ends without having been shown, the binding is set to false. If the binding becomes
        /// false first, the post is removed. If the binding becomes true and false within one update, nothing is posted. If the
        /// value is `Equatable`, a changed value updates the post and restarts its time. The post always calls the action handlers
        /// of the latest value.
        ///
        /// - Parameters:
        ///   - isPresented: A binding to a Boolean value that determines whether the post exists. If the value is true when the
        ///     view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value, of `PostManager.defaults`, or of the poster (the `PostView` or other object that shows
        ///     the post).
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     false at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        ///   - value: A closure that returns the value to post. It is called in each update of this view while the binding is true.
        public func post<Value: Postable>(
            isPresented: Binding<Bool>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            value: @escaping @MainActor () -> Value
        ) -> some View {
            following(isPresented) { isPresented in
                BoundPost(isPresented, as: presentation, outlivesView: outlivesView, request: edit, onEnd: onEnd) {
                    .value(value())
                }
            }
        }

        /// Posts a text, as a ``Message`` that has only a title, while a binding to a Boolean value is true. When the post begins
        /// to leave the screen, or ends without having been shown, the binding is set to false. If the binding becomes false first,
        /// the post is removed. A changed text updates the post and restarts its time.
        ///
        /// ```swift
        /// ContentView().post(isPresented: $isSaved) { "Saved" }
        /// ```
        ///
        /// - Parameters:
        ///   - isPresented: A binding to a Boolean value that determines whether the post exists. If the value is true when the
        ///     view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     false at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        ///   - text: A closure that returns the text. It is called in each update of this view while the binding is true.
        public func post(
            isPresented: Binding<Bool>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            text: @escaping @MainActor () -> String
        ) -> some View {
            post(isPresented: isPresented, as: presentation, outlivesView: outlivesView, request: edit, onEnd: onEnd) {
                Message(title: text())
            }
        }

        /// Posts a SwiftUI view while a binding to a Boolean value is true.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(isPresented: $isUploading, as: .card(.bottom)) { ProgressRow(upload) }
        /// ```
        ///
        /// The content is posted on the scene of this view, right after the view update in which the binding became true. When the
        /// post begins to leave the screen, or ends without having been shown, the binding is set to false. If the binding becomes
        /// false first, the post is removed. If the binding becomes true and false within one update, nothing is posted.
        ///
        /// The content follows the state and the environment of this view, except for the color scheme, which is that of the
        /// post. The post has the size of the content. It stays until it is removed, unless the closure `edit` sets a duration.
        /// VoiceOver announces the accessibility labels of the content, unless `edit` sets an `accessibilityMessage`. Taps on the
        /// content don't perform the tap actions of the post.
        ///
        /// - Parameters:
        ///   - isPresented: A binding to a Boolean value that determines whether the post exists. If the value is true when the
        ///     view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     false at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        ///   - content: A closure that returns the SwiftUI view to post. It is called in each update of this view while the binding
        ///     is true.
        public func post<Content: View>(
            isPresented: Binding<Bool>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            @ViewBuilder content: @escaping @MainActor () -> Content
        ) -> some View {
            following(isPresented) { isPresented in
                BoundPost(isPresented, as: presentation, outlivesView: outlivesView, request: edit, onEnd: onEnd) {
                    .view(AnyView(content()))
                }
            }
        }

        /// Posts a value, such as a `Message`, while a binding to an optional item isn't nil.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(item: $failure) { failure in Message(.error, failure.title) }
        /// ```
        ///
        /// The value is posted on the scene of this view, right after the view update in which the binding got an item. When the
        /// post begins to leave the screen, or ends without having been shown, the binding is set to nil, unless it has another
        /// item by then. If the binding becomes nil first, the post is removed. To post the same item again after its post has
        /// ended, set the binding to that item again. A binding that keeps its item although the post has ended, such as a constant
        /// binding, posts nothing more until it has another value. If the value is `Equatable`, a changed value updates the post
        /// and restarts its time. The post always calls the action handlers of the latest value.
        ///
        /// - Parameters:
        ///   - item: A binding to the item of the post; nil for no post. If the binding has an item when the view first appears,
        ///     the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value, of `PostManager.defaults`, or of the poster (the `PostView` or other object that shows
        ///     the post).
        ///   - repostsItems: A Boolean value that indicates whether the current post is removed, and a new one posted, when the
        ///     binding gets an item with another `id`. The default is false: the current post shows the other item, and the time of
        ///     the post restarts.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     nil at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        ///   - value: A closure that returns the value to post for an item. It is called in each update of this view while the
        ///     binding has an item.
        public func post<Item: Identifiable, Value: Postable>(
            item: Binding<Item?>,
            as presentation: PostPresentation? = nil,
            repostsItems: Bool = false,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            value: @escaping @MainActor (Item) -> Value
        ) -> some View {
            following(item) { item in
                BoundPost(
                    item, as: presentation, repostsItems: repostsItems, outlivesView: outlivesView, request: edit,
                    onEnd: onEnd
                ) {
                    .value(value($0))
                }
            }
        }

        /// Posts a SwiftUI view while a binding to an optional item isn't nil.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(item: $upload, as: .card(.bottom)) { upload in UploadRow(upload) }
        /// ```
        ///
        /// The content is posted on the scene of this view, right after the view update in which the binding got an item. When the
        /// post begins to leave the screen, or ends without having been shown, the binding is set to nil, unless it has another
        /// item by then. If the binding becomes nil first, the post is removed. To post the same item again after its post has
        /// ended, set the binding to that item again. A binding that keeps its item although the post has ended, such as a constant
        /// binding, posts nothing more until it has another value.
        ///
        /// The content follows the state and the environment of this view, except for the color scheme, which is that of the
        /// post. An item with another `id` resets the `@State` of the content. The post has the size of the content. It stays
        /// until it is removed, unless the closure `edit` sets a duration. VoiceOver announces the accessibility labels of the
        /// content, unless `edit` sets an `accessibilityMessage`. Taps on the content don't perform the tap actions of the post.
        ///
        /// - Parameters:
        ///   - item: A binding to the item of the post; nil for no post. If the binding has an item when the view first appears,
        ///     the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - repostsItems: A Boolean value that indicates whether the current post is removed, and a new one posted, when the
        ///     binding gets an item with another `id`. The default is false: the current post shows the other item, and the time of
        ///     the post restarts.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     nil at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        ///   - content: A closure that returns the SwiftUI view to post for an item. It is called in each update of this view while
        ///     the binding has an item.
        public func post<Item: Identifiable, Content: View>(
            item: Binding<Item?>,
            as presentation: PostPresentation? = nil,
            repostsItems: Bool = false,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            @ViewBuilder content: @escaping @MainActor (Item) -> Content
        ) -> some View {
            following(item) { item in
                BoundPost(
                    item, as: presentation, repostsItems: repostsItems, outlivesView: outlivesView, request: edit,
                    onEnd: onEnd
                ) {
                    .view(AnyView(content($0)))
                }
            }
        }

        /// Posts the error of a binding to an optional error while the binding isn't nil.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(error: $error)
        /// ```
        ///
        /// The error is shown in a message that stays until it is removed, as `Poster.post(_:as:request:)` for an error describes.
        /// It is posted on the scene of this view, right after the view update in which the binding got an error. When the post
        /// begins to leave the screen, or ends without having been shown, the binding is set to nil, unless it has another error by
        /// then. A `CancellationError` or a `URLError.cancelled` isn't posted, and the binding is set to nil at once. If the
        /// binding becomes nil first, the post is removed. If the binding gets another error while the post is shown, the same post
        /// shows that error.
        ///
        /// - Parameters:
        ///   - error: A binding to the error to post; nil for no post. If the binding has an error when the view first appears, the
        ///     post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value that is shown, of `PostManager.defaults`, or of the poster (the `PostView` or other object
        ///     that shows the post).
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the view
        ///     hierarchy. The default is false: the post is removed. If you pass true, the post stays, and the binding is set to
        ///     nil at once when the view is removed; see <doc:PostingFromSwiftUI>.
        ///   - edit: A closure that is called each time before the post is made or updated, and that can edit the request. The
        ///     default does nothing.
        ///   - onEnd: A closure that is called once for each post, with the reason, when the post has ended and the binding was
        ///     reset. The default is nil.
        public func post<Failure: Error>(
            error: Binding<Failure?>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil
        ) -> some View {
            following(error) { error in
                BoundPost(error: error, as: presentation, outlivesView: outlivesView, request: edit, onEnd: onEnd)
            }
        }

        /// Sets the poster, which is the object that shows posts, for posts from this view and the views inside it.
        ///
        /// ```swift
        /// ContentView()
        ///     .poster { scene in scene.postWindow() }        // above alerts and sheets
        /// ```
        ///
        /// Without this modifier, the `postView` of the scene shows the posts. With the modifier, the environment action `post` of
        /// the views inside also knows their scene; see `PostingAction`.
        ///
        /// - Parameter poster: A closure that returns the poster for a scene. The default returns the `postView` of the scene.
        ///   The closure is called for each post.
        public func poster(
            _ poster: @escaping @MainActor @Sendable (UIWindowScene) -> any Poster = { $0.postView }
        ) -> some View {
            modifier(PostModifier(bound: nil)).environment(\.posterOfScene, poster)
        }

        /// Makes the post of a binding.
        ///
        /// The binding is read here too, so that SwiftUI evaluates the body of the view that posts for each change, and the
        /// closures capture the values that the state of that view has then.
        private func following<Value>(
            _ binding: Binding<Value>, _ bound: @escaping @MainActor (Binding<Value>) -> BoundPost
        ) -> some View {
            _ = binding.wrappedValue
            return modifier(BindingModifier(value: binding, bound: bound))
        }
    }

    /// Makes the post of a binding. As a property of the modifier, the binding updates it at each change, also if no body of the
    /// app contains the modifier, at the root of a hosting controller.
    private struct BindingModifier<Value>: ViewModifier {
        @Binding var value: Value
        let bound: @MainActor (Binding<Value>) -> BoundPost

        func body(content: Content) -> some View {
            content.modifier(PostModifier(bound: bound($value)))
        }
    }

    /// Adds an anchor to a view, and the posting action to its environment.
    struct PostModifier: ViewModifier {
        let bound: BoundPost?
        @State private var place = PostPlace()
        /// SwiftUI evaluates the body for each change, also of an app's own values.
        @Environment(\.self) private var environment

        init(bound: BoundPost?) {
            self.bound = bound
        }

        func body(content: Content) -> some View {
            content
                .environment(\.post, PostingAction(place))
                .background(
                    PostAnchor(place: place, environment: environment, bound: bound)
                        .frame(width: bound == nil ? 0 : nil, height: bound == nil ? 0 : nil)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true))
        }
    }
#endif
