import UIKit

/// A view controller with a stack of messages at an edge of its view, where the bar is shown while there is no network.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge that the messages come from; the bottom by default. Read when the view is loaded.
    open var messageLayout: MessageLayout { .bottom }

    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.addTo(view: view, layout: messageLayout, constrainToSafeArea: false)
        fillSafeArea()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// At the edge of the view; its band fills the safe area there.
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
        messageStackView.spaceViewHeight = messageLayout == .top ? insets.top : insets.bottom
    }
}
