#if SWIFT_PACKAGE
    public import MessageStackView
    public import MessageStackViewConnectivity
#endif
public import UIKit

/// A view controller with a message stack view at an edge of its view. The stack shows the bar of `ConnectivityManager` while
/// there is no network.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge at which the stack is, and from which its posts enter. It is `.bottom`. To use another edge, override this
    /// property. It is read when the view is loaded.
    open var messageLayout: PostEdge { .bottom }

    /// Adds `messageStackView` to the view at the edge `messageLayout`. An override calls the implementation of `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.edge = messageLayout
        view.add(messageStackView, at: messageLayout, usesSafeArea: false)
        fillSafeArea()
    }

    /// Adapts the stack to the safe area. An override calls the implementation of `super`.
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// The stack at the edge of the view. Its space view fills the area between the edge and the safe area.
    public private(set) lazy var messageStackView = MessageStackView(edge: messageLayout)

    /// The message of the bar. It is `Message.noInternet`. To show another message, override this property.
    open var message: Message { .noInternet }

    /// The number of seconds for which the bar is shown. It is nil, so that the bar stays until there is a network. To limit
    /// the time, override this property.
    open var dismissAfter: TimeInterval? { nil }

    /// The transitions of the bar to animate. It is `.default`, which uses the value of `PostManager.defaults`, then of
    /// `PostEnvironment.app.options`, and otherwise animates both. To use another value, override this property.
    open var postAnimation: PostAnimation { .default }

    /// Returns a Boolean value that indicates whether the bar may be shown on this screen. This implementation returns true.
    /// Override it to hide the bar at times. It is called each time the screen becomes visible while there is no network.
    ///
    /// - Parameter messageManager: The object that shows the bar.
    open func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    /// Tells the controller that the bar was posted. This implementation does nothing.
    ///
    /// - Parameters:
    ///   - messageManager: The object that shows the bar.
    ///   - messageView: The view of the bar.
    open func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    /// Sets the look of the bar before it is posted. This implementation calls `MessageView.configureNoInternet()`. Override
    /// it to give the bar another look.
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
    /// The post view that shows the bar on a screen whose view controller isn't `ConnectivityMessageable`. It is the same as
    /// `postView`. In version 3, it was a stack.
    public var messageStackView: PostView { postView }
}
