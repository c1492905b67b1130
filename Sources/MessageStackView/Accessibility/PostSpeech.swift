package import UIKit

/// A view that makes its accessibility elements after they are needed for the first time, as SwiftUI does.
@MainActor
protocol LateSpeaking: UIView {}

/// The spoken text of a posted view.
@MainActor
package enum PostSpeech {
    /// Returns the parts of the announcement of a post, in spoken order: the prefix, the texts, and the
    /// names of the controls that aren't among the texts. The result is empty for a post without text.
    ///
    /// - Parameters:
    ///   - view: The posted view.
    ///   - prefix: The first part; nil or empty for none.
    ///   - message: The text that replaces the texts of the view; nil for the view's own. If it is empty, the post isn't
    ///     announced.
    ///   - isRemovedByTap: A Boolean value that indicates whether only a tap removes the post, which is then spoken last.
    static func parts(
        of view: UIView, prefix: String? = nil, message: String? = nil, isRemovedByTap: Bool = false
    ) -> [String] {
        let texts = message.map { [$0] } ?? texts(of: view)
        guard texts.contains(where: { !$0.isEmpty }) else { return [] }
        let offers = PostControls.answers(in: view)
            .compactMap { $0 === view ? nil : name(of: $0) }
            .filter { !texts.contains($0) }
        let dismissal = isRemovedByTap ? [PostStrings.current.dismiss] : []
        return [prefix ?? ""].filter { !$0.isEmpty } + texts + (offers + dismissal).map(PostStrings.current.available)
    }

    /// Returns the text of an announcement with the given parts.
    package static func text(of parts: [String]) -> String { parts.joined(separator: ", ") }

    /// Returns the text of a value whose view isn't made: its texts, without missing and empty ones.
    package nonisolated static func summary(of texts: [String?]) -> String {
        texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Returns the texts in a view, in reading order: its accessibility labels, or else the texts of its labels. Controls
    /// are left out, unless the view itself is one, and so are activity indicators and progress bars, which UIKit labels.
    package static func texts(of view: UIView) -> [String] {
        guard isVisible(view), !(view is UIActivityIndicatorView), !(view is UIProgressView) else { return [] }
        if let name = name(of: view) { return [name] }
        return (view.accessibilityElements ?? view.subviews).flatMap { element in
            guard let subview = element as? UIView else { return AccessibilityElements.labels(of: element) }
            return subview === view || PostControls.isControl(subview) ? [] : texts(of: subview)
        }
    }

    /// Returns the first text in a view; nil if there is none.
    static func title(of view: UIView) -> String? {
        guard isVisible(view), !PostControls.isControl(view) else { return nil }
        if let label = view as? UILabel, label.isAccessibilityElement {
            return label.text.flatMap { $0.isEmpty ? nil : $0 }
        }
        return view.subviews.lazy.compactMap(title).first ?? (view.isAccessibilityElement ? name(of: view) : nil)
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }

    /// Returns the spoken name of an element. It is nil for a decorative image, whose accessibility label may be its file
    /// name.
    static func name(of element: UIResponder) -> String? {
        if element is UIImageView, !element.isAccessibilityElement { return nil }
        let names = [
            element.accessibilityLabel, (element as? UILabel)?.text, (element as? UIButton)?.title(for: .normal),
        ]
        return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
}
