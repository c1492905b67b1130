import UIKit

/// A constraint that keeps a slot above a keyboard that would cover it.
@MainActor
final class KeyboardAvoidance {
    /// The points between the slot and the edge below it, which limit the points between slot and keyboard.
    var inset: CGFloat = 0 {
        didSet { limit.constant = min(max(0, spacing), max(0, inset)) }
    }

    private let slot: UIView
    private let stage: PostStage
    private let spacing: CGFloat
    private let limit: NSLayoutConstraint

    init(of slot: UIView, spacing: CGFloat, on stage: PostStage) {
        self.slot = slot
        self.stage = stage
        self.spacing = spacing.isFinite ? spacing : 0
        limit = stage.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        limit.priority = .postKeyboard
    }

    /// The lowest y of the slot above the keyboard, in the stage's coordinates; nil if none would cover it.
    var line: CGFloat? {
        limit.isActive ? stage.keyboardLayoutGuide.layoutFrame.minY - limit.constant : nil
    }

    /// Applies the frame of the keyboard.
    func update() {
        // The stage has no host between two superviews.
        guard let host = stage.superview, slot.isDescendant(of: host) else { return }
        let isNeeded = stage.keyboardFrame.map(isInTheWay) ?? false
        if isNeeded != limit.isActive { limit.isActive = isNeeded }
    }

    /// Allows the slot to be behind the keyboard.
    func end() {
        limit.isActive = false
    }

    /// Returns whether the keyboard covers the slot: a docked keyboard always does, and a floating one if the frames
    /// intersect.
    private func isInTheWay(_ keyboard: CGRect) -> Bool {
        let bounds = stage.bounds
        if keyboard.minX <= bounds.minX, keyboard.maxX >= bounds.maxX { return true }
        let superview = slot.superview ?? stage
        let frame = superview.convert(slot.untransformedFrame, to: stage)
        let isBeside = frame.maxX <= keyboard.minX || keyboard.maxX <= frame.minX
        // The slot reaches down to the edge without the limit.
        let reach = limit.isActive ? bounds.maxY : frame.maxY
        return !isBeside && keyboard.minY < reach && frame.minY < keyboard.maxY
    }
}
