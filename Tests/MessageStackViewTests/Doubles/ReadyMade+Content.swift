import MessageStackView

extension ReadyMade.Content {
    /// A content with a title and a text.
    static let texts = ReadyMade.Content(
        title: "Three photos weren't uploaded", text: "They are uploaded as soon as there is a connection.")

    /// A content with an icon and two actions.
    static let full = ReadyMade.Content(
        title: texts.title, text: texts.text, icon: "bell",
        actions: [.cancel("Later"), PostAction("Retry")], answers: (yes: "Retry", no: "Later"))
}
