#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A view controller that shows the offline bar, a message that there is no network, in its own view. The bar is shown there while
/// there is no network and the controller or one of its children is the visible screen, if `ConnectivityManager.showsOfflineBar` is
/// true.
///
/// The class `ConnectivityViewController` in the product MessageStackViewVersion3 conforms to this protocol.
@MainActor
public protocol ConnectivityMessageable: AnyObject {
    /// The stack that shows the offline bar. Create it, and add it to the controller's view, for example with
    /// `createMessageStackView(edge:)`.
    var messageStackView: MessageStackView { get }

    /// The message in the offline bar. The default is `Message.noInternet`.
    var message: Message { get }

    /// The number of seconds for which the offline bar is shown. The default is nil. If it is nil or 0, the bar is shown until
    /// there is a network. After the time, the bar doesn't appear again on this screen until the network has returned and is lost
    /// again.
    var dismissAfter: TimeInterval? { get }

    /// The motions of the offline bar that are animated: the entrance, the exit, both or neither. The default is `.default`, which
    /// uses the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    /// both are animated.
    var postAnimation: PostAnimation { get }

    /// Returns a Boolean value that indicates whether the offline bar is shown on this screen. The default
    /// implementation returns true. The method is called when the network is lost while the screen is
    /// visible, and each time the screen becomes visible while there is no network.
    ///
    /// - Parameter messageManager: The object that shows the bar.
    func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool

    /// Tells the controller that the offline bar was posted on its stack. The method is called each time the bar is posted. The
    /// default implementation does nothing.
    ///
    /// - Parameters:
    ///   - messageManager: The object that shows the bar.
    ///   - messageView: The view of the bar.
    func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView)

    /// Sets the look of the offline bar. The method is called before each time the bar is posted on the controller's stack. The
    /// default implementation calls `MessageView.configureNoInternet()`.
    ///
    /// - Parameter messageView: The view of the bar.
    func configureMessageView(_ messageView: MessageView)
}

extension ConnectivityMessageable {
    public var message: Message { .noInternet }
    public var dismissAfter: TimeInterval? { nil }
    public var postAnimation: PostAnimation { .default }

    public func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    public func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    public func configureMessageView(_ messageView: MessageView) { messageView.configureNoInternet() }
}

extension VisibleScreen {
    /// The controller, or its nearest ancestor, that shows the bar; nil if there is none.
    var messageable: (any ConnectivityMessageable)? {
        sequence(first: controller, next: { $0?.parent }).lazy
            .prefix { $0 != nil }
            .compactMap { $0 as? any ConnectivityMessageable }
            .first
    }
}

extension Message {
    /// The message that there is no network. The title and the subtitle are `noInternetTitle` and `noInternetSubtitle` of
    /// `PostEnvironment.app.strings`, and the icon is a Wi-Fi symbol with a slash.
    @MainActor public static var noInternet: Message {
        Message(
            PostEnvironment.app.strings.noInternetTitle,
            subtitle: PostEnvironment.app.strings.noInternetSubtitle,
            icon: .symbol("wifi.slash")
        )
    }
}

extension MessageView {
    /// Gives the view the look of the offline bar, which says that there is no network: white text on dark gray, with a contrast of
    /// 7.5 : 1, and no shadow. If the message has a `Message.leftImage`, its image view gets the size of the image.
    public func configureNoInternet() {
        (backgroundColor, tintColor) = (look.background, look.tint)
        changeLook { ($0.background, $0.tint, $0.shadowOpacity) = (.darkGray, .white, 0) }
        if let image = leftImageView.image { leftImageViewSize = image.size }
    }
}
