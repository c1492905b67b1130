import UIKit

/// Tells whether what a touch has called up is still in the way of a post: a menu of what was touched, or whatever else
/// is in front of the place that was touched, an alert or a sheet.
///
/// Nobody is told when such a thing comes and goes, so each frame looks: for a moment after a touch, and for as long as
/// something is there.
@MainActor
final class TouchCover {
    private weak var slot: PostSlot?
    private let report: @MainActor (_ isCovered: Bool) -> Void
    private var frameLink: FrameLink?
    private weak var touchedView: UIView?
    /// In the slot's coordinates.
    private var point = CGPoint.zero
    /// Until when something may still come.
    private var deadline: TimeInterval = 0
    private(set) var isCovered = false
    /// Whether each frame is looked at.
    var isLooking: Bool { frameLink != nil }

    /// Seconds after a touch in which what it calls up is there: menus and controllers come in the next frames.
    private static let hostTimeout: TimeInterval = 0.5

    /// - Parameter report: called when something has come, and when it has gone.
    init(of slot: PostSlot, report: @escaping @MainActor (_ isCovered: Bool) -> Void) {
        self.slot = slot
        self.report = report
    }

    /// A touch is over, or was taken away.
    ///
    /// - Parameters:
    ///   - view: what it came down on.
    ///   - point: where it was last, in the slot.
    func touchDidEnd(on view: UIView?, at point: CGPoint) {
        touchedView = view
        self.point = point
        deadline = CACurrentMediaTime() + Self.hostTimeout
        if frameLink == nil { frameLink = FrameLink { [weak self] in self?.look() } }
        look()
    }

    /// Looks no more.
    func stop() {
        frameLink?.invalidate()
        frameLink = nil
    }

    // MARK: - Private

    private func look() {
        guard frameLink != nil else { return }
        let wasCovered = isCovered
        isCovered = slot?.window != nil && slot?.motion.isLeaving != true && (isMenuOpen || isSomethingInFront)
        let isAwaited = CACurrentMediaTime() < deadline && slot?.motion.isLeaving == false
        if !isCovered, !isAwaited { stop() }
        if isCovered != wasCovered { report(isCovered) }
    }

    /// Whether a menu of what was touched is open, or of what that is in.
    private var isMenuOpen: Bool {
        guard let slot, let touchedView, touchedView.isDescendant(of: slot) else { return false }
        return sequence(first: touchedView, next: { $0 === slot ? nil : $0.superview })
            .contains(where: \.hasOpenMenuItself)
    }

    /// Whether a touch there would meet something that lies in front of the post.
    private var isSomethingInFront: Bool {
        guard let slot, let window = slot.window else { return false }
        let bounds = slot.bounds
        let point = CGPoint(
            x: min(max(self.point.x, bounds.minX + 1), bounds.maxX - 1),
            y: min(max(self.point.y, bounds.minY + 1), bounds.maxY - 1))
        guard let hit = window.hitTest(slot.convert(point, to: window), with: nil), !hit.isDescendant(of: slot) else {
            return false
        }
        return hit.isInFront(of: slot)
    }
}

extension UIView {
    /// Whether the view comes later than another one in the order of touches; not if either is in the other.
    func isInFront(of other: UIView) -> Bool {
        let others = Array(sequence(first: other, next: \.superview))
        var view = self
        while let superview = view.superview {
            if let index = others.firstIndex(where: { $0 === superview }) {
                guard index > 0 else { return false }
                let siblings = superview.subviews
                guard let own = siblings.firstIndex(where: { $0 === view }),
                    let its = siblings.firstIndex(where: { $0 === others[index - 1] })
                else { return false }
                return own > its
            }
            view = superview
        }
        return false
    }
}
