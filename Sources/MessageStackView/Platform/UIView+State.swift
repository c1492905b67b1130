import UIKit

extension UIView {
    /// The first responder, if it is this view or in it.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for subview in subviews {
            if let found = subview.firstResponderInside { return found }
        }
        return nil
    }
}

extension UIView {
    /// Whether a menu of the view is open.
    var hasOpenMenuItself: Bool {
        interactions.contains { interaction in
            guard let interaction = interaction as? UIContextMenuInteraction else { return false }
            return interaction.menuAppearance != .unknown
        }
    }

    /// Whether a menu of the view, or of a view in it, is open.
    var hasOpenMenu: Bool { hasOpenMenuItself || subviews.contains(where: \.hasOpenMenu) }
}

extension UIResponder {
    /// The view that an element of an assistive technology is, or is part of; nil if it is part of none.
    @MainActor
    var accessibleView: UIView? {
        var element: Any? = self
        while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
        return element as? UIView
    }
}
