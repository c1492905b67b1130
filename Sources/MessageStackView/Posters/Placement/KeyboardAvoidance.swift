import UIKit

/// Keeps a slot clear of the keyboard, as long as there is one in its way.
@MainActor
final class KeyboardAvoidance {
    /// Points between the slot and the edge below it: there is never more between it and the keyboard.
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

    /// The lowest that the slot may reach because of the keyboard, in the stage's coordinates; nil if none is in its
    /// way.
    var line: CGFloat? {
        limit.isActive ? stage.keyboardLayoutGuide.layoutFrame.minY - limit.constant : nil
    }

    /// Takes over where the keyboard is now.
    func update() {
        // While the post view moves, its stage stands nowhere.
        guard let host = stage.superview, slot.isDescendant(of: host) else { return }
        let isNeeded = stage.keyboardFrame.map(isInTheWay) ?? false
        if isNeeded != limit.isActive { limit.isActive = isNeeded }
    }

    /// Lets the slot stand where the keyboard is.
    func end() {
        limit.isActive = false
    }

    /// A docked keyboard is in everybody's way; a floating one only in that of a slot that it touches, or would.
    private func isInTheWay(_ keyboard: CGRect) -> Bool {
        let bounds = stage.bounds
        if keyboard.minX <= bounds.minX, keyboard.maxX >= bounds.maxX { return true }
        let superview = slot.superview ?? stage
        let frame = superview.convert(slot.untransformedFrame, to: stage)
        let isBeside = frame.maxX <= keyboard.minX || keyboard.maxX <= frame.minX
        // Where it would stand, or stands already because of it.
        let reach = limit.isActive ? bounds.maxY : frame.maxY
        return !isBeside && keyboard.minY < reach && frame.minY < keyboard.maxY
    }
}
