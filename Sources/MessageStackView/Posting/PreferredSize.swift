import UIKit

/// The size that a controller prefers, as constraints of its view: they outweigh what the view's content wants, and
/// give way to what a presentation says.
@MainActor
final class PreferredSize {
    private static let priority = UILayoutPriority(951)

    private weak var view: UIView?
    private var width: NSLayoutConstraint?
    private var height: NSLayoutConstraint?

    init(of view: UIView) {
        self.view = view
    }

    /// A length that is zero, or none, is left to the content.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func prefer(_ size: CGSize) -> Bool {
        guard let view else { return false }
        let hasNewWidth = set(&width, of: view.widthAnchor, to: size.width)
        let hasNewHeight = set(&height, of: view.heightAnchor, to: size.height)
        return hasNewWidth || hasNewHeight
    }

    private func set(_ constraint: inout NSLayoutConstraint?, of anchor: NSLayoutDimension, to length: CGFloat) -> Bool
    {
        let wanted = length.isFinite && length > 0 ? length : nil
        guard wanted != constraint?.constant else { return false }
        constraint?.isActive = false
        constraint = wanted.map { anchor.constraint(equalToConstant: $0) }
        constraint?.priority = Self.priority
        constraint?.isActive = true
        return true
    }
}
