import UIKit

/// A limit on the height of a slot. The slot scrolls content that is taller than the limit.
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

    /// A Boolean value that indicates whether the height is limited.
    var isActive: Bool { limit.isActive }

    /// The maximum height in points; nil if the height isn't limited.
    var greatest: CGFloat? { limit.isActive ? limit.constant : nil }

    /// Removes the limit.
    func end() {
        limit.isActive = false
        least.isActive = false
    }

    /// Sets the limit of a slot, which is created when it is first needed.
    ///
    /// - Parameters:
    ///   - greatest: The maximum height in points; nil for none.
    ///   - wanted: The height in points that the slot has with enough room.
    /// - Returns: Whether the maximum height has changed.
    static func update(
        _ limit: inout HeightLimit?, of slot: PostSlot, to greatest: CGFloat?, wanted: CGFloat
    ) -> Bool {
        // A low post needs no limit, unless the others may take even its room.
        let isHigh = greatest.map { wanted > $0 + 0.5 || $0 <= PostHeights.least } ?? false
        guard isHigh || limit != nil else { return false }
        let current = limit ?? HeightLimit(of: slot)
        limit = current
        return current.update(greatest, least: min(wanted, PostHeights.least))
    }

    /// - Parameters:
    ///   - height: The maximum height in points; nil to remove the limit.
    ///   - least: The minimum height in points, below which other constraints can't compress the slot.
    private func update(_ height: CGFloat?, least: CGFloat) -> Bool {
        let before = greatest
        self.least.constant = least
        self.least.isActive = height != nil
        guard let height else {
            limit.isActive = false
            return before != nil
        }
        if let before, abs(before - height) <= 0.5 { return false }
        slot.makeContentScrollable()
        limit.constant = height
        limit.isActive = true
        return true
    }
}
