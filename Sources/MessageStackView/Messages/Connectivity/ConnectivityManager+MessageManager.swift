import UIKit

extension ConnectivityManager {
    /// Shows a bar for as long as there is no network, on whatever screen is visible.
    ///
    /// ```swift
    /// ConnectivityManager.shared.messageManager.startObserving()
    /// ```
    ///
    /// The bar stands at the bottom of the key window, on the screen's tab bar or toolbar if there is one, and follows
    /// the user from screen to screen; a `ConnectivityMessageable` screen shows it in its own place. One that the user
    /// has removed comes back with the next loss.
    @MainActor
    public final class MessageManager {
        // MARK: - Lifecycle

        init(of manager: ConnectivityManager) {
            self.manager = manager
            foreground.onChange = { [weak self] in self?.update() }
        }

        // MARK: - Public

        /// Shows the bar where the screen has no place of its own for it.
        public var messageStackView: MessageStackView { windowStackView }

        /// What the bar says; `Message.noInternet` by default. A change applies to a bar that is shown, unless its
        /// screen has a message of its own.
        public var message = Message.noInternet {
            didSet { if let bar = loss?.bar, bar.messageable == nil { bar.view.set(message: message) } }
        }

        /// Gives the bar its look; nil, the default, for `MessageView.configureNoInternet()`.
        public var messageViewConfiguration: (@MainActor (MessageView) -> Void)?

        /// Whether the bar is shown when there is no network.
        public var isObserving: Bool { observer != nil }

        /// Shows the bar from now on, at once if there is no network.
        ///
        /// - Parameter scene: the scene that is on the screen. It can be left out if this is called while the app
        ///   starts; later it is only known from the next time that a scene or a window comes to the front.
        public func startObserving(on scene: UIWindowScene? = nil) {
            foreground.become(scene)
            if observer == nil {
                observer = manager?.addObserver { [weak self] state in self?.stateDidChange(state) }
            } else {
                update()
            }
        }

        /// Removes the bar and shows it no more.
        public func stopObserving() {
            guard let observer else { return }
            self.observer = nil
            manager?.removeObserver(observer)
            end()
        }

        /// Gives a bar on `messageStackView` its look.
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
        private let foreground = ForegroundScene()
        private let windowStackView = WindowMessageStackView(layout: .bottom)
        private var loss: ConnectivityLoss?
        /// No public event tells of another screen, so each frame looks while there is no network.
        private var frameLink: FrameLink?
        private var isUpdating = false

        private func stateDidChange(_ state: State) {
            guard !state.isConnected else { return end() }
            guard loss == nil else { return }
            loss = ConnectivityLoss()
            frameLink = FrameLink { [weak self] in self?.update() }
            update()
        }

        private func end() {
            frameLink = nil
            loss?.bar?.post.remove()
            loss = nil
        }

        /// What it asks and tells may change everything, but doesn't start it again: the next frame does.
        private func update() {
            guard !isUpdating, let window = foreground.window else { return }
            isUpdating = true
            defer { isUpdating = false }
            loss?.heedEnd()
            guard let loss else { return }
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
            let wantsBar = loss.wantsBar(on: stack)
            if stack === windowStackView, wantsBar || loss.bar != nil { windowStackView.stand(on: screen, in: window) }
            if wantsBar { show(during: loss, on: stack, of: messageable) }
        }

        private func show(
            during loss: ConnectivityLoss, on stack: MessageStackView, of messageable: (any ConnectivityMessageable)?
        ) {
            let view = MessageView()
            view.set(message: messageable?.message ?? message)
            stack.configure(view)
            if let messageable { messageable.configureMessageView(view) } else { configureMessageView(view) }
            let request = PostRequest(
                view: view, dismissAfter: messageable?.dismissAfter, animated: messageable?.postAnimation ?? .default)
            let post = stack.post(request)
            guard self.loss === loss else { return post.remove() }
            loss.bar = ConnectivityLoss.Bar(post: post, view: view, stack: stack, messageable: messageable)
            messageable?.messageManager(self, didPostMessageView: view)
        }
    }
}

/// One time without network: what became of the bar on the screens that were visible since it began.
@MainActor
final class ConnectivityLoss {
    /// The bar that is shown or waits to be.
    struct Bar {
        let post: Post
        let view: MessageView
        weak var stack: MessageStackView?
        /// The screen whose stack that is; nil for the window's.
        weak var messageable: (any ConnectivityMessageable)?
    }

    private struct Answer {
        weak var messageable: (any ConnectivityMessageable)?
        let mayPost: Bool
    }

    var bar: Bar?
    private var answer: Answer?
    private var isDismissed = false
    private weak var doneWith: MessageStackView?

    /// Whether a bar is missing on `stack`.
    func wantsBar(on stack: MessageStackView) -> Bool {
        bar == nil && !isDismissed && doneWith !== stack
    }

    /// Whether the screen wants the bar: it is asked once each time that it comes up.
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

    /// A bar that a person removed has been read; one that code or time removed is over on that screen. A bar whose
    /// place went away was neither.
    func heedEnd() {
        guard let bar, let reason = bar.post.reason else { return }
        self.bar = nil
        if reason.isByUser {
            isDismissed = true
        } else if ![.hostGone, .expired].contains(reason) {
            doneWith = bar.stack
        }
    }
}
