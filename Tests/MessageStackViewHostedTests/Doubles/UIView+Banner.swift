import UIKit

extension UIView {
    /// Returns a view with a height.
    static func banner(height: CGFloat = 60) -> UIView {
        let view = UIView()
        view.backgroundColor = .systemTeal
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(998)
        constraint.isActive = true
        return view
    }
}
