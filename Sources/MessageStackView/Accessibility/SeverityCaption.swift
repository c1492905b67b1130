import UIKit

/// Shows the word for a severity in a posted view while the setting Differentiate Without Color is on.
@MainActor
final class SeverityCaption {
    let severity: PostSeverity
    private weak var view: (any PostCaptioning)?
    private var observer: NotificationObservers?

    /// - Returns: nil for a view that doesn't show captions.
    init?(_ severity: PostSeverity, in view: UIView) {
        guard let view = view as? any PostCaptioning else { return nil }
        self.severity = severity
        self.view = view
        observer = NotificationObservers([
            UIAccessibility.differentiateWithoutColorDidChangeNotification: { [weak self] _ in self?.update() }
        ])
        update()
    }

    /// Removes the word from the view.
    func remove() {
        view?.show(caption: nil)
        view = nil
    }

    private func update() {
        view?.show(caption: UIAccessibility.shouldDifferentiateWithoutColor ? severity.word : nil)
    }
}
