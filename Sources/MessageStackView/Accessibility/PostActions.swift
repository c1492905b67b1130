import UIKit

/// What VoiceOver and Switch Control offer for the text of a post, so that nobody has to look for its buttons.
@MainActor
enum PostActions {
    /// The buttons of the post that a view stands in, in their order, then one that dismisses it; none outside a post.
    static func actions(around view: UIView) -> [UIAccessibilityCustomAction] {
        guard let content = view.enclosingSlot?.content else { return [] }
        let answers = PostControls.answers(in: content).filter { !view.isDescendant(of: $0) }
        return answers.compactMap(action(of:)) + [dismissal(from: view)]
    }

    private static func action(of control: UIView) -> UIAccessibilityCustomAction? {
        guard let name = PostSpeech.name(of: control) else { return nil }
        return UIAccessibilityCustomAction(name: name) { [weak control] _ in
            guard let control else { return false }
            guard let control = control as? UIControl else { return control.accessibilityActivate() }
            control.sendActions(for: .touchUpInside)
            return true
        }
    }

    private static func dismissal(from view: UIView) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: PostStrings.current.dismiss) { [weak view] _ in
            view?.endEnclosingPost(.closeButton) ?? false
        }
    }
}
