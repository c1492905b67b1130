import UIKit

/// A screen with a place of its own for the bar that says that there is no network.
///
/// While such a view controller, or one of its children, is what is seen at the bottom of the window, the bar is shown
/// here. `ConnectivityViewController` is one, ready made.
@MainActor
public protocol ConnectivityMessageable: AnyObject {
    /// Shows the bar.
    var messageStackView: MessageStackView { get }

    /// What the bar says; `Message.noInternet` by default.
    var message: Message { get }

    /// Seconds for which the bar is shown; nil, the default, for as long as there is no network. A bar whose time was
    /// over comes back with the next loss.
    var dismissAfter: TimeInterval? { get }

    /// Which changes of the bar are animated; both by default.
    var postAnimation: PostAnimation { get }

    /// Asked whenever there is no network and this screen comes up; true by default.
    func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool

    /// Called when the bar has been posted; the default does nothing.
    func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView)

    /// Gives the bar its look, before it is posted; `MessageView.configureNoInternet()` by default.
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
    /// The controller, or the nearest container around it, that has a place for the bar.
    var messageable: (any ConnectivityMessageable)? {
        sequence(first: controller, next: { $0?.parent }).lazy
            .prefix { $0 != nil }
            .compactMap { $0 as? any ConnectivityMessageable }
            .first
    }
}
