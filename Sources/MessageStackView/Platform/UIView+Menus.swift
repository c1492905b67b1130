import UIKit

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
