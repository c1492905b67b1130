import UIKit

/// Detects whether a view that a touch opened still covers a post: a menu of the touched view, or another view above
/// the touched location, such as an alert or a sheet. A presentation of the posted controller covers the post, too, and the
/// object puts the posted view back after it.
///
/// UIKit doesn't report when such views appear and disappear, so the object checks in each frame for a moment after a
/// touch, and every 0.2 seconds while the post is covered.
@MainActor
final class TouchCover {
    private weak var slot: PostSlot?
    private let report: @MainActor (_ isCovered: Bool) -> Void
    private var watch: ScreenWatch?
    private weak var touchedView: UIView?
    /// The location of the touch in the slot's coordinate system.
    private var point = CGPoint.zero
    /// The time until which a view may still appear.
    private var deadline: TimeInterval = 0
    private(set) var isCovered = false
    /// A Boolean value that indicates whether the object checks again and again.
    var isLooking: Bool { watch != nil }

    /// The time in seconds after a touch within which menus and view controllers that it opens appear.
    private static let openingTime: TimeInterval = 0.5

    /// Creates a detector for a slot.
    ///
    /// - Parameter report: A closure that is called when the slot becomes covered, and when it no longer is.
    init(of slot: PostSlot, report: @escaping @MainActor (_ isCovered: Bool) -> Void) {
        self.slot = slot
        self.report = report
    }

    /// Starts checking after the end or cancellation of a touch.
    ///
    /// - Parameters:
    ///   - view: The touched view.
    ///   - point: The last location in the slot's coordinate system.
    func touchDidEnd(on view: UIView?, at point: CGPoint) {
        touchedView = view
        self.point = point
        deadline = CACurrentMediaTime() + Self.openingTime
        if watch == nil { watch = ScreenWatch { [weak self] in self?.look() ?? false } }
        watch?.wake(for: Self.openingTime)
        _ = look()
    }

    /// Starts checking, because the posted controller presents another one.
    func presentationDidBegin() {
        if watch == nil { watch = ScreenWatch { [weak self] in self?.look() ?? false } }
        _ = look()
    }

    /// Stops checking.
    func stop() {
        watch?.invalidate()
        watch = nil
    }

    // MARK: - Private

    /// - Returns: Whether the post became covered, or no longer is.
    private func look() -> Bool {
        guard watch != nil else { return false }
        let wasCovered = isCovered
        let isPresenting = slot?.presentations.isEmpty == false
        if !isPresenting { slot?.restoreContent() }
        isCovered =
            slot?.window != nil && slot?.motion.isLeaving != true && (isPresenting || isMenuOpen || isSomethingInFront)
        let isAwaited =
            (CACurrentMediaTime() < deadline || slot?.isContentLent == true) && slot?.motion.isLeaving == false
        if !isCovered, !isAwaited { stop() }
        guard isCovered != wasCovered else { return false }
        report(isCovered)
        return true
    }

    /// A Boolean value that indicates whether a menu of the touched view, or of an ancestor in the slot, is open.
    private var isMenuOpen: Bool {
        guard let slot, let touchedView, touchedView.isDescendant(of: slot) else { return false }
        return sequence(first: touchedView, next: { $0 === slot ? nil : $0.superview })
            .contains(where: \.hasOpenMenuItself)
    }

    /// A Boolean value that indicates whether a touch at the last location would hit a view above the post.
    private var isSomethingInFront: Bool {
        guard deadline > 0, let slot, let window = slot.window else { return false }
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
    /// Returns a Boolean value that indicates whether the view is above another one for hit testing; false if either
    /// contains the other.
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
