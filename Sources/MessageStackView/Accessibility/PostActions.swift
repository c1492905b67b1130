import UIKit

/// The custom accessibility actions on the text of a post, so that users don't have to search for its buttons.
@MainActor
enum PostActions {
    /// Returns an action for each control of the post that contains a view, then one that dismisses the post. The result
    /// is empty outside a post.
    static func actions(around view: UIView) -> [UIAccessibilityCustomAction] {
        guard view.enclosingSlot?.content != nil else { return [] }
        return answers(around: view) + [dismissal(from: view)]
    }

    /// Returns an action for each control of the post that contains a view; none outside a post.
    static func answers(around view: UIView) -> [UIAccessibilityCustomAction] {
        guard let content = view.enclosingSlot?.content else { return [] }
        return PostControls.answers(in: content).filter { !view.isDescendant(of: $0) }.compactMap(action(of:))
    }

    private static func action(of control: UIView) -> UIAccessibilityCustomAction? {
        // A tap doesn't operate a slider or a rating.
        guard !control.accessibilityTraits.contains(.adjustable), let name = PostSpeech.name(of: control) else {
            return nil
        }
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
