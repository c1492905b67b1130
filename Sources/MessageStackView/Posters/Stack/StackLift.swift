import UIKit

/// Layout that keeps the posts of a stack clear of what covers its edge, by increasing the height of the band there:
/// of a keyboard at the lower edge, and of window controls at the upper edge.
///
/// It doesn't move a stack that the app keeps above the keyboard itself.
@MainActor
final class StackLift {
    private unowned let stack: MessageStackView
    private let placementArea = PlacementArea()
    /// Keeps the posts above the keyboard.
    private let limit: NSLayoutConstraint
    /// Keeps the posts above a keyboard that the guide doesn't follow yet.
    private let lateLimit: NSLayoutConstraint
    /// The upper edge of that keyboard, in the coordinates of the placement area.
    private var lateTop: CGFloat = 0
    /// Keeps the usual height of the band, if that is enough.
    private let looseBandHeight: NSLayoutConstraint

    init(of stack: MessageStackView) {
        self.stack = stack
        limit = placementArea.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: stack.spaceView.topAnchor)
            .prioritized(.stackKeyboard)
        lateLimit = placementArea.topAnchor.constraint(greaterThanOrEqualTo: stack.spaceView.topAnchor)
            .prioritized(.stackKeyboard)
        looseBandHeight = stack.spaceView.heightAnchor.constraint(equalToConstant: 0).prioritized(.stackBand)
        // The frame of the stack may change in the same layout.
        placementArea.didChange = { [weak stack] in stack?.setNeedsLayout() }
    }

    /// A Boolean value that indicates whether the posts are lifted above the keyboard.
    private(set) var isActive = false

    /// The height of the band's part that window controls cover, in points. Zero at the lower edge.
    private(set) var heightBelowControls: CGFloat = 0

    /// The height of the stack's part that the keyboard covers, in points; zero unless the posts are lifted above it.
    var heightBelowKeyboard: CGFloat {
        guard isActive, let area = placementArea.superview, let keyboard = placementArea.keyboardFrame else { return 0 }
        return max(0, area.convert(stack.untransformedFrame, to: placementArea).maxY - keyboard.minY)
    }

    /// Starts or stops keeping the posts clear.
    ///
    /// - Parameter area: The superview of the stack, in which the posts are kept clear; nil to stop.
    func follow(_ area: UIView?) {
        guard area !== placementArea.superview else { return }
        placementArea.removeFromSuperview()
        if let area { placementArea.cover(area, below: stack) } else { update() }
    }

    /// Applies the frames of the keyboard, the window controls and the stack.
    func update() {
        updateControls()
        // The app may have removed the band, which returns with the next post.
        let isBandIn = stack.edge == .bottom && stack.spaceView.superview === stack
        let isNeeded = isBandIn && placementArea.keyboardFrame.map(covers) ?? false
        let late = isNeeded ? placementArea.lateKeyboard : nil
        if let late { lateTop = late.minY }
        bandDidChange()
        lateLimit.isActive = late != nil
        let followsGuide = isNeeded && late == nil
        guard isNeeded != isActive || followsGuide != limit.isActive else { return }
        isActive = isNeeded
        limit.isActive = followsGuide
        stack.bandHeight.isActive = !isNeeded
        looseBandHeight.isActive = isNeeded
    }

    /// Applies the height of the band, and keeps its part for the posts of other posters above the keyboard.
    func bandDidChange() {
        let others = stack.heightOfOthers
        let constants = [
            (looseBandHeight, stack.bandHeight.constant), (limit, others), (lateLimit, others - lateTop),
        ]
        for (constraint, constant) in constants where constraint.constant != constant {
            constraint.constant = constant
        }
    }

    private func updateControls() {
        let height = stack.edge == .top && placementArea.superview != nil ? stack.heightBelowWindowControls : 0
        guard abs(height - heightBelowControls) > 0.01 else { return }
        heightBelowControls = height
        stack.updateBand()
    }

    private func covers(_ keyboard: CGRect) -> Bool {
        guard let area = placementArea.superview, area === stack.superview else { return false }
        let frame = area.convert(stack.untransformedFrame, to: placementArea)
        let isBeside = frame.maxX <= keyboard.minX || keyboard.maxX <= frame.minX
        return !isBeside && frame.maxY > keyboard.minY + 0.5 && frame.minY < keyboard.maxY
    }
}
