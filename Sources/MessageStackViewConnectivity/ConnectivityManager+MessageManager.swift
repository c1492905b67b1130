#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

extension ConnectivityManager {
    /// An object that shows the offline bar, a message that there is no network, on the visible screen while the device is offline.
    /// Each `ConnectivityManager` has one as its `messageManager`. Set `showsOfflineBar` to true to show the bar:
    ///
    /// ```swift
    /// ConnectivityManager.shared.showsOfflineBar = true
    /// ```
    ///
    /// The bar is at the bottom of the key window, above the tab bar or the toolbar of the screen if there is one. The bar follows
    /// the user from screen to screen. Other posts at the bottom are above the bar. On the screen of a view controller that
    /// conforms to ``ConnectivityMessageable``, the controller's own `MessageStackView` shows the bar. If the user removes the bar,
    /// it appears again when the network returns and is lost again.
    @MainActor
    public final class MessageManager {
        // MARK: - Lifecycle

        init(of manager: ConnectivityManager) {
            self.manager = manager
        }

        // MARK: - Public

        /// The view that shows the offline bar at the bottom of the visible screen, above a tab bar or a toolbar. On the screen of
        /// a view controller that conforms to ``ConnectivityMessageable``, the controller's own stack shows the bar instead.
        public let postView = PostView.onVisibleScreen(at: .bottom)

        /// The message in the offline bar. The default is `Message.noInternet`. If you set the message while the bar is shown, the
        /// bar is updated. On the screen of a view controller that conforms to ``ConnectivityMessageable``, the bar shows the
        /// controller's `message` instead.
        public var message = Message.noInternet {
            didSet { if let bar = loss?.bar, bar.messageable == nil { bar.view.set(message: message) } }
        }

        /// A closure that sets the look of the offline bar. It is called with the view of each bar, before the bar is posted. The
        /// default is nil, which uses `MessageView.configureNoInternet()`. The closure isn't called for a bar on the screen of a
        /// view controller that conforms to ``ConnectivityMessageable``: the controller sets the look of that bar.
        public var messageViewConfiguration: (@MainActor (MessageView) -> Void)?

        /// A Boolean value that indicates whether this object observes the network, to show the offline bar while there is no
        /// network. To change the value, call `startObserving()` or `stopObserving()`.
        public var isObserving: Bool { observer != nil }

        /// Starts observing the network, and shows the offline bar while there is no network, in the scene that the user used last.
        /// If there is no network now, the bar appears at once.
        @available(iOSApplicationExtension, unavailable)
        @available(macCatalystApplicationExtension, unavailable)
        @available(visionOSApplicationExtension, unavailable)
        public func startObserving() { startObserving(on: PostView.app.hostScene) }

        /// Starts observing the network, and shows the offline bar while there is no network. If there is no network now, the bar
        /// appears at once.
        ///
        /// Keep a reference to the `ConnectivityManager` of this object. If it is deallocated, the bar is removed, and a
        /// debug build logs a warning.
        ///
        /// - Parameter scene: The scene that the user is using. If it is nil, the library uses the scene that was in use last. If
        ///   the library knows no scene, because nothing has been posted yet, the bar doesn't appear until a scene becomes active
        ///   or a window becomes key.
        public func startObserving(on scene: UIWindowScene?) {
            SceneHistory.shared.use(scene)
            if observer == nil {
                observer = manager?.addOwnObserver { [weak self] state in
                    self?.stateDidChange(state)
                } managerDidStop: { [weak self] in
                    self?.end()
                } managerDidGo: { [weak postView, current] in
                    postView?.removeAll()
                    current.loss?.bar?.post.remove()
                    PostMisuse.advise(
                        .releasedManager,
                        """
                        A ConnectivityManager was deallocated while it observed the network, so it shows no bar any more. Keep a \
                        reference to it, or call stopObserving() before.
                        """)
                }
            } else {
                manager?.startListening()
                update()
            }
        }

        /// Stops observing the network, and removes the offline bar. The bar isn't shown again until you call
        /// `startObserving()`.
        public func stopObserving() {
            guard let observer else { return }
            self.observer = nil
            manager?.removeObserver(observer)
            end()
        }

        /// Gives a message view the look of the offline bar. The method calls `messageViewConfiguration` or, if that is nil,
        /// `MessageView.configureNoInternet()`.
        ///
        /// The library calls this method before it posts the bar on `postView`. For a bar in the stack of a
        /// ``ConnectivityMessageable`` controller, the library calls the method `configureMessageView(_:)` of the controller
        /// instead, which can call this method.
        ///
        /// - Parameter messageView: The message view whose look to set.
        public func configureMessageView(_ messageView: MessageView) {
            if let messageViewConfiguration {
                messageViewConfiguration(messageView)
            } else {
                messageView.configureNoInternet()
            }
        }

        // MARK: - Private

