import UIKit

@testable import MessageStackView

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

extension UIView {
    /// Creates a stack whose posts have no corners, shadows and insets, so that their frames are those of the rows.
    func createPlainStackView(edge: PostEdge = .top, constrainToSafeArea: Bool = true) -> MessageStackView {
        let stackView = createMessageStackView(edge: edge, constrainToSafeArea: constrainToSafeArea)
        stackView.presentation = .plain
        return stackView
    }
}
