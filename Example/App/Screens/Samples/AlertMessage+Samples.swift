import MessageStackView
import UIKit

extension AlertMessage {
    static let delete = AlertMessage(
        "Delete 12 photos?", text: "They are removed from all your devices.",
        actions: [.cancel("Keep"), .destructive("Delete")])

    static let install = AlertMessage(
        "Version 5 is available", text: "The installation takes about two minutes.",
        icon: "arrow.down.circle.fill",
        actions: [PostAction("Install Now", isPreferred: true), PostAction("Install Tonight"), .cancel("Not Now")])

    static let notifications = AlertMessage(
        "Turn on notifications?", text: "We’ll let you know when your order ships and when it arrives.",
        icon: "bell.badge", actions: [.cancel("Not Now"), PostAction("Turn On")])

    /// An alert with the default button.
    static let imported = AlertMessage("Import finished", text: "All 248 contacts are on this device now.")
}
