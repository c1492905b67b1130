import UIKit

/// Lifts the posts of a stack above a keyboard that would cover them: the band below them gets as high as that takes.
///
/// A stack that its app lays out beside the keyboard is covered by none, and stays.
@MainActor
final class StackLift {
    private unowned let stack: MessageStackView
    private let stage = PostStage()
    /// The posts are above the keyboard.
    private let limit: NSLayoutConstraint
    /// The band is as high as otherwise, if it can be.
    private let looseBandHeight: NSLayoutConstraint

    init(of stack: MessageStackView) {
        self.stack = stack
        limit = stage.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stack.spaceView.topAnchor)
            .prioritized(.stackKeyboard)
        looseBandHeight = stack.spaceView.heightAnchor.constraint(equalToConstant: 0).prioritized(.stackBand)
        // The stack may have another frame in a moment itself.
        stage.didChange = { [weak stack] in stack?.setNeedsLayout() }
    }

    private(set) var isActive = false

    /// Goes to where the stack is, or away if that is nowhere.
    func follow(_ area: UIView?) {
        guard area !== stage.superview else { return }
        stage.removeFromSuperview()
        if let area { stage.cover(area, below: stack) } else { update() }
    }

    /// Takes over where the keyboard, and the stack, are now.
    func update() {
        let isNeeded = stage.keyboardFrame.map(covers) ?? false
        guard isNeeded != isActive || isNeeded != limit.isActive else { return }
        isActive = isNeeded
        limit.isActive = isNeeded
        stack.bandHeight.isActive = !isNeeded
        looseBandHeight.constant = stack.bandHeight.constant
        looseBandHeight.isActive = isNeeded
    }

    private func covers(_ keyboard: CGRect) -> Bool {
        guard let area = stage.superview, area === stack.superview else { return false }
        let frame = area.convert(stack.untransformedFrame, to: stage)
        let isBeside = frame.maxX <= keyboard.minX || keyboard.maxX <= frame.minX
        return !isBeside && frame.maxY > keyboard.minY + 0.5 && frame.minY < keyboard.maxY
    }
}
