import MessageStackView
import MessageStackViewForms
import UIKit

extension FormMessage {
    static let signIn = FormMessage("Sign in", fields: [.email(), .password()], submit: "Sign in")

    static let account = FormMessage(
        "Create an account", icon: "person.crop.circle",
        fields: [
            .name(),
            .email(),
            .password(isNew: true) { $0["password"].count < 8 ? "Use at least 8 characters" : nil },
            .choice("Plan", id: "plan", options: ["Free", "Pro", "Team"], chosen: "Free"),
            .toggle("Send me news", id: "news"),
        ],
        submit: "Create account")

    static let code = FormMessage(
        "Check your messages", text: "We sent you a code with six digits.",
        fields: [.oneTimeCode { $0["code"].count == 6 ? nil : "Enter all six digits" }], submit: "Continue")

    static let name = FormMessage("What should we call you?", fields: [.name()], submit: "Save")
}
