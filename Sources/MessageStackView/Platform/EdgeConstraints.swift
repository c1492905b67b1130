import UIKit

/// The constraints that keep a view inside another at given insets.
struct EdgeConstraints {
    private let top: NSLayoutConstraint
    private let leading: NSLayoutConstraint
    private let bottom: NSLayoutConstraint
    private let trailing: NSLayoutConstraint

    @MainActor
    init(of view: UIView, in container: UIView, insets: UIEdgeInsets) {
        top = view.topAnchor.constraint(equalTo: container.topAnchor)
        leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        bottom = container.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        trailing = container.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        set(insets)
        NSLayoutConstraint.activate([top, leading, bottom, trailing])
    }

    /// Left and right stand for leading and trailing; each inset is `limited`.
    @MainActor
    func set(_ insets: UIEdgeInsets) {
        top.constant = insets.top.limited
        leading.constant = insets.left.limited
        bottom.constant = insets.bottom.limited
        trailing.constant = insets.right.limited
    }
}
