#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A view controller that shows the bar for a lost connection in its own view, while the controller or one of its
/// children is the visible screen.
///
/// `ConnectivityViewController` is a ready-made implementation.
@MainActor
public protocol ConnectivityMessageable: AnyObject {
    /// The stack that shows the bar.
    var messageStackView: MessageStackView { get }

    /// The message of the bar; `Message.noInternet` by default.
    var message: Message { get }

    /// The seconds for which the bar is shown; nil, the default, shows it until the network returns. After a timeout,
    /// the bar appears again with the next loss of the network.
    var dismissAfter: TimeInterval? { get }

    /// The animated changes of the bar; entrance and exit by default.
    var postAnimation: PostAnimation { get }

    /// Returns whether the bar may be posted; true by default. Called each time the screen becomes visible while there
    /// is no network.
    func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool

    /// Called after the bar was posted. The default does nothing.
    func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView)

    /// Sets the look of the bar before it is posted. The default calls `MessageView.configureNoInternet()`.
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
    /// The message that there is no network, with the texts of `PostEnvironment.app.strings`.
    @MainActor public static var noInternet: Message {
        Message(
            title: PostEnvironment.app.strings.noInternetTitle,
            subtitle: PostEnvironment.app.strings.noInternetSubtitle,
            leftImage: .noInternet
        )
    }
}

extension MessageView {
    /// Sets the look of the bar for a lost connection: white on dark gray, which is a contrast of 7.5 : 1, the image in its own
    /// size, and no shadow.
    public func configureNoInternet() {
        changeLook { own, app in
            (own.background, own.tint, own.shadowOpacity) = (.darkGray, .white, 0)
            (app.background, app.tint) = (nil, nil)
        }
        if let image = leftImageView.image { leftImageViewSize = image.size }
    }
}

extension UIImage {
    /// A Wi-Fi symbol with a slash.
    static let noInternet = UIImage(
        systemName: "wifi.slash", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
}
