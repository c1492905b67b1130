import UIKit

/// Lets what a slot shows tell in a word how serious it is, as long as a person doesn't want that told by colours
/// alone.
@MainActor
final class SeverityCaption {
    let severity: PostSeverity
    private weak var slot: PostSlot?
    private var observer: NotificationObservers?

    init(_ severity: PostSeverity, in slot: PostSlot) {
        self.severity = severity
        self.slot = slot
        observer = NotificationObservers([
            UIAccessibility.differentiateWithoutColorDidChangeNotification: { [weak self] _ in self?.update() }
        ])
    }

    /// Takes over the setting, and what the slot shows.
    func update() {
        let isWanted = UIAccessibility.shouldDifferentiateWithoutColor
        (slot?.content as? any PostCaptioning)?.show(caption: isWanted ? severity.word : nil)
    }
}

extension PostSlot {
    /// Says how serious the post is; nil for one that isn't anything.
    func show(_ severity: PostSeverity?) {
        guard severity != caption?.severity else { return }
        caption = severity.map { SeverityCaption($0, in: self) }
        if let caption { return caption.update() }
        (content as? any PostCaptioning)?.show(caption: nil)
    }
}
