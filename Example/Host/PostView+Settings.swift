import MessageStackView

extension PostView {
    private static let initialPresentation = app.presentation

    /// Gives the post view of the app, which outlives a simulated device, the settings that it has when the app is launched.
    func resetSettings() {
        presentation = Self.initialPresentation
        deck = nil
        postManager.capacity = 1
    }
}
