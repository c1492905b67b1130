import MessageStackView
import UIKit

extension PopupMessage {
    /// A pop-up with a picture, drawn in code.
    static let coast = PopupMessage(
        "Along the coast", text: "Twelve days between Santiago and the sea, for walkers.", image: .coast,
        actions: [.cancel("Later"), PostAction("See the Route")])

    static let notifications = PopupMessage(
        "Turn on notifications?", text: "We’ll let you know when your order ships and when it arrives.",
        hero: .icon("bell.badge"),
        actions: [.cancel("Not Now"), PostAction("Turn On")])

    static let welcome = PopupMessage(
        "Welcome back", text: "Your library is just as you left it.",
        hero: .icon("hand.thumbsup.fill"), actions: [PostAction("Continue")])

    /// A pop-up with a view of the app.
    static let steps = PopupMessage(
        "Your best week", text: "You walked 62,400 steps, more than ever before.", hero: .view { StepsView() },
        actions: [PostAction("Great")])
}
