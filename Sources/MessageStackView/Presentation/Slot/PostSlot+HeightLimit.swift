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
        let old = limit.greatest
        // A difference of less than a pixel is due to rounding.
        let isSame = abs((old ?? .infinity) - (greatest ?? .infinity)) <= 0.5 || old == greatest
        if greatest != nil { makeContentScrollable() }
        limit.set(isSame ? old : greatest, least: min(wanted, PostHeights.least))
        return !isSame
    }

    /// Removes the limit before the slot moves to another place, where it may need none.
    func removeHeightLimit() {
        heightLimit?.set(nil, least: 0)
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
    ///   - greatest: The maximum height in points; nil for none.
    ///   - least: The minimum height in points, below which other constraints can't compress the slot.
    func set(_ greatest: CGFloat?, least height: CGFloat) {
        if let greatest { limit.constant = greatest }
        least.constant = height
        limit.isActive = greatest != nil
        least.isActive = greatest != nil
    }
}
