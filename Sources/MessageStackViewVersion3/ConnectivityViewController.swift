#if SWIFT_PACKAGE
    public import MessageStackView
    public import MessageStackViewConnectivity
#endif
public import UIKit

/// A view controller with a `MessageStackView` at an edge of its view. If `ConnectivityManager.showsOfflineBar` is true, the stack
/// shows the offline bar while there is no network: a message that there is none.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge of the controller's view at which `messageStackView` is placed, and from which its posts enter. The default is
    /// `.bottom`. To use the top edge, override this property. The value is read when the view is loaded.
    open var messageLayout: PostEdge { .bottom }

    /// Adds `messageStackView` to the view at the edge `messageLayout`. If you override this method, call `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.edge = messageLayout
        view.add(messageStackView, at: messageLayout, usesSafeArea: false)
        fillSafeArea()
    }

    /// Adapts `messageStackView` to the safe area. If you override this method, call `super`.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// The stack that shows the offline bar, at the edge `messageLayout` of the controller's view. While the stack shows a post,
    /// its `spaceView` fills the area between the edge and the safe area.
    public private(set) lazy var messageStackView = MessageStackView(edge: messageLayout)

    /// The message in the offline bar. The default is `Message.noInternet`. To show another message, override this property.
    open var message: Message { .noInternet }

    /// The number of seconds for which the offline bar is shown. The default is nil, with which the bar stays until there is a
    /// network. To limit the time, override this property.
    open var dismissAfter: TimeInterval? { nil }

    /// The motions of the offline bar that are animated: the entrance, the exit, both or neither. The default is `.default`, which
    /// uses the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    /// both are animated. To use another value, override this property.
    open var postAnimation: PostAnimation { .default }

    /// Returns a Boolean value that indicates whether the offline bar is shown on this screen. This implementation returns true. To
    /// hide the bar on this screen, override the method and return false. The method is called when the network is lost while the
    /// screen is visible, and each time the screen becomes visible while there is no network.
    ///
    /// - Parameter messageManager: The object that shows the bar.
    open func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    /// Tells the controller that the offline bar was posted on its stack. The method is called each time the bar is posted. This
    /// implementation does nothing.
    ///
    /// - Parameters:
    ///   - messageManager: The object that shows the bar.
    ///   - messageView: The view of the bar.
    open func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    /// Sets the look of the offline bar. The method is called before each time the bar is posted on the controller's stack. This
    /// implementation calls `MessageView.configureNoInternet()`. To give the bar another look, override the method.
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
    /// The view that shows the offline bar, under its name in version 3. This property is the same as `postView`. In version 3, its
    /// type is `MessageStackView`.
    public var messageStackView: PostView { postView }
}
