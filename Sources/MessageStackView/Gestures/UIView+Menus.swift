import UIKit

extension UIView {
    /// Whether a menu of the view is open.
    var hasOwnMenu: Bool {
        interactions.contains { interaction in
            guard let interaction = interaction as? UIContextMenuInteraction else { return false }
            return interaction.menuAppearance != .unknown
        }
    }

    /// Whether a menu of the view, or of a view in it, is open.
    var hasMenu: Bool { hasOwnMenu || subviews.contains(where: \.hasMenu) }
}
