import MessageStackView
import UIKit

/// A question, or some news that takes more room: a symbol, two texts, and one button or two.
struct Card: Sendable {
    let symbol: String
    let title: String
    let text: String
    let button: String
    var otherButton: String?

    static let update = Card(
        symbol: "arrow.down.circle.fill", title: "Version 5 is there",
        text: "Posts can stand anywhere now, and they go where you throw them.", button: "Install", otherButton: "Later"
    )

    static let notifications = Card(
        symbol: "bell.badge", title: "Turn on notifications?",
        text: "We’ll tell you when your order leaves, and when it arrives.", button: "Turn On",
        otherButton: "Not Now")

    static let delete = Card(
        symbol: "trash", title: "Delete 12 photos?", text: "They’ll be gone from all of your devices.",
        button: "Delete", otherButton: "Keep")

    static let welcome = Card(
        symbol: "hand.thumbsup.fill", title: "Welcome back",
        text: "Your library is just as you left it.", button: "Continue")
}
