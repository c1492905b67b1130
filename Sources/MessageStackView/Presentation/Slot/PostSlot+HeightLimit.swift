import UIKit

extension PostSlot {
    /// The maximum height in points; nil if the height isn't limited.
    var greatestHeight: CGFloat? { heightLimit?.greatest }

    /// Limits the height. Content that is taller than the limit scrolls.
    ///
    /// - Parameters:
    ///   - greatest: The maximum height in points; nil for none.
    ///   - wanted: The height in points that the slot has with enough room.
    /// - Returns: Whether the maximum height has changed.
    @discardableResult
    func limitHeight(to greatest: CGFloat?, wanted: CGFloat) -> Bool {
        // A low post needs no limit, unless the others may take even its room.
        let isHigh = greatest.map { wanted > $0 + 0.5 || $0 <= PostHeights.least } ?? false
        guard isHigh || heightLimit != nil else { return false }
        let limit = heightLimit ?? HeightLimit(of: self)
        heightLimit = limit
        return limit.update(greatest, least: min(wanted, PostHeights.least), of: self)
    }

    /// Removes the limit before the slot moves to another place, where it may need none.
    func removeHeightLimit() {
        _ = heightLimit?.update(nil, least: 0, of: self)
        heightLimit = nil
    }
}

/// The constraints that limit the height of a slot.
@MainActor
struct HeightLimit {
    private let limit: NSLayoutConstraint
    private let least: NSLayoutConstraint

    init(of slot: PostSlot) {
        limit = slot.heightAnchor.constraint(lessThanOrEqualToConstant: 0).prioritized(.postLimit)
        least = slot.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).prioritized(.postMaximum)
    }

    /// The maximum height in points; nil if the height isn't limited.
    var greatest: CGFloat? { limit.isActive ? limit.constant : nil }

    /// - Parameters:
    ///   - height: The maximum height in points; nil for none.
    ///   - least: The minimum height in points, below which other constraints can't compress the slot.
    /// - Returns: Whether the maximum height has changed.
    func update(_ height: CGFloat?, least: CGFloat, of slot: PostSlot) -> Bool {
        let before = greatest
        self.least.constant = least
        self.least.isActive = height != nil
        guard let height else {
            limit.isActive = false
            return before != nil
        }
        // A difference of less than a pixel is due to rounding. Without a change, nothing asks for another layout.
        if let before, abs(before - height) <= 0.5 { return false }
        slot.makeContentScrollable()
        limit.constant = height
        limit.isActive = true
        return true
    }
}
