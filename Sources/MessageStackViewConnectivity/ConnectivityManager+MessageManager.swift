#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

extension ConnectivityManager {
    /// An object that shows a bar on the visible screen while there is no network.
    ///
    /// ```swift
    /// ConnectivityManager.shared.messageManager.startObserving()
    /// ```
    ///
    /// The bar is at the bottom of the key window, above the screen's tab bar or toolbar if there is one, and follows
    /// the user from screen to screen. A `ConnectivityMessageable` screen shows it in its own stack. After the user
    /// removes the bar, it appears again with the next loss of the network.
    @MainActor
    public final class MessageManager {
        // MARK: - Lifecycle

        init(of manager: ConnectivityManager) {
            self.manager = manager
            SceneHistory.shared.addFollower(self)
            windowStackView.wasTouched = { [weak self] in self?.watch?.wake(for: ScreenWatch.timeAfterTouch) }
        }

        // MARK: - Public

        /// The stack that shows the bar on a screen that isn't `ConnectivityMessageable`.
        public var messageStackView: MessageStackView { windowStackView }

        /// The message of the bar; `Message.noInternet` by default. A change updates a shown bar, unless its screen is
        /// `ConnectivityMessageable` and therefore has its own message.
        public var message = Message.noInternet {
            didSet { if let bar = loss?.bar, bar.messageable == nil { bar.view.set(message: message) } }
        }

        /// A closure that sets the look of the bar; nil, the default, calls `MessageView.configureNoInternet()`.
        public var messageViewConfiguration: (@MainActor (MessageView) -> Void)?

        /// A Boolean value that indicates whether the bar is shown while there is no network.
        public var isObserving: Bool { observer != nil }

        /// Starts showing the bar, immediately if there is no network. The app keeps the `ConnectivityManager`: if that is
        /// deallocated, the bar leaves, and a debug build logs advice.
        ///
        /// - Parameter scene: The scene in the foreground; nil if the app is launching. If it is nil later, the bar
        ///   may not appear until a scene becomes active or a window becomes key.
        public func startObserving(on scene: UIWindowScene? = nil) {
            SceneHistory.shared.use(scene)
            if observer == nil {
                observer = manager?.addOwnObserver { [weak self] state in
                    self?.stateDidChange(state)
                } managerDidGo: { [weak windowStackView] in
                    windowStackView?.removeAll()
                    PostMisuse.advise(
                        .releasedManager,
                        """
                        A ConnectivityManager was deallocated while it observed the network, so it shows no bar any more. Keep a \
                        reference to it, or call stopObserving() before.
                        """)
                }
            } else {
                update()
            }
        }

        /// Stops observing the network. The bar is removed, and isn't shown again.
        public func stopObserving() {
            guard let observer else { return }
            self.observer = nil
            manager?.removeObserver(observer)
            end()
        }

        /// Gives a message view the look of the bar for a lost connection: that of `messageViewConfiguration` or, if it is nil,
        /// that of `MessageView.configureNoInternet()`. The manager calls this method before it posts on `messageStackView`.
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
        private let windowStackView = WindowMessageStackView(layout: .bottom)
        private var loss: ConnectivityLoss?
        /// The registration for updates during a loss, since UIKit doesn't report a change of the screen.
        private var watch: ScreenWatch?
        private var isUpdating = false
        /// The screen in the last update.
        private var lastScreen: Screen?

        /// The stack of a screen, and the height of its bar.
        private struct Screen: Equatable {
            let window: ObjectIdentifier
            let stack: ObjectIdentifier
            let barHeight: CGFloat
        }

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

        /// Returns whether the screen has changed.
        private func look() -> Bool {
            let before = lastScreen
            update()
            return lastScreen != before
        }

        /// Shows, moves or removes the bar according to the visible screen. The screen's methods can call this method
        /// again, which then does nothing: the next look calls it.
        private func update() {
            guard !isUpdating, let window = SceneHistory.shared.sceneInUse()?.appWindow else { return }
            isUpdating = true
            defer { isUpdating = false }
            loss?.handleEnd()
            guard let loss else { return }
            guard !loss.isDismissed else { return watch = nil }
            let screen = VisibleScreen(in: window)
            let messageable = screen.messageable
            let mayPost = loss.mayPost(on: messageable, asking: self)
            guard self.loss === loss else { return }
            let stack = mayPost ? messageable?.messageStackView ?? windowStackView : nil
            if let bar = loss.bar, bar.stack !== stack {
                loss.bar = nil
                bar.post.remove()
            }
            guard let stack, self.loss === loss else { return }
            let needsBar = loss.needsBar(on: stack)
            if stack === windowStackView, needsBar || loss.bar != nil { windowStackView.place(on: screen, in: window) }
            lastScreen = Screen(
                window: ObjectIdentifier(window), stack: ObjectIdentifier(stack), barHeight: screen.barHeight)
            if needsBar { show(during: loss, on: stack, of: messageable) }
        }

        private func show(
            during loss: ConnectivityLoss, on stack: MessageStackView, of messageable: (any ConnectivityMessageable)?
        ) {
            let view = MessageView()
            view.set(message: messageable?.message ?? message)
            stack.configure(view)
            if let messageable { messageable.configureMessageView(view) } else { configureMessageView(view) }
            var request = PostRequest(
                view: view, dismissAfter: messageable?.dismissAfter, animated: messageable?.postAnimation ?? .default)
            request.didEnd = { [weak self] _, _ in self?.watch?.wake() }
            let post = stack.post(request)
            guard self.loss === loss else { return post.remove() }
            loss.bar = ConnectivityLoss.Bar(post: post, view: view, stack: stack, messageable: messageable)
            messageable?.messageManager(self, didPostMessageView: view)
        }
    }
}

extension ConnectivityManager.MessageManager: SceneFollower {
    package func windowsDidChange(on scene: UIWindowScene) {
        update()
        watch?.wake()
    }

    package func sceneDidDisconnect(_ scene: UIWindowScene) {}
}

/// The state of the bar during one loss of the network.
@MainActor
final class ConnectivityLoss {
    /// A shown or waiting bar.
    struct Bar {
        let post: Post
        let view: MessageView
        weak var stack: MessageStackView?
        /// The screen that has the stack; nil for the stack on the window.
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
    private weak var finishedStack: MessageStackView?
    /// The stack on which the bar has lost its host once.
    private weak var lostStack: MessageStackView?

    /// Returns whether to post a bar on a stack.
    func needsBar(on stack: MessageStackView) -> Bool {
        bar == nil && !isDismissed && finishedStack !== stack
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
    /// code or time doesn't return on its stack. A bar that lost its host returns once on each stack.
    func handleEnd() {
        guard let bar, let reason = bar.post.reason else { return }
        self.bar = nil
        if reason.isByUser {
            isDismissed = true
        } else if reason == .hostGone, lostStack == nil || lostStack !== bar.stack {
            lostStack = bar.stack
        } else if reason != .expired {
            finishedStack = bar.stack
        }
    }
}
