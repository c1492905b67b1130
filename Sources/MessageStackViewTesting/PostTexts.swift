import MessageStackView
import UIKit

/// The texts of posts, as `RecordingPoster.texts` describes them.
@MainActor
enum PostTexts {
    /// Returns the texts of a post in reading order; an empty string before it has a view, and after the view was deallocated.
    static func text(of post: Post) -> String { post.view.map { text(in: $0) } ?? "" }

    /// Returns the texts in a view in reading order.
    static func text(in view: UIView) -> String { texts(in: view).joined(separator: separator) }

    /// Returns whether a text consists of whole texts of a post, such as the title of a message.
    static func contains(_ text: String, in post: Post) -> Bool {
        (separator + self.text(of: post) + separator).contains(separator + text + separator)
    }

    // MARK: - Private

    private static let separator = ", "

    /// Returns the texts that VoiceOver finds in a view, without those of controls.
    private static func texts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden, !isIndicator(view) else { return [] }
        if let text = text(of: view) { return [text] }
        let elements = view.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view.subviews
        return elements.flatMap { element -> [String] in
            guard let subview = element as? UIView else { return text(of: element).map { [$0] } ?? [] }
            return isControl(subview) ? [] : texts(in: subview)
        }
    }

    /// Returns the accessibility label or the text of an element; nil for a decorative image.
    private static func text(of element: UIResponder) -> String? {
        if element is UIImageView, !element.isAccessibilityElement { return nil }
        let texts = [
            element.accessibilityLabel, (element as? UILabel)?.text, (element as? UIButton)?.title(for: .normal),
        ]
        return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Returns whether a view is a control, or a button or link to assistive technologies.
    private static func isControl(_ view: UIView) -> Bool {
        view is UIControl || !view.accessibilityTraits.isDisjoint(with: [.button, .link])
    }

    /// Returns whether a view is one that UIKit labels although it shows no text.
    private static func isIndicator(_ view: UIView) -> Bool {
        view is UIActivityIndicatorView || view is UIProgressView
    }
}
