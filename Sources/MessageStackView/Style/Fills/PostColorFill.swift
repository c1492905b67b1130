import UIKit

/// A colour over its bounds.
final class PostColorFill: UIView, PostFillPart {
    func show(_ fill: PostFill) -> Bool {
        guard case .color(let color) = fill else { return false }
        backgroundColor = color
        return true
    }
}
