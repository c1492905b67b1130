#if canImport(SwiftUI)
    public import SwiftUI

    extension View {
        /// Posts a value, such as a `Message`, while a binding is true.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(isPresented: $isOffline) { Message(.warning, "You're offline") }
        /// ```
        ///
        /// The post is made on the scene of this view, after the update of the views in which the binding has changed. When the
        /// post has left the screen, for any reason, the binding is set to false. A binding that is set and reset within one
        /// update posts nothing. If the value is `Equatable`, a changed value updates the post and restarts its time. The
        /// handlers of actions are always those of the last update.
        ///
        /// - Parameters:
        ///   - isPresented: The binding. If it is true when the view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then
        ///     of the manager's `defaults`, and otherwise of the poster.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the hierarchy.
        ///     The default is false. See <doc:PostingFromSwiftUI> for the binding of such a post.
        ///   - edit: A closure that edits the request before the post is made or updated. The default does nothing.
        ///   - onEnd: A closure that is called with the reason when the post has ended, after the binding was reset; nil by
        ///     default.
        ///   - value: A closure that returns the value. It is called in each update of the view while the binding is true.
        public func post<Value: Postable>(
            isPresented: Binding<Bool>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            value: () -> Value
        ) -> some View {
            let shown = isPresented.wrappedValue ? BoundPost.Content.value(value()) : nil
            return modifier(
                PostModifier(
                    bound: BoundPost(
                        isPresented, showing: shown, as: presentation, outlivesView: outlivesView, request: edit,
                        onEnd: onEnd)))
        }

        /// Posts a SwiftUI view while a binding is true.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(isPresented: $isUploading, as: .card(.bottom)) { ProgressRow(upload) }
        /// ```
        ///
        /// The post is made on the scene of this view, after the update of the views in which the binding has changed. When the
        /// post has left the screen, for any reason, the binding is set to false. A binding that is set and reset within one
        /// update posts nothing. The content follows the state of this view and has its environment, except for the color
        /// scheme, which is that of the post. The post has the size of the content, and stays until it is removed unless
        /// `request` sets a duration. VoiceOver announces it if `request` sets an `accessibilityMessage`. Taps on the content
        /// don't perform the tap actions of the post.
        ///
        /// - Parameters:
        ///   - isPresented: The binding. If it is true when the view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
        ///     `defaults` or, if that is nil, of the poster.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the hierarchy.
        ///     The default is false. See <doc:PostingFromSwiftUI> for the binding of such a post.
        ///   - edit: A closure that edits the request before the post is made or updated. The default does nothing.
        ///   - onEnd: A closure that is called with the reason when the post has ended, after the binding was reset; nil by
        ///     default.
        ///   - content: A closure that returns the content. It is called in each update of the view while the binding is true.
        public func post<Content: View>(
            isPresented: Binding<Bool>,
            as presentation: PostPresentation? = nil,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            @ViewBuilder content: () -> Content
        ) -> some View {
            let shown = isPresented.wrappedValue ? BoundPost.Content.view(AnyView(content())) : nil
            return modifier(
                PostModifier(
                    bound: BoundPost(
                        isPresented, showing: shown, as: presentation, outlivesView: outlivesView, request: edit,
                        onEnd: onEnd)))
        }

        /// Posts a value, such as a `Message`, while a binding has an item.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(item: $failure) { failure in Message(.error, failure.title) }
        /// ```
        ///
        /// The post is made on the scene of this view, after the update of the views in which the binding has changed. When the
        /// post has left the screen, for any reason, the binding is set to nil, unless it has another item by then. An item
        /// whose post has ended isn't posted again until the binding has had another value. If the value is `Equatable`, a
        /// changed value updates the post and restarts its time. The handlers of actions are always those of the last update.
        ///
        /// - Parameters:
        ///   - item: The binding. If it has an item when the view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then
        ///     of the manager's `defaults`, and otherwise of the poster.
        ///   - repostsItems: A Boolean value that indicates whether another item gets another post, and the present one is
        ///     removed. If it is false, the default, the present post shows the other item, and its time restarts.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the hierarchy.
        ///     The default is false. See <doc:PostingFromSwiftUI> for the binding of such a post.
        ///   - edit: A closure that edits the request before the post is made or updated. The default does nothing.
        ///   - onEnd: A closure that is called with the reason when the post has ended, after the binding was reset; nil by
        ///     default.
        ///   - value: A closure that returns the value for an item. It is called in each update of the view while the binding
        ///     has an item.
        public func post<Item: Identifiable, Value: Postable>(
            item: Binding<Item?>,
            as presentation: PostPresentation? = nil,
            repostsItems: Bool = false,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            value: (Item) -> Value
        ) -> some View {
            let shown = item.wrappedValue.map { BoundPost.Content.value(value($0)) }
            return modifier(
                PostModifier(
                    bound: BoundPost(
                        item, showing: shown, as: presentation, repostsItems: repostsItems, outlivesView: outlivesView,
                        request: edit, onEnd: onEnd)))
        }

        /// Posts a SwiftUI view while a binding has an item.
        ///
        /// ```swift
        /// ContentView()
        ///     .post(item: $upload, as: .card(.bottom)) { upload in UploadRow(upload) }
        /// ```
        ///
        /// The post is made on the scene of this view, after the update of the views in which the binding has changed. When the
        /// post has left the screen, for any reason, the binding is set to nil, unless it has another item by then. An item
        /// whose post has ended isn't posted again until the binding has had another value. The content follows the state of
        /// this view and has its environment, except for the color scheme, which is that of the post. An item with another `id`
        /// resets the `@State` of the content. The post has the size of the content, and stays until it is removed unless
        /// `request` sets a duration. VoiceOver announces it if `request` sets an `accessibilityMessage`. Taps on the content
        /// don't perform the tap actions of the post.
        ///
        /// - Parameters:
        ///   - item: The binding. If it has an item when the view first appears, the post is made then.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
        ///     `defaults` or, if that is nil, of the poster.
        ///   - repostsItems: A Boolean value that indicates whether another item gets another post, and the present one is
        ///     removed. If it is false, the default, the present post shows the other item, and its time restarts.
        ///   - outlivesView: A Boolean value that indicates whether the post stays when this view is removed from the hierarchy.
        ///     The default is false. See <doc:PostingFromSwiftUI> for the binding of such a post.
        ///   - edit: A closure that edits the request before the post is made or updated. The default does nothing.
        ///   - onEnd: A closure that is called with the reason when the post has ended, after the binding was reset; nil by
        ///     default.
        ///   - content: A closure that returns the content for an item. It is called in each update of the view while the
        ///     binding has an item.
        public func post<Item: Identifiable, Content: View>(
            item: Binding<Item?>,
            as presentation: PostPresentation? = nil,
            repostsItems: Bool = false,
            outlivesView: Bool = false,
            request edit: @escaping @MainActor (inout PostRequest) -> Void = { _ in },
            onEnd: (@MainActor (PostRemovalReason) -> Void)? = nil,
            @ViewBuilder content: (Item) -> Content
        ) -> some View {
            let shown = item.wrappedValue.map { BoundPost.Content.view(AnyView(content($0))) }
            return modifier(
                PostModifier(
                    bound: BoundPost(
                        item, showing: shown, as: presentation, repostsItems: repostsItems, outlivesView: outlivesView,
                        request: edit, onEnd: onEnd)))
        }

        /// Sets the poster for the posts that this view and the views in it make.
        ///
        /// ```swift
        /// ContentView()
        ///     .poster { scene in scene.postWindow() }        // above alerts and sheets
        /// ```
        ///
        /// Without this modifier, posts are made on the `postView` of the scene. The modifier also makes the scene known to
        /// the action `post` in the environment.
        ///
        /// - Parameter poster: A closure that returns the poster on a scene; by default, the scene's `postView`. It is called
        ///   for each post.
        public func poster(
            _ poster: @escaping @MainActor @Sendable (UIWindowScene) -> any Poster = { $0.postView }
        ) -> some View {
            modifier(PostModifier(bound: nil)).environment(\.posterChoice, PosterChoice(poster: poster))
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
                        .frame(width: 0, height: 0)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true))
        }
    }
#endif
