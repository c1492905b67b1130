import UIKit

extension UIView {
    /// Adds a view that keeps its own size, in the middle.
    func addSubviewInTheMiddle(_ subview: UIView) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.centerXAnchor.constraint(equalTo: centerXAnchor),
            subview.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
}
