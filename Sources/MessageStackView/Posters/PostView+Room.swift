import UIKit

extension PostView {
    /// Lets posts that stand in the view itself, and would be higher than the window has room for, scroll.
    ///
    /// - Returns: whether anything has changed.
    @discardableResult
    func fitPosts() -> Bool {
        let standing = placements.compactMap { $0 as? EdgePlacement }.filter { !$0.isLeaving }
        guard let first = standing.first, let height = height(for: first) else { return false }
        return standing.reduce(false) { $1.fit(height) || $0 }
    }

    /// From where a post begins to the other end of what is seen of the window; nil where that is hardly anything.
    private func height(for placement: EdgePlacement) -> CGFloat? {
        guard let window else { return nil }
        let clip = clippingAncestor
        let seen = window.safeAreaLayoutGuide.layoutFrame.intersection(clip.convert(clip.bounds, to: window))
        let frame = convert(placement.slot.untransformedFrame, to: window)
        let room = placement.layout == .top ? seen.maxY - frame.minY : frame.maxY - seen.minY
        // Whoever puts a post view where posts leave the screen at once has reasons.
        guard room.isFinite, room > window.bounds.height / 3 else { return nil }
        return room - max(0, placement.farInset)
    }
}
