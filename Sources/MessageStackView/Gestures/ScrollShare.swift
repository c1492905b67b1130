import UIKit

/// The distribution of a drag between a post and a scroll view in it: the scroll view moves until it reaches its end,
/// then the post, and in reverse order on the way back.
struct ScrollShare: Equatable, Sendable {
    /// The limits of a movement of the finger in one direction along the axis.
    struct Side: Equatable, Sendable {
        /// The distance in points that the scroll view can still scroll as the finger moves in this direction.
        var room: CGFloat
        /// A Boolean value that indicates whether the drag moves the post once the scroll view has reached its end.
        /// Otherwise, the scroll view stops or bounces there.
        var isOpen: Bool
    }

    /// A Boolean value that indicates whether the scroll view scrolls again once the finger has dragged the post back
    /// to its position at the start of the drag. Otherwise the finger drags the post until it lifts: a post that moves
    /// freely never returns exactly to that position.
    let givesBack: Bool
    /// The distance in points by which the post was dragged.
    private(set) var pull: CGFloat = 0
    /// A Boolean value that indicates whether the finger drags the post.
    private(set) var isHandedOver = false

    init(givesBack: Bool) {
        self.givesBack = givesBack
    }

    /// Divides a movement of the finger between the scroll view and the post.
    ///
    /// - Parameters:
    ///   - step: The movement along the axis in points, positive to the right or down.
    ///   - back: The limits of a movement to the left or up.
    ///   - forth: The limits of a movement to the right or down.
    /// - Returns: The part of `step` that the scroll view handles. The rest moves the post and is added to `pull`.
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
