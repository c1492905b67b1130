import UIKit

extension UIView {
    /// The first responder, if it is this view or a descendant of it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let responder = view.firstResponderInside { return responder }
        }
        return nil
    }

    /// A Boolean value that indicates whether a context menu of the view is open.
    var hasOpenMenuItself: Bool {
        interactions.contains { interaction in
            guard let interaction = interaction as? UIContextMenuInteraction else { return false }
            return interaction.menuAppearance != .unknown
        }
    }

    /// A Boolean value that indicates whether a context menu of the view or of a descendant is open.
    var hasOpenMenu: Bool { hasOpenMenuItself || subviews.contains(where: \.hasOpenMenu) }
}

extension UIResponder {
    /// The responder if it is a view, or the view to which an accessibility element belongs; nil if there is none.
    @MainActor
    var accessibleView: UIView? {
        var element: Any? = self
        while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
        return element as? UIView
    }
}
