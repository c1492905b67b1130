import UIKit

/// A view with the text of a post, which offers the actions of the post.
@MainActor
protocol PostActionOffering: UIView {}

/// The custom accessibility actions of a post, so that users don't have to search for its buttons.
@MainActor
enum PostActions {
    /// Returns the actions of `answers(around:)`, and then one that dismisses the post. The result is empty outside a post.
    static func actions(around view: UIView) -> [UIAccessibilityCustomAction] {
        guard view.enclosingSlot?.content != nil else { return [] }
        return answers(around: view) + [dismissal(from: view)]
    }

    /// Returns the label of a control that dismisses the post that contains a view. If several posts are shown, it names the
    /// post.
    static func dismissLabel(around view: UIView) -> String {
        let strings = view.postStrings
        guard let slot = view.enclosingSlot, let content = slot.content, slot.shownSlots.count > 1,
            let title = PostSpeech.title(of: content)
        else { return strings.dismiss }
        return strings.dismissPost(title)
    }

    /// Returns whether a text in a view offers the actions.
    static func areOffered(by view: UIView) -> Bool {
        view is any PostActionOffering || view.subviews.contains(where: areOffered)
    }

    /// Returns the action that opens the post that contains a view, an action for each of its buttons, and then those that belong to
    /// no control; none outside a post.
    static func answers(around view: UIView) -> [UIAccessibilityCustomAction] {
        guard let content = view.enclosingSlot?.content else { return [] }
        let answers = PostControls.answers(in: content).filter { !view.isDescendant(of: $0) && isPressed($0) }
        let operations = view.enclosingSlot?.operations
        return [operations?.expansion].compactMap(\.self) + answers.compactMap(action) + (operations?.ownActions ?? [])
    }

    /// Returns whether a tap performs an action of a view, unlike that on a text field, a switch or a menu button.
    private static func isPressed(_ view: UIView) -> Bool {
        guard let control = view as? UIControl else { return true }
        return !control.showsMenuAsPrimaryAction
            && !control.allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
    }

    private static func action(of control: UIView) -> UIAccessibilityCustomAction? {
        guard let name = PostSpeech.name(of: control) else { return nil }
        return UIAccessibilityCustomAction(name: name) { [weak control] _ in
            guard let control else { return false }
            guard let control = control as? UIControl else { return control.accessibilityActivate() }
            // A touch sends both events, but `sendActions(for:)` sends only those that it is given. One event runs each of
            // the control's actions at most once.
            let isPrimary = control.allControlEvents.contains(.primaryActionTriggered)
            control.sendActions(for: isPrimary ? .primaryActionTriggered : .touchUpInside)
            return true
        }
    }

    /// Returns an action that removes the posts of a column that a tap or a swipe removes; nil for fewer than two.
    static func clearing(_ column: [PostSlot]) -> UIAccessibilityCustomAction? {
        let slots = clearable(column)
        guard let name = slots.first?.postStrings.clearAll else { return nil }
        return UIAccessibilityCustomAction(name: name) { _ in
            clear(slots)
            return true
        }
    }

    /// Returns the slots of a column whose posts a tap or a swipe removes; none if they are fewer than two.
    static func clearable(_ column: [PostSlot]) -> [PostSlot] {
        let slots = column.filter { $0.operations?.isDismissible == true }
        return slots.count > 1 ? slots : []
    }

    /// Removes the posts of slots that a tap or a swipe still removes.
    static func clear(_ slots: [PostSlot]) {
        for slot in slots where slot.operations?.isDismissible == true { slot.report(.dismissed(.clearAll)) }
    }

    /// Returns an action that dismisses the post that contains a view.
    static func dismissal(from view: UIView) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: dismissLabel(around: view)) { [weak view] _ in
            view?.endEnclosingPost(.closeButton) ?? false
        }
    }
}
