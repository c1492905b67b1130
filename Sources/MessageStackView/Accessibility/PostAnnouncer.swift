import UIKit

/// Speaks what a post says, once, without moving anybody's focus.
@MainActor
enum PostAnnouncer {
    /// Has VoiceOver, if it runs, speak the text of a view that is shown now. A view without text says nothing.
    static func announce(_ view: UIView) {
        guard UIAccessibility.isVoiceOverRunning else { return }
        let text = spokenText(of: view)
        guard !text.isEmpty else { return }
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// What can be read in a view, in its order of reading: the labels that its accessibility gives, else the text of
    /// its labels. Buttons are not part of what it says.
    static func spokenText(of view: UIView) -> String {
        texts(of: view).joined(separator: ", ")
    }

    private static func texts(of view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden,
            !view.accessibilityTraits.contains(.button)
        else { return [] }
        if let label = view.accessibilityLabel, !label.isEmpty { return [label] }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return [text] }
        return view.subviews.flatMap(texts(of:))
    }
}
