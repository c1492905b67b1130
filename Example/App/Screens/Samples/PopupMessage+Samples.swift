import MessageStackView
import UIKit

extension PopupMessage {
    /// A pop-up with a picture, drawn in code.
    static let coast = PopupMessage(
        image: .coast, title: "Along the coast", text: "Twelve days between Santiago and the sea, for walkers.",
        actions: [.cancel("Later"), PostAction("See the Route")])

    static let notifications = PopupMessage(
        hero: .icon(.symbol("bell.badge")), title: "Turn on notifications?",
        text: "We’ll let you know when your order ships and when it arrives.",
        actions: [.cancel("Not Now"), PostAction("Turn On")])

    static let welcome = PopupMessage(
        hero: .icon(.symbol("hand.thumbsup.fill")), title: "Welcome back",
        text: "Your library is just as you left it.", actions: [PostAction("Continue")])

    /// A pop-up with a view of the app.
    static let steps = PopupMessage(
        hero: .view { StepsView() }, title: "Your best week", text: "You walked 62,400 steps, more than ever before.",
        actions: [PostAction("Great")])
}
