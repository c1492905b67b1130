import UIKit

/// Who gets what of a drag that goes along a scroll view in a post: that until it is at its end, then the post, and the
/// other way round on the way back.
struct ScrollShare: Hashable, Sendable {
    /// One way along the axis.
    struct Side: Hashable, Sendable {
        /// Points by which the scroll view can still be dragged this way.
        var room: CGFloat
        /// Whether the post goes on from there; otherwise it is the scroll view's own end.
        var isOpen: Bool
    }

    /// Whether the post goes back to where it was taken over before the scroll view scrolls again. A post that moves
    /// freely never comes back there.
    let givesBack: Bool
    /// Points by which the post has been dragged.
    private(set) var pull: CGFloat = 0
    /// Whether the finger drags the post.
    private(set) var isHandedOver = false

    init(givesBack: Bool) {
        self.givesBack = givesBack
    }

    /// Divides a step of the finger.
    ///
    /// - Parameters:
    ///   - step: points to the right, or down.
    ///   - back: the way to the left, or up.
    ///   - forth: the way to the right, or down.
    /// - Returns: what the scroll view gets of it.
    mutating func take(_ step: CGFloat, back: Side, forth: Side) -> CGFloat {
        var rest = step
        if isHandedOver {
            let isBack = pull * rest < 0 && givesBack
            let part = isBack && abs(rest) >= abs(pull) ? -pull : rest
            pull += part
            rest -= part
            if pull != 0 || !givesBack { return 0 }
            isHandedOver = false
        }
        guard rest != 0 else { return 0 }
        let side = rest < 0 ? back : forth
        guard side.isOpen else { return rest }
        let scrolled = min(abs(rest), max(0, side.room)) * (rest < 0 ? -1 : 1)
        guard scrolled != rest else { return rest }
        pull = rest - scrolled
        isHandedOver = true
        return scrolled
    }
}
