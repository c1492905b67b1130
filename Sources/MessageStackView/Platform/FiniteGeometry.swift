import UIKit

// UIKit raises `CALayerInvalidGeometry` for geometry that isn't finite, so numbers from the app are limited here.

extension CGSize {
    /// A size that doesn't limit the layout of a text.
    static let unlimited = CGSize(width: 1_000_000, height: 1_000_000)
}

extension CGPoint {
    /// The point with both coordinates `limited`.
    var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension NSDirectionalEdgeInsets {
    /// The insets with each `limited`.
    var limited: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.limited, leading: leading.limited, bottom: bottom.limited, trailing: trailing.limited)
    }
}

extension UIEdgeInsets {
    /// The insets, each as a `length`.
    var lengths: UIEdgeInsets {
        UIEdgeInsets(top: top.length, left: left.length, bottom: bottom.length, right: right.length)
    }
}

extension UIView {
    /// The frame that layout gave the view, whatever its transform shows.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }
}
