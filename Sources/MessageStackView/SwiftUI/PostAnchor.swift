#if canImport(SwiftUI)
    import SwiftUI

    /// The current item of a binding, with its content and the rules for its post.
    ///
    /// The type is a class because it is large, and several views share an instance.
    final class BoundPost {
        /// The content of a post.
        enum Content {
            case value(any Postable)
            case error(any Error)
            case view(AnyView)
        }

        /// The identifier of the item; nil if nothing should be shown.
        let item: AnyHashable?
        /// The content for the item.
        let content: Content?
        let presentation: PostPresentation?
        /// Whether another item gets another post.
        let repostsItems: Bool
        /// Whether the post stays when the view that posted it is gone. The binding is then reset at once, so that a view that is
        /// added again doesn't post a second time.
        let outlivesView: Bool
        let edit: Edit
        let onEnd: EndHandler?
        /// Returns the identifier of the item that the binding has now.
        private let current: () -> AnyHashable?
        /// Sets the binding to its value without an item.
        private let clear: () -> Void

        private init(
            current: @escaping () -> AnyHashable?, clear: @escaping () -> Void, content: Content?,
            presentation: PostPresentation?, repostsItems: Bool = false, outlivesView: Bool, edit: @escaping Edit,
            onEnd: EndHandler?
        ) {
            item = current()
            self.current = current
            self.clear = clear
            self.content = content
            self.presentation = presentation
            self.repostsItems = repostsItems
            self.outlivesView = outlivesView
            self.edit = edit
            self.onEnd = onEnd
        }

        /// A Boolean value that indicates whether the binding still has the item.
        var isCurrent: Bool { current() == item }

        /// Resets the binding, unless it has another item by now.
        ///
        /// - Returns: A Boolean value that indicates whether the item is gone, which it isn't for a constant binding.
        func reset() -> Bool {
            if item != nil, isCurrent { clear() }
            return !isCurrent
        }
    }

    extension BoundPost {
        typealias Edit = @MainActor (inout PostRequest) -> Void
        typealias EndHandler = @MainActor (PostRemovalReason) -> Void

        @MainActor convenience init(
            _ isPresented: Binding<Bool>, as presentation: PostPresentation?, outlivesView: Bool,
            request edit: @escaping Edit, onEnd: EndHandler?, content: @MainActor () -> Content
        ) {
            self.init(
                current: { isPresented.wrappedValue ? true : nil }, clear: { isPresented.wrappedValue = false },
                content: isPresented.wrappedValue ? content() : nil, presentation: presentation,
                outlivesView: outlivesView, edit: edit, onEnd: onEnd)
        }

        @MainActor convenience init<Failure: Error>(
            error: Binding<Failure?>, as presentation: PostPresentation?, outlivesView: Bool,
            request edit: @escaping Edit, onEnd: EndHandler?
        ) {
            // A cast from `Any` also works where the compiler can't convert a generic error.
            let current = { error.wrappedValue.flatMap { ($0 as Any) as? any Error } }
            self.init(
                current: { current().map { AnyHashable(PostedError($0).identity) } },
                clear: { error.wrappedValue = nil }, content: current().map { Content.error($0) },
                presentation: presentation, outlivesView: outlivesView, edit: edit, onEnd: onEnd)
        }

        @MainActor convenience init<Item: Identifiable>(
            _ item: Binding<Item?>, as presentation: PostPresentation?, repostsItems: Bool, outlivesView: Bool,
            request edit: @escaping Edit, onEnd: EndHandler?, content: @MainActor (Item) -> Content
        ) {
            self.init(
                current: { item.wrappedValue.map { AnyHashable($0.id) } }, clear: { item.wrappedValue = nil },
                content: item.wrappedValue.map { content($0) }, presentation: presentation, repostsItems: repostsItems,
                outlivesView: outlivesView, edit: edit, onEnd: onEnd)
        }
    }

    /// A view behind the view that posts, with the size of that view or, without a post of a binding, no size. Its window determines the scene, and SwiftUI updates it for each change
    /// of the binding, of the state that the content reads, and of the environment.
    struct PostAnchor: UIViewRepresentable {
        let place: PostPlace
        /// The environment of the view that posts. That of a representable's context also belongs to the representable, and its
        /// changes are reported for the values that `updateUIView` reads only.
        let environment: EnvironmentValues
        /// The post of a binding; nil for an anchor that only determines the scene.
        let bound: BoundPost?

        func makeCoordinator() -> PostAnchorCoordinator { PostAnchorCoordinator(place) }

        func makeUIView(context: Context) -> PostAnchorView {
            let view = PostAnchorView()
            place.anchor = view
            let coordinator = context.coordinator
            view.didEnterWindow = { [weak coordinator, weak place] scene in
                place?.lastScene = scene
                coordinator?.updateSoon()
            }
            return view
        }

        func updateUIView(_ view: PostAnchorView, context: Context) {
            place.anchor = view
            place.environment = environment
            context.coordinator.take(bound)
        }

        static func dismantleUIView(_ view: PostAnchorView, coordinator: PostAnchorCoordinator) {
            coordinator.dismantle()
        }
    }

    /// The view of an anchor.
    final class PostAnchorView: UIView {
        /// Called with the scene of a window that the view has moved to.
        var didEnterWindow: (UIWindowScene?) -> Void = { _ in }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if let window { didEnterWindow(window.windowScene) }
        }
    }

    /// Shows the post of a binding, in the steps that `PostBinding` decides.
    ///
    /// SwiftUI reports changes while it updates views, when an app's closures mustn't change state. So posts are made, updated
    /// and removed right after it. Changes of the binding within one update count as one.
    @MainActor
    final class PostAnchorCoordinator {
        // MARK: - Lifecycle

        nonisolated init(_ place: PostPlace) {
            self.place = place
        }

        // MARK: - Internal

        /// Takes the present value of the binding. SwiftUI may repeat an update with an older one, which would post an item again
        /// whose post has ended.
        func take(_ bound: BoundPost?) {
            guard bound?.isCurrent != false else { return }
            self.bound = bound
            item = bound?.item
            updateSoon()
        }

        /// Makes the post agree with the binding after the current update of SwiftUI's views.
        func updateSoon() {
            guard !willUpdate else { return }
            willUpdate = true
            _ = DefaultPostClock.shared.schedule(after: 0) { [self] in
                willUpdate = false
                update()
            }
        }

        /// Ends or releases the post, since the view that posted it is gone.
        func dismantle() {
            let keepsPost = bound?.outlivesView == true && binding.item != nil
            if keepsPost {
                isDetached = true
                _ = DefaultPostClock.shared.schedule(after: 0) { [bound] in _ = bound?.reset() }
            } else {
                item = nil
                updateSoon()
            }
        }

        // MARK: - Private

        private let place: PostPlace
        private var binding = PostBinding<AnyHashable>()
        private var bound: BoundPost?
        /// The item of the binding; nil after the coordinator has reset the binding.
        private var item: AnyHashable?
        private var post: Post?
        /// The claim to the post, into which requests of others may be merged.
        private var claim: PostClaim?
        /// The controller of the post, if it shows SwiftUI content.
        private var hosted: HostedPostController?
        /// The value that the post shows, if it shows one.
        private var value: (any Postable)?
        /// A Boolean value that indicates whether the post has outlived the view that posted it.
        private var isDetached = false
        private var willUpdate = false

        private func update() {
            guard let bound, !isDetached else { return }
            // Without a scene, the post waits until the view is in a window for the first time.
            guard item == nil || binding.item != nil || place.poster != nil else { return place.adviseOnScene() }
            switch binding.step(for: item, reposting: bound.repostsItems) {
            case .post: makePost()
            case .refresh:
                showContent()
                if showsOtherValue { updatePost() } else { updateHandlers() }
            case .update: updatePost()
            case .replace:
                removePost()
                makePost()
            case .remove: removePost()
            case nil: break
            }
        }

        /// Shows the present content in the hosting controller of the post.
        private func showContent() {
            guard let hosted, case .view(let view) = bound?.content else { return }
            hosted.show(identified(view), environment: place.contentEnvironment)
        }

        /// Returns a view whose state belongs to the item.
        private func identified(_ view: AnyView) -> AnyView {
            item.map { AnyView(view.id($0)) } ?? view
        }

        /// A Boolean value that indicates whether the value for the item has changed. Values that can't be compared count as
        /// equal, since each update of SwiftUI's views would update the post.
        private var showsOtherValue: Bool {
            guard let new = valueOfBinding, let value else { return false }
            return value.isUnequal(to: new)
        }

        /// The value for the item, if it isn't a SwiftUI view.
        private var valueOfBinding: (any Postable)? {
            switch bound?.content {
            case .value(let value): value
            case .error(let error): place.poster?.postManager.value(for: error)
            case .view, nil: nil
            }
        }

        /// Hands the closures of the present value to the view of the post, which shows an equal one that may be older.
        private func updateHandlers() {
            guard let value = valueOfBinding, let post, let view = post.view, let claim, post.shows(claim) else {
                return
            }
            (post.recordingAnswer(of: value) as? any HandlerUpdating)?.updateHandlers(of: view)
        }

        private func makeRequest() -> PostRequest? {
            guard let bound, let content = bound.content else { return nil }
            var request: PostRequest
            switch content {
            case .value(let model):
                value = model
                request = PostRequest(reading: model)
            case .error(let error):
                guard let manager = place.poster?.postManager else { return nil }
                request = PostRequest(showing: error, in: manager)
                value = request.content.model
            case .view(let view):
                let hosted = hosted ?? HostedPostController(identified(view), environment: place.contentEnvironment)
                self.hosted = hosted
                request = PostRequest(viewController: hosted)
            }
            request.themeSource = place.themeSource
            bound.edit(&request)
            request.options.presentation = request.options.presentation?.beside(source: place.anchor)
            // The view of a post that has waited shows the value that was posted.
            request.onEvent { [weak self] in if case .willPost = $0 { self?.updateHandlers() } }
            return request
        }

        private func makePost() {
            guard let poster = place.poster, let request = makeRequest() else { return }
            let claim = PostClaim()
            let post = poster.submit(request, as: bound?.presentation?.beside(source: place.anchor), claim: claim)
            (self.post, self.claim) = (post, claim)
            hosted?.post = post
            // The post keeps the coordinator until its end, also if the view is gone before.
            post.whenEndIsDecided { [self] in postWillEnd(post) }
            post.whenEnded { [self] reason in bound?.onEnd?(reason) }
        }

        private func updatePost() {
            showContent()
            guard let request = makeRequest() else { return }
            if let post, let claim, post.decidedReason == nil {
                claim.request = request.shown(as: bound?.presentation?.beside(source: place.anchor))
                // A newer request was merged into the post.
                guard post.shows(claim) else { return }
                if post.update(with: request) { return }
            }
            // The post is leaving or has ended.
            forgetPost()
            makePost()
        }

        private func removePost() {
            let (post, claim) = (post, claim)
            forgetPost()
            if let claim { post?.giveUp(claim) }
        }

        private func forgetPost() {
            post = nil
            claim = nil
            hosted = nil
            value = nil
        }

        /// Resets the binding at the beginning of the exit, so that the app can set the item again meanwhile.
        private func postWillEnd(_ ending: Post) {
            guard post === ending else { return }
            forgetPost()
            // The binding may have another item by now.
            let shownItem = binding.end()
            guard !isDetached, shownItem != nil, shownItem == item, bound?.reset() == true else { return }
            // The app may set the item again before SwiftUI reports that it was reset.
            item = nil
            update()
        }
    }
#endif
