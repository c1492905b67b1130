import UIKit

/// What a posted view says to those who hear it.
@MainActor
enum PostSpeech {
    /// Everything that is to be said of a post, in the order of reading: how serious it is, what it says, how to act.
    ///
    /// - Parameters:
    ///   - severity: whose word comes first; nil for none.
    ///   - message: said in place of what can be read; nil for that. If it is empty, nothing is said at all.
    static func parts(of view: UIView, severity: PostSeverity?, message: String?) -> [String] {
        let texts = message.map { [$0] } ?? texts(of: view)
        guard texts.contains(where: { !$0.isEmpty }) else { return [] }
        let offers = PostControls.answers(in: view)
            .compactMap { $0 === view ? nil : name(of: $0) }
            .map(PostStrings.current.available)
        return [severity?.word].compactMap { $0 } + texts + offers
    }

    /// Parts as they are said, one after another.
    static func text(of parts: [String]) -> String { parts.joined(separator: ", ") }

    /// What can be read in a view, in its order of reading: the labels that its accessibility gives, else the text of
    /// its labels. Controls are not part of what it says, unless the view is one itself.
    static func texts(of view: UIView) -> [String] {
        guard isVisible(view) else { return [] }
        if let name = name(of: view) { return [name] }
        return elements(of: view).flatMap { element in
            guard let subview = element as? UIView else { return name(of: element).map { [$0] } ?? [] }
            return PostControls.isControl(subview) ? [] : texts(of: subview)
        }
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }

    /// What a view is made of, in the order in which VoiceOver goes through it.
    private static func elements(of view: UIView) -> [UIResponder] {
        view.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view.subviews
    }

    /// An image that is only there to be seen may be called by its file's name.
    static func name(of element: UIResponder) -> String? {
        if element is UIImageView, !element.isAccessibilityElement { return nil }
        let names = [
            element.accessibilityLabel, (element as? UILabel)?.text, (element as? UIButton)?.title(for: .normal),
        ]
        return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
}
