#if SWIFT_PACKAGE
    public import MessageStackView
    public import MessageStackViewConnectivity
#endif
public import UIKit

/// A view controller with a message stack view at an edge of its view, which shows the bar while there is no network.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge that messages enter from; the bottom by default. It is read when the view is loaded.
    open var messageLayout: PostEdge { .bottom }

    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.layout = messageLayout
        view.add(messageStackView, at: messageLayout, usesSafeArea: false)
        fillSafeArea()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// The stack at the edge of the view. Its space view fills the safe area.
    public private(set) lazy var messageStackView = MessageStackView(layout: messageLayout)

    open var message: Message { .noInternet }
    open var dismissAfter: TimeInterval? { nil }
    open var postAnimation: PostAnimation { .default }

    open func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    open func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    open func configureMessageView(_ messageView: MessageView) { messageView.configureNoInternet() }

    // MARK: - Private

    private func fillSafeArea() {
        let insets = view.safeAreaInsets
        messageStackView.spaceViewHeight = messageStackView.layout == .top ? insets.top : insets.bottom
    }
}

extension ConnectivityManager.MessageManager {
    /// The post view that shows the bar on a screen that isn't `ConnectivityMessageable`. In version 3 it was a stack.
    public var messageStackView: PostView { postView }
}
