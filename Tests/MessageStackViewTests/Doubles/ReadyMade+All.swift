import MessageStackView
import MessageStackViewForms
import UIKit

extension ReadyMade {
    /// All kinds, in the order of the playground.
    static let all = [message, note, alert, popup, form, rating, progress, badge]

    static let message = ReadyMade(title: "Message", features: [.text, .severity, .icon, .actions, .expires]) {
        var message = Message($0.title, subtitle: $0.text, icon: $0.icon, actions: $0.actions)
        message.severity = $0.severity
        return message
    } arguments: {
        [$0.severity, $0.title, "subtitle: \($0.text)", $0.icon.map { "icon: \($0)" }, $0.actions]
    }

    static let note = ReadyMade(title: "Note", features: [.stays, .turns]) {
        NoteMessage($0.title, accessory: .activity)
    } arguments: {
        [$0.title, "accessory: .activity"]
    }

    static let alert = ReadyMade(
        title: "Alert", features: [.text, .icon, .actions, .blocksApp, .stays], preset: .alert,
        sample: Sample(
            section: "Alerts and pop-ups", presentation: .alert, code: "AlertMessage(…)", isInAllSettings: true,
            content: Content(
                title: "Delete 12 photos?", text: "They are removed from all your devices.",
                actions: [.cancel("Keep"), .destructive("Delete")]))
    ) {
        AlertMessage($0.title, text: $0.text, icon: $0.icon, actions: $0.actions)
    } arguments: {
        [$0.title, "text: \($0.text)", $0.icon.map { "icon: \($0)" }, $0.actions]
    }

    static let popup = ReadyMade(
        title: "Pop-up", features: [.text, .icon, .actions, .blocksApp, .stays], preset: .popup
    ) {
        PopupMessage($0.title, text: $0.text, hero: $0.icon.map { .icon($0) }, actions: $0.actions)
    } arguments: {
        [$0.title, "text: \($0.text)", $0.icon.map { "hero: .icon(\($0))" }, $0.actions]
    }

    static let form = ReadyMade(
        title: "Form", features: [.text, .icon, .blocksApp, .stays], preset: .form,
        handler: #"print("Signed in as \($0["email"])")"#
    ) {
        FormMessage(
            $0.title, text: $0.text, icon: $0.icon, fields: [.email(), .password()],
            submit: $0.answers?.yes ?? "Sign in"
        ) { print("Signed in as \($0["email"])") }
    } arguments: {
        [
            $0.title, "text: \($0.text)", $0.icon.map { "icon: \($0)" }, "fields: [.email(), .password()]",
            #"submit: "Sign in""#,
        ]
    }

    static let rating = ReadyMade(
        title: "Rating", features: [.text, .icon, .blocksApp, .stays], preset: .popup,
        handler: #"print("Rated \($0.value)")"#
    ) {
        RatingMessage($0.title, text: $0.text, icon: $0.icon, submit: $0.answers?.yes ?? "Send") {
            print("Rated \($0.value)")
        }
    } arguments: {
        [$0.title, "text: \($0.text)", $0.icon.map { "icon: \($0)" }, #"submit: "Send""#]
    }

    static let progress = ReadyMade(
        title: "Progress", features: [.stays], preset: .hud,
        sample: Sample(
            section: "Progress", presentation: .card(.top), code: "ProgressMessage(…, fraction: 0.4)",
            content: Content(title: "Uploading", text: "4 of 10 photos"))
    ) {
        ProgressMessage($0.title, subtitle: $0.text, fraction: 0.4)
    } arguments: {
        [$0.title, "fraction: 0.4"]
    }

    static let badge = ReadyMade(title: "Badge", features: [.text, .expires]) {
        BadgeMessage(
            $0.title, subtitle: $0.text, image: UIImage(named: "donations"), fillColor: .systemRed)
    }
}
