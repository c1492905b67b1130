import UIKit

extension MessageLayout {
    /// Adds `subview` to `superview` and pins it to this edge over the full width.
    ///
    /// - Parameters:
    ///   - subview: a poster, as a rule.
    ///   - superview: what it becomes a subview of.
    ///   - safeAnchors: whether the edges are those of the safe area, the default, or of the superview.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(subview)
        let guide = superview.safeAreaLayoutGuide
        let edge =
            switch self {
            case .top:
                subview.topAnchor.constraint(equalTo: safeAnchors ? guide.topAnchor : superview.topAnchor)
            case .bottom:
                subview.bottomAnchor.constraint(equalTo: safeAnchors ? guide.bottomAnchor : superview.bottomAnchor)
            }
        NSLayoutConstraint.activate([
            edge,
            subview.leadingAnchor.constraint(equalTo: safeAnchors ? guide.leadingAnchor : superview.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: safeAnchors ? guide.trailingAnchor : superview.trailingAnchor),
        ])
    }
}
