import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewVersion3

/// A screen that shows the no-internet bar in its own stack and records the calls of the message manager.
final class OfflineScreen: ConnectivityViewController {
    var wantsBar = true
    var seconds: TimeInterval?
    var onDidPost: @MainActor () -> Void = {}
    private(set) var calls: [String] = []

    override var message: Message { Message(title: "Here") }
    override var dismissAfter: TimeInterval? { seconds }

    override func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool {
        calls.append("shouldPost")
        return wantsBar
    }

    override func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {
        calls.append("didPost")
        onDidPost()
    }

    override func configureMessageView(_ messageView: MessageView) {
        calls.append("configure")
        super.configureMessageView(messageView)
    }
}
