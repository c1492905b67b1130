import UIKit

/// The word for a severity, which a posted view shows while the setting Differentiate Without Color is on.
@MainActor
final class SeverityCaption {
    let severity: PostSeverity
    private weak var view: (any PostContentView)?
    private var observer: NotificationObservers?

    /// Creates the caption of a posted view, and shows it there while the setting Differentiate Without Color is on.
    /// The result is nil if the view isn't a `PostContentView`.
    init?(_ severity: PostSeverity, in view: UIView) {
        guard let view = view as? any PostContentView else { return nil }
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
        guard let view else { return }
        let isShown = UIAccessibility.shouldDifferentiateWithoutColor
        view.show(caption: isShown ? PostStrings.use(view.postStrings) { severity.word } : nil)
    }
}
