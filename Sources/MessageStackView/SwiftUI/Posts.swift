#if canImport(SwiftUI)
    public import Combine
    public import Observation
    public import SwiftUI

    /// A property wrapper for SwiftUI views that reads the posts on screen and the waiting posts. When these posts change, SwiftUI
    /// updates the view that has the property.
    ///
    /// ```swift
    /// struct Toolbar: View {
    ///     @Posts private var posts
    ///
    ///     var body: some View {
    ///         if !posts.waiting.isEmpty { Text("\(posts.waiting.count) more") }
    ///     }
    /// }
    /// ```
    ///
    /// The posts are those of the poster (the object that shows posts) on which the environment action `post` would post: the
    /// `postView` of the scene, or the poster that a modifier `poster(_:)` sets. In an app with several scenes, add `poster()` to
    /// the root view of each scene: only inside that modifier does the property know its scene. Elsewhere, the property uses the
    /// scene that the user used last. ``init(of:)`` creates a property with the posts of a given poster.
    ///
    /// The view is updated when a post is accepted, enters, changes, leaves or ends, and when the countdown of a post starts, stops
    /// or is extended. It isn't updated while a countdown runs.
    @MainActor
    @propertyWrapper
    public struct Posts: DynamicProperty {
        @Environment(\.post) private var post
        @StateObject private var state = State()
        private var poster: (any Poster)?

        /// Creates a property with the posts of the object on which the environment action `post` would post: by default, the
        /// `postView` of the view's scene, or the one that a modifier `poster(_:)` sets.
        public init() {}

        /// Creates a property with the posts of a poster, such as a `PostView`. If posters share a `PostManager`, these are the
        /// posts of all of them.
        ///
        /// ```swift
        /// init(stackView: MessageStackView) {
        ///     _posts = Posts(of: stackView)
        /// }
        /// ```
        ///
        /// - Parameter poster: The object that shows the posts, such as a `PostView`. The SwiftUI view retains it.
        public init(of poster: any Poster) {
            self.poster = poster
        }

        /// The posts on screen and the waiting posts. Read the property in the `body` of the view.
        public var wrappedValue: State {
            state.follow(at: poster == nil ? post.place : nil) { [poster, place = post.place] in
                (poster ?? place?.poster ?? WindowHost.all.hostInUse().postView).postManager
            }
            return state
        }
    }

    extension Posts {
        /// The posts of a `PostManager`, on screen and waiting. A SwiftUI view that reads them is updated after each change.
        ///
        /// From iOS 17 on, the object is `Observable`, so a view that stores it in a plain property, without a property wrapper, is
        /// updated too.
        @MainActor
        public final class State: ObservableObject {
            /// The posts on screen, including posts that are entering or leaving, in the order in which they began to enter. The
            /// properties of these posts, such as ``Post/text``, ``Post/phase`` and ``Post/countdown``, have their current
            /// values.
            public var shown: [Post] { manager(reading: \.shown)?.currentPosts ?? [] }

            /// The waiting posts, in the order in which they will enter when there is room, the next one first.
            public var waiting: [Post] { manager(reading: \.waiting)?.waitingPosts ?? [] }

            init() {
                if #available(iOS 17.0, *) { registrar = ObservationRegistrar() } else { registrar = nil }
                SystemObserver.add(self)
            }

            /// Watches a manager.
            ///
            /// - Parameters:
            ///   - place: The place of the view that watches, whose scene may not be known yet; nil for none.
            ///   - resolve: A closure that returns the present manager.
            func follow(at place: PostPlace? = nil, _ resolve: @escaping @MainActor () -> PostManager?) {
                self.resolve = resolve
                watchManager()
                guard let place, place !== self.place else { return }
                self.place = place
                place.sceneListeners.append { [weak self] in
                    self?.reportSoon()
                    return self != nil
                }
            }

            /// Whether a change is reported soon.
            private(set) var willReport = false

            // MARK: - Private

            private weak var manager: PostManager?
            private var resolve: @MainActor () -> PostManager? = { nil }
            private weak var place: PostPlace?
            /// The `ObservationRegistrar`; nil before iOS 17.
            private let registrar: (any Sendable)?

            private func watchManager() {
                guard let present = resolve(), present !== manager else { return }
                manager = present
                present.changeListeners.append { [weak self, weak present] in
                    guard let self, manager === present else { return false }
                    reportSoon()
                    return true
                }
            }

            /// Reports a change soon, since posts may change while SwiftUI updates its views.
            fileprivate func reportSoon() {
                guard !willReport else { return }
                willReport = true
                _ = DefaultPostClock.shared.schedule(after: 0) { [weak self] in self?.report() }
            }

            private func report() {
                willReport = false
                watchManager()
                objectWillChange.send()
                guard #available(iOS 17.0, *), let registrar = registrar as? ObservationRegistrar else { return }
                registrar.withMutation(of: self, keyPath: \.shown) {}
                registrar.withMutation(of: self, keyPath: \.waiting) {}
            }

            /// Returns the manager, and observes the property that is read.
            private func manager(reading property: KeyPath<State, [Post]>) -> PostManager? {
                if #available(iOS 17.0, *) { (registrar as? ObservationRegistrar)?.access(self, keyPath: property) }
                return manager
            }
        }
    }

    @available(iOS 17.0, *)
    extension Posts.State: Observable {}

    extension Posts.State: SystemObserver.Listener {
        func systemDidChange(_ change: SystemObserver.Change) {
            if case .scene = change { reportSoon() }
        }
    }
#endif
