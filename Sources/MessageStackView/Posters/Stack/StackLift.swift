import UIKit

/// Layout that lifts the posts of a stack above a keyboard that would cover them, by increasing the height of the band
/// below them.
///
/// It doesn't move a stack that the app keeps above the keyboard itself.
@MainActor
final class StackLift {
    private unowned let stack: MessageStackView
    private let stage = PostStage()
    /// Keeps the posts above the keyboard.
    private let limit: NSLayoutConstraint
    /// Keeps the usual height of the band, if that is enough.
    private let looseBandHeight: NSLayoutConstraint

    init(of stack: MessageStackView) {
        self.stack = stack
        limit = stage.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stack.spaceView.topAnchor)
            .prioritized(.stackKeyboard)
        looseBandHeight = stack.spaceView.heightAnchor.constraint(equalToConstant: 0).prioritized(.stackBand)
        // The frame of the stack may change in the same layout.
        stage.didChange = { [weak stack] in stack?.setNeedsLayout() }
    }

    private(set) var isActive = false

    /// Starts or stops lifting the posts.
    ///
    /// - Parameter area: The superview of the stack, in which the posts are kept above the keyboard; nil to stop.
    func follow(_ area: UIView?) {
        guard area !== stage.superview else { return }
        stage.removeFromSuperview()
        if let area { stage.cover(area, below: stack) } else { update() }
    }

    /// Applies the frames of the keyboard and the stack.
    func update() {
        // The app may have removed the band, which returns with the next post.
        let isNeeded = stack.spaceView.superview === stack && stage.keyboardFrame.map(covers) ?? false
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
