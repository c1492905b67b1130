#if SWIFT_PACKAGE
    public import MessageStackView
    public import MessageStackViewConnectivity
#endif
public import UIKit

/// A view controller with a `MessageStackView` at an edge of its view. While there is no network, the stack shows the bar of
/// `ConnectivityManager`, a message about the missing network.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge of the view at which `messageStackView` is, and from which its posts enter. It is `.bottom`. To use another edge,
    /// override this property, which is read when the view is loaded.
    open var messageLayout: PostEdge { .bottom }

    /// Adds `messageStackView` to the view at the edge `messageLayout`. An override calls the implementation of `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.edge = messageLayout
        view.add(messageStackView, at: messageLayout, usesSafeArea: false)
        fillSafeArea()
    }

    /// Adapts `messageStackView` to the safe area. An override calls the implementation of `super`.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// The stack at the edge `messageLayout` of the view, which shows the offline bar. While it shows a post,
    /// its `spaceView` fills the area between the edge and the safe area.
    public private(set) lazy var messageStackView = MessageStackView(edge: messageLayout)

    /// The message in the offline bar. It is `Message.noInternet`. To show another message, override this
    /// property.
    open var message: Message { .noInternet }

    /// The number of seconds for which the offline bar is shown. It is nil, so that the bar stays until there
    /// is a network. To limit the time, override this property.
    open var dismissAfter: TimeInterval? { nil }

    /// The motions of the offline bar that are animated: the entrance, the exit, both or neither. It is
    /// `.default`, which uses the value of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise animates
    /// both. To use another value, override this property.
    open var postAnimation: PostAnimation { .default }

    /// Returns a Boolean value that indicates whether the offline bar is shown on this screen. This
    /// implementation returns true. Override it to return false when the bar must not be shown. The method is called each time
    /// the screen becomes visible while there is no network.
    ///
    /// - Parameter messageManager: The object that shows the bar.
    open func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    /// Tells the controller that the offline bar was posted. This implementation does nothing.
    ///
    /// - Parameters:
    ///   - messageManager: The object that shows the bar.
    ///   - messageView: The view of the bar.
    open func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    /// Sets the look of the offline bar before the bar is posted. This implementation calls
    /// `MessageView.configureNoInternet()`. Override it to give the bar another look.
    ///
    /// - Parameter messageView: The view of the bar.
    open func configureMessageView(_ messageView: MessageView) { messageView.configureNoInternet() }

    // MARK: - Private

    private func fillSafeArea() {
        let insets = view.safeAreaInsets
        messageStackView.spaceViewHeight = messageStackView.edge == .top ? insets.top : insets.bottom
    }
}

extension ConnectivityManager.MessageManager {
    /// The view that shows the offline bar, except on the screen of a view controller that conforms to
    /// `ConnectivityMessageable`. It is the same as `postView`. In version 3, it was a stack.
    public var messageStackView: PostView { postView }
}
