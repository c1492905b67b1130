import UIKit

/// What a posted view says to those who hear it.
@MainActor
enum PostSpeech {
    /// What can be read in a view, in its order of reading: the labels that its accessibility gives, else the text of
    /// its labels. Buttons are not part of what it says.
    static func text(of view: UIView) -> String {
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