        private weak var manager: ConnectivityManager?
        private var observer: (any NSObjectProtocol)?
        private let current = CurrentLoss()
        private var loss: ConnectivityLoss? {
            get { current.loss }
            set { current.loss = newValue }
        }
        /// The registration for updates during a loss, since UIKit doesn't report a change of the screen.
        private var watch: ScreenWatch?
        private var isUpdating = false

        private func stateDidChange(_ state: State) {
            guard !state.isConnected else { return end() }
            guard loss == nil else { return }
            loss = ConnectivityLoss()
            watch = ScreenWatch { [weak self] in self?.look() ?? false }
            update()
        }

        private func end() {
            watch = nil
            loss?.bar?.post.remove()
            loss = nil
        }

        /// Returns whether the bar has another poster than before.
        private func look() -> Bool {
            let before = loss?.bar?.poster
            update()
            return loss?.bar?.poster !== before
        }

        /// Shows, moves or removes the bar according to the visible screen. The screen's methods can call this method
        /// again, which then does nothing: the next look calls it.
        private func update() {
            guard !isUpdating, let window = SceneHistory.shared.sceneInUse()?.appWindow() else { return }
            isUpdating = true
            defer { isUpdating = false }
            loss?.handleEnd()
            guard let loss else { return }
            guard !loss.isDismissed else { return watch = nil }
            let messageable = VisibleScreen(in: window).messageable
            let mayPost = loss.mayPost(on: messageable, asking: self)
            guard self.loss === loss else { return }
            let poster: (any UIView & Poster)? = mayPost ? messageable?.messageStackView ?? postView : nil
            if let bar = loss.bar, bar.poster !== poster {
                loss.bar = nil
                bar.post.remove()
            }
            guard let poster, self.loss === loss, loss.needsBar(on: poster) else { return }
            show(during: loss, on: poster, of: messageable)
        }

        private func show(
            during loss: ConnectivityLoss, on poster: any UIView & Poster,
            of messageable: (any ConnectivityMessageable)?
        ) {
            let view = MessageView()
            view.set(message: messageable?.message ?? message)
            poster.configure(view)
            if let messageable { messageable.configureMessageView(view) } else { configureMessageView(view) }
            var request = PostRequest(view: view)
            request.duration = PostDuration(dismissAfter: messageable?.dismissAfter)
            request.options.animate(messageable?.postAnimation ?? .default)
            postView.updateHost()
            let post = poster.post(request)
            guard self.loss === loss else { return post.remove() }
            loss.bar = ConnectivityLoss.Bar(post: post, view: view, poster: poster, messageable: messageable)
            messageable?.messageManager(self, didPostMessageView: view)
        }
    }
}

/// The present loss of the network, which is known until its bar is removed, also if the manager is deallocated.
@MainActor
private final class CurrentLoss {
    /// The loss; nil while there is a network, or while it isn't observed.
    var loss: ConnectivityLoss?
}

/// The state of the bar during one loss of the network.
@MainActor
final class ConnectivityLoss {
    /// A shown or waiting bar.
    struct Bar {
        let post: Post
        let view: MessageView
        weak var poster: (any UIView & Poster)?
        /// The screen that has the poster; nil for that of the manager.
        weak var messageable: (any ConnectivityMessageable)?
    }

    private struct Answer {
        weak var messageable: (any ConnectivityMessageable)?
        let mayPost: Bool
    }

    var bar: Bar?
    private var answer: Answer?
    /// A Boolean value that indicates whether the user has removed the bar, which then doesn't return.
    private(set) var isDismissed = false
    /// The posters on which the bar doesn't return.
    private var finishedPosters: [WeakPoster] = []
    /// The posters on which the bar has lost its host once.
    private var lostPosters: [WeakPoster] = []

    private struct WeakPoster {
        weak var poster: (any UIView & Poster)?
    }

    /// Returns whether to post a bar on a poster.
    func needsBar(on poster: any UIView & Poster) -> Bool {
        bar == nil && !isDismissed && !finishedPosters.contains { $0.poster === poster }
    }

    /// Returns whether the screen allows the bar. The screen is asked each time it becomes visible.
    func mayPost(
        on messageable: (any ConnectivityMessageable)?, asking manager: ConnectivityManager.MessageManager
    ) -> Bool {
        guard let messageable else {
            answer = nil
            return true
        }
        if let answer, answer.messageable === messageable { return answer.mayPost }
        let mayPost = messageable.messageManagerShouldPost(manager)
        answer = Answer(messageable: messageable, mayPost: mayPost)
        return mayPost
    }

    /// Records why the bar ended. A bar that the user removed doesn't return during this loss. A bar that was removed by
    /// code or time doesn't return on its poster. A bar that lost its host returns once on each poster.
    func handleEnd() {
        guard let bar, let reason = bar.post.reason else { return }
        self.bar = nil
        if reason.isByUser {
            isDismissed = true
        } else if reason == .hostGone, !lostPosters.contains(where: { $0.poster === bar.poster }) {
            lostPosters.append(WeakPoster(poster: bar.poster))
        } else if reason != .expired {
            finishedPosters.append(WeakPoster(poster: bar.poster))
        }
    }
}
