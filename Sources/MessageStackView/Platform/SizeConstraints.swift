import UIKit

/// The constraints that give a view its size.
struct SizeConstraints {
    private let width: NSLayoutConstraint
    private let height: NSLayoutConstraint

    @MainActor
    init(of view: UIView, size: CGSize) {
        width = view.widthAnchor.constraint(equalToConstant: 0)
        height = view.heightAnchor.constraint(equalToConstant: 0)
        // A stack view gives a hidden view no length, which must not contradict.
        width.priority = UILayoutPriority(999)
        height.priority = UILayoutPriority(999)
        set(size)
        NSLayoutConstraint.activate([width, height])
    }

    /// What is no length counts as zero.
    @MainActor
    func set(_ size: CGSize) {
        width.constant = size.width.length
        height.constant = size.height.length
    }
}
