import UIKit

/// Detects whether a post can't be seen because something is in front of it, whatever it is: an alert, a sheet, a
/// window, or another post with its backdrop.
///
/// A post counts as covered while views in front of it take the touches at its center and at both of its ends. A view
/// that lets touches pass covers nothing. After a touch on the post, a menu of the touched view counts too, and so does
/// a view that appears within half a second in front of the touched location, until it disappears. A controller that the
/// posted one presents covers the post, too, and the object puts the posted view back after the presentation.
///
/// UIKit reports none of that, so the object looks at the screen, but only while the time of the post depends on it, or
/// UIKit has taken the posted view.
@MainActor
final class PostCover {
    // MARK: - Lifecycle

    /// Creates a detector for a slot.
    ///
    /// - Parameter report: A closure that is called when the slot becomes covered, and when it no longer is.
    init(of slot: PostSlot, report: @escaping @MainActor (_ isCovered: Bool) -> Void) {
        self.slot = slot
        self.report = report
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether the time of the post passes, or would if nothing covered the post; false
    /// by default. The object looks only while it is true.
    var isNeeded = false {
        didSet { update() }
    }

    /// The result of the last look.
    private(set) var isCovered = false

    /// A Boolean value that indicates whether the object looks again and again.
    var isLooking: Bool { watch != nil }

    /// Starts looking if that is needed and the slot is in a window, or if the posted view has to be put back, and stops
    /// otherwise.
    func update() {
        let isLooking = isNeeded && slot?.window != nil || awaitsContent
        guard isLooking != self.isLooking else { return }
        if let touch, CACurrentMediaTime() >= touch.deadline { self.touch = nil }
        watch = isLooking ? ScreenWatch { [weak self] in self?.look() ?? false } : nil
    }

    /// Looks at once after the end or cancellation of a touch.
    ///
    /// - Parameters:
    ///   - view: The touched view.
    ///   - point: The last location in the slot's coordinate system.
    func touchDidEnd(on view: UIView?, at point: CGPoint) {
        touch = Touch(view: view, point: point, deadline: CACurrentMediaTime() + Self.openingTime)
        watch?.wake(for: Self.openingTime)
        _ = look()
    }

    /// Looks until the posted view is back, because UIKit has taken it for a presentation.
    func contentWasLent() {
        awaitsContent = true
        update()
        _ = look()
    }

    /// Stops looking.
    func stop() {
        awaitsContent = false
        isNeeded = false
        touch = nil
    }

    // MARK: - Private

    private struct Touch {
        weak var view: UIView?
        let point: CGPoint
        /// The time until which a view may still appear.
        let deadline: TimeInterval
        /// Whether one had appeared in the last look.
        var isAnswered = false
    }

    /// The time in seconds after a touch within which menus and view controllers that it opens appear.
    private static let openingTime: TimeInterval = 0.5

    private weak var slot: PostSlot?
    private let report: @MainActor (_ isCovered: Bool) -> Void
    private var watch: ScreenWatch?
    /// Whether views were in front of the post when it was last at rest.
    private var isBehindViews = false
    /// Whether UIKit has taken the posted view for a presentation, and it isn't back yet.
    private var awaitsContent = false
    /// The last touch; nil once it can't have opened anything any more.
    private var touch: Touch?

    /// - Returns: Whether the post became covered, or no longer is.
    private func look() -> Bool {
        guard let slot else { return false }
        let isPresenting = !slot.presentations.isEmpty
        if awaitsContent, !isPresenting { returnContent(to: slot) }
        guard slot.window != nil else { return false }
        let wasCovered = isCovered
        let isStanding = !slot.motion.isLeaving && !slot.bounds.isEmpty
        // Posts that make room for each other pass in front of one another.
        if isStanding, !slot.isInMotion { isBehindViews = isUnseen(slot) }
        isCovered = isStanding && (isPresenting || isTouchAnswered(in: slot) || isBehindViews)
        guard isCovered != wasCovered else { return false }
        report(isCovered)
        return true
    }

    /// Puts the posted view back after a presentation, unless UIKit has done so.
    private func returnContent(to slot: PostSlot) {
        slot.restoreContent()
        guard !slot.isContentLent else { return }
        awaitsContent = false
        update()
    }

    /// Returns whether views in front take the touches at the center and at both ends of the longer axis.
    private func isUnseen(_ slot: PostSlot) -> Bool {
        let area = slot.reachableBounds
        let isWide = area.width >= area.height
        let ends = [
            CGPoint(x: isWide ? area.minX : area.midX, y: isWide ? area.midY : area.minY),
            CGPoint(x: isWide ? area.maxX : area.midX, y: isWide ? area.midY : area.maxY),
        ]
        return ([CGPoint(x: area.midX, y: area.midY)] + ends).allSatisfy(slot.isCovered(at:))
    }

    /// Returns whether the last touch has opened a menu or a view over its location that is still there.
    private func isTouchAnswered(in slot: PostSlot) -> Bool {
        guard let touch else { return false }
        let area = slot.reachableBounds
        let point = CGPoint(
            x: min(max(touch.point.x, area.minX), area.maxX), y: min(max(touch.point.y, area.minY), area.maxY))
        let isAnswered = isMenuOpen(at: touch.view, in: slot) || slot.isCovered(at: point)
        self.touch?.isAnswered = isAnswered
        // The main thread may have been busy until the deadline, so the look after it counts.
        if !isAnswered, !touch.isAnswered, CACurrentMediaTime() >= touch.deadline { self.touch = nil }
        return isAnswered
    }

    /// Returns whether a menu of the touched view, or of an ancestor in the slot, is open.
    private func isMenuOpen(at view: UIView?, in slot: PostSlot) -> Bool {
        guard let view, view.isDescendant(of: slot) else { return false }
        return sequence(first: view, next: { $0 === slot ? nil : $0.superview }).contains(where: \.hasOpenMenuItself)
    }
}

extension UIView {
    /// The bounds without a point at each edge, where a touch may miss the view.
    fileprivate var reachableBounds: CGRect {
        bounds.insetBy(dx: min(1, bounds.width / 2), dy: min(1, bounds.height / 2))
    }

    /// Whether an animation moves the view by more than half a point, which is the least that is visible.
    var isInMotion: Bool {
        guard let seen = layer.presentation()?.frame else { return false }
        return [seen.minX - frame.minX, seen.minY - frame.minY, seen.maxX - frame.maxX, seen.maxY - frame.maxY]
            .contains { abs($0) > 0.5 }
    }

    /// Returns whether a touch at a point of the view would reach a view in front of it: in its window, in a window
    /// above, or the keyboard.
    fileprivate func isCovered(at point: CGPoint) -> Bool {
        guard let window else { return false }
        let location = convert(point, to: window)
        if window.guidedKeyboard?.contains(location) == true { return true }
        let isTakenAbove = window.windowsInFront.contains { other in
            other.hitTest(other.convert(location, from: window), with: nil) != nil
        }
        guard !isTakenAbove else { return true }
        guard let hit = window.hitTest(location, with: nil), !hit.isDescendant(of: self) else { return false }
        return hit.isInFront(of: self)
    }

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

extension UIWindow {
    /// The windows of the scene above this one. Of two windows at the same level, the later one in `windows` is above.
    fileprivate var windowsInFront: [UIWindow] {
        let windows = windowScene?.windows ?? []
        let index = windows.firstIndex(of: self) ?? windows.endIndex
        return windows.enumerated().filter { other in
            other.element.windowLevel > windowLevel || other.element.windowLevel == windowLevel && other.offset > index
        }.map(\.element)
    }
}
