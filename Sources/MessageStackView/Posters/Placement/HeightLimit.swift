import UIKit

/// Keeps a slot as low as there is room for it; what is in it scrolls then.
@MainActor
final class HeightLimit {
    private let slot: PostSlot
    private let limit: NSLayoutConstraint
    private let least: NSLayoutConstraint

    init(of slot: PostSlot) {
        self.slot = slot
        limit = slot.heightAnchor.constraint(lessThanOrEqualToConstant: 0).prioritized(.postLimit)
        least = slot.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).prioritized(.postMaximum)
    }

    /// Whether the slot may be lower than it wants to be.
    var isActive: Bool { limit.isActive }

    /// The height in points that the slot may not exceed; nil for any.
    var greatest: CGFloat? { limit.isActive ? limit.constant : nil }

    /// Removes the limit.
    func end() {
        limit.isActive = false
        least.isActive = false
    }

    /// Takes over the height that the slot may not exceed, in points; nil for any.
    ///
    /// - Parameter least: what it may not fall short of, so that nothing squeezes it flat.
    /// - Returns: whether that is another one than before.
    func update(_ height: CGFloat?, least: CGFloat) -> Bool {
        let before = greatest
        self.least.constant = least
        self.least.isActive = height != nil
        guard let height else {
            limit.isActive = false
            return before != nil
        }
        if let before, abs(before - height) <= 0.5 { return false }
        slot.letContentScroll()
        limit.constant = height
        limit.isActive = true
        return true
    }
}

extension PostSlot {
    /// As high as its view wants to be at its width, whatever room there is, in points.
    var wantedHeight: CGFloat {
        guard let content else { return bounds.height }
        let width = content.bounds.width > 0 ? content.bounds.width : bounds.width
        let size = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // What keeps it out of the unsafe area that the slot fills.
        let margin = body.map { $0.bounds.height - $0.contentArea.bounds.height } ?? 0
        return size.height + max(0, margin)
    }
}
