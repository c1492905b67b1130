import UIKit

/// Keeps a slot from covering what has the focus.
@MainActor
final class FocusAvoidance {
    private let slot: UIView
    /// Points by which the slot stands lower than it would.
    private(set) var offset: CGFloat = 0
    private var limit: NSLayoutConstraint?
    /// At its own place; what fills the unsafe area there is lower elsewhere.
    private var size = CGSize.zero

    init(of slot: UIView) {
        self.slot = slot
    }

    /// The size that the slot has at its own place.
    var restingSize: CGSize {
        let present = slot.bounds.size
        let isAtRest = offset == 0 || present.width != size.width
        return CGSize(width: present.width, height: isAtRest ? present.height : max(present.height, size.height))
    }

    /// Decides anew where the slot stands.
    ///
    /// - Returns: whether that is another place than before.
    func update(_ place: RestingPlace, from edge: MessageLayout?, clearOf focused: [CGRect], spacing: CGFloat) -> Bool {
        let clearance = FocusClearance(focused: focused, range: place.range, spacing: max(0, spacing))
        let new = clearance.offset(of: place.frame, from: edge, present: offset)
        size = place.frame.size
        let old = limit?.constant
        if new == 0 {
            limit?.isActive = false
            limit = nil
        } else {
            if limit == nil || new.sign != offset.sign { replaceLimit(on: place.ground, down: new > 0) }
            limit?.constant =
                new > 0
                ? place.frame.minY + new - place.ground.bounds.minY
                : place.ground.bounds.maxY - (place.frame.maxY + new)
        }
        offset = new
        return abs((limit?.constant ?? 0) - (old ?? 0)) > 0.01 || (limit == nil) != (old == nil)
    }

    /// Lets the slot cover the focused element.
    func end() {
        limit?.isActive = false
    }

    private func replaceLimit(on ground: UIView, down: Bool) {
        limit?.isActive = false
        let new =
            down
            ? slot.topAnchor.constraint(greaterThanOrEqualTo: ground.topAnchor)
            : ground.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        limit = new.prioritized(.postFocus)
        limit?.isActive = true
    }
}

/// Where a slot would stand if nothing had the focus.
@MainActor
struct RestingPlace {
    /// What the coordinates are those of.
    let ground: UIView
    let frame: CGRect
    /// The least and the greatest y that the slot may reach to.
    private(set) var range: ClosedRange<CGFloat>

    /// Reaches no lower than `bottom`, if that is anywhere in the range.
    mutating func end(at bottom: CGFloat) {
        if range.contains(bottom) { range = range.lowerBound...bottom }
    }

    /// Nil where there is no room at all.
    init?(of frame: CGRect, on ground: UIView, from top: CGFloat, to bottom: CGFloat) {
        guard top <= bottom else { return nil }
        self.ground = ground
        self.frame = frame
        range = top...bottom
    }
}
