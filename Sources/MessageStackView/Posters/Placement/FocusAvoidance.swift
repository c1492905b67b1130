import UIKit

/// A constraint or an offset that keeps a slot from covering the focused element.
@MainActor
final class FocusAvoidance {
    private let slot: PostSlot
    /// The points by which the slot is below its own place.
    private(set) var offset: CGFloat = 0
    private var limit: NSLayoutConstraint?
    /// The size at its own place. A slot that fills the unsafe area is less high elsewhere.
    private var size = CGSize.zero

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// The size that the slot has at its own place.
    var restingSize: CGSize {
        let present = slot.bounds.size
        let isAtRest = offset == 0 || present.width != size.width
        return CGSize(width: present.width, height: isAtRest ? present.height : max(present.height, size.height))
    }

    /// Moves the slot clear of focused frames.
    ///
    /// - Parameter isLimiting: Whether a constraint moves the slot; otherwise its placement does, by `offset`.
    /// - Returns: Whether the place of the slot has changed.
    func update(
        _ place: RestingPlace, from edge: PostEdge?, clearOf focused: [CGRect], spacing: CGFloat, isLimiting: Bool
    ) -> Bool {
        let clearance = FocusClearance(focused: focused, range: place.range, spacing: max(0, spacing))
        let new = clearance.offset(of: place.frame, from: edge, present: offset)
        size = place.frame.size
        let old = (offset, limit?.constant)
        if new == 0 || !isLimiting {
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
        return abs((limit?.constant ?? 0) - (old.1 ?? 0)) > 0.01 || (limit == nil) != (old.1 == nil)
            || !isLimiting && abs(new - old.0) > 0.01
    }

    /// Allows the slot to cover the focused element.
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

/// The place that a slot has while no element has the focus.
@MainActor
struct RestingPlace {
    /// The view in whose coordinate system the place is.
    let ground: UIView
    let frame: CGRect
    /// The range of y coordinates that the slot's frame must stay within when the slot moves.
    private(set) var range: ClosedRange<CGFloat>

    /// Ends the range at the y coordinate `bottom`, if the range contains it.
    mutating func end(at bottom: CGFloat) {
        if range.contains(bottom) { range = range.lowerBound...bottom }
    }

    /// Creates a place whose range is from the y coordinates `top` to `bottom`; nil if `top` is below `bottom`.
    init?(of frame: CGRect, on ground: UIView, from top: CGFloat, to bottom: CGFloat) {
        guard top <= bottom else { return nil }
        self.ground = ground
        self.frame = frame
        range = top...bottom
    }
}
