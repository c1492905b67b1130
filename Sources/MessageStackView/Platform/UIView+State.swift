import UIKit

extension UIView {
    /// The first responder, if it is this view or in it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let responder = view.firstResponderInside { return responder }
        }
        return nil
    }

    /// A Boolean value that indicates whether a menu of the view is open.
    var hasOpenMenuItself: Bool {
        interactions.contains { interaction in
            guard let interaction = interaction as? UIContextMenuInteraction else { return false }
            return interaction.menuAppearance != .unknown
        }
    }

    /// A Boolean value that indicates whether a menu of the view, or of a view in it, is open.
    var hasOpenMenu: Bool { hasOpenMenuItself || subviews.contains(where: \.hasOpenMenu) }
}

extension UIResponder {
    /// The view that an accessibility element is, or belongs to; nil for an element outside all views.
    @MainActor
    var accessibleView: UIView? {
        var element: Any? = self
        while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
        return element as? UIView
    }
}
