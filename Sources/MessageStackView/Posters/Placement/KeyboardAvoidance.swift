import UIKit

/// A constraint that keeps a slot above a keyboard that would cover it.
@MainActor
final class KeyboardAvoidance {
    /// The bottom inset of the slot in points. The minimum distance between the slot and the keyboard is the spacing,
    /// or this inset if it is smaller.
    var inset: CGFloat = 0 {
        didSet { limit.constant = min(max(0, spacing), max(0, inset)) }
    }

    private let slot: PostSlot
    private let stage: PostStage
    private let spacing: CGFloat
    private let limit: NSLayoutConstraint

    init(of slot: PostSlot, spacing: CGFloat, on stage: PostStage) {
        self.slot = slot
        self.stage = stage
        self.spacing = spacing.isFinite ? spacing : 0
        limit = stage.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        limit.priority = .postKeyboard
    }

    /// The maximum y-coordinate of the slot's bottom edge, in the stage's coordinates; nil if the slot needn't avoid a
    /// keyboard.
    var line: CGFloat? {
        limit.isActive ? stage.keyboardLayoutGuide.layoutFrame.minY - limit.constant : nil
    }

    /// Activates or deactivates the constraint, depending on the current frame of the keyboard.
    func update() {
        // The stage has no host between two superviews.
        guard let host = stage.superview, slot.isDescendant(of: host) else { return }
        let isNeeded = stage.keyboardFrame.map(isInTheWay) ?? false
        if isNeeded != limit.isActive { limit.isActive = isNeeded }
    }

    /// Deactivates the constraint, so that the keyboard can cover the slot.
    func end() {
        limit.isActive = false
    }

    /// Returns a Boolean value that indicates whether the slot must stay above the keyboard. It always must for a
    /// docked keyboard, which is at least as wide as the stage. For a floating keyboard, it must if the frame of the
    /// keyboard intersects that of the slot.
    private func isInTheWay(_ keyboard: CGRect) -> Bool {
        let bounds = stage.bounds
        if keyboard.minX <= bounds.minX, keyboard.maxX >= bounds.maxX { return true }
        let superview = slot.superview ?? stage
        let frame = superview.convert(slot.untransformedFrame, to: stage)
        let isBeside = frame.maxX <= keyboard.minX || keyboard.maxX <= frame.minX
        // While the limit is active, the slot would reach down to the edge without it.
        let reach = limit.isActive ? bounds.maxY : frame.maxY
        return !isBeside && keyboard.minY < reach && frame.minY < keyboard.maxY
    }
}
