import MessageStackView
import UIKit

/// The content of a larger post: a symbol, a title, a text, and one or two buttons.
struct Card: Sendable {
    let symbol: String
    let title: String
    let text: String
    let button: String
    var otherButton: String?

    static let update = Card(
        symbol: "arrow.down.circle.fill", title: "Version 5 is available",
        text: "Posts can appear anywhere, and you can fling them off the screen.", button: "Install",
        otherButton: "Later")

    static let notifications = Card(
        symbol: "bell.badge", title: "Turn on notifications?",
        text: "We’ll let you know when your order ships and when it arrives.", button: "Turn On",
        otherButton: "Not Now")

    static let delete = Card(
        symbol: "trash", title: "Delete 12 photos?", text: "They will be deleted from all of your devices.",
        button: "Delete", otherButton: "Keep")

    static let welcome = Card(
        symbol: "hand.thumbsup.fill", title: "Welcome back",
        text: "Your library is just as you left it.", button: "Continue")
}
