package import UIKit

/// Detects whether a post can't be seen because something is in front of it, whatever it is: an alert, a sheet, a
/// window, or another post with its backdrop.
///
/// A post counts as covered while views in front of it take the touches at its center and at both of its ends. A view
/// that lets touches pass covers nothing. After a touch on the post, a menu of the touched view counts too, and so does
/// a view that appears within half a second in front of the touched location, until it disappears. A controller that the
/// posted one presents covers the post, too. If UIKit doesn't return the posted view after the presentation, the post ends.
///
/// UIKit reports none of that, so the object looks at the screen, but only while the time of the post depends on it, or
/// UIKit has removed the posted view. A look compares the views and windows that may be in front. Only for a second after they
/// have changed, the time has started or a touch has ended, it makes hit tests, which call the views and windows of the app.
/// They wait while a finger, or its throw, scrolls the post or a view in front of it.
@MainActor
final class CoverageMonitor {
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

    /// Starts looking if that is needed and the slot is in a window, or until the posted view is back, and stops otherwise.
    func update() {
        let isLooking = isNeeded && slot?.window != nil || awaitsContent
        guard isLooking != self.isLooking else { return }
        if let touch, CACurrentMediaTime() >= touch.deadline { self.touch = nil }
        watch = isLooking ? ScreenWatch { [weak self] in self?.look() ?? false } : nil
        testForASecond()
    }

    /// Looks at once after the end or cancellation of a touch.
    ///
    /// - Parameters:
    ///   - view: The touched view.
    ///   - point: The last location in the slot's coordinate system.
    func touchDidEnd(on view: UIView?, at point: CGPoint) {
        touch = Touch(view: view, point: point, deadline: CACurrentMediaTime() + Self.openingTime)
        testForASecond()
        _ = look()
    }

    /// A Boolean value that indicates whether UIKit has removed the posted view for a presentation.
    var awaitsContent = false {
        didSet { update() }
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
        /// Whether the last hit test found a view in front of the point.
        var isCovered = false
        /// Whether a menu or a view had appeared in the last look.
        var isAnswered = false
    }

    /// The views, windows and controllers that may be in front of a slot, compared without a call into the app.
    private struct Surroundings: Equatable {
        private let objects: [[ObjectIdentifier]]
        private let frames: [CGRect?]

        @MainActor
        init(of slot: PostSlot) {
            let windows = slot.window.map { [$0] + $0.windowsInFront } ?? []
            let presented = windows.compactMap(\.rootViewController)
                .map { sequence(first: $0, next: \.presentedViewController).map { ObjectIdentifier($0) } }
            let path = Array(sequence(first: slot, next: \.superview))
            let siblings = zip(path, path.dropFirst()).map { view, superview in
                Array(superview.subviews.drop { $0 !== view }.dropFirst())
            }
            let views = siblings + windows.dropFirst().map(\.subviews)
            objects =
                [windows.map { ObjectIdentifier($0) }] + presented
                + views.map { $0.filter(\.takesTouches).map { ObjectIdentifier($0) } }
            frames = [slot.frame, slot.window?.bounds, slot.window?.guidedKeyboard]
        }
    }

    /// A view that a hit test has found in front of the slot.
    fileprivate struct CoveringView {
        private(set) weak var view: UIView?
        /// The point of the hit test, in the window of the view.
        let point: CGPoint

        /// A Boolean value that indicates whether a touch may still reach the view there.
        @MainActor var isThere: Bool {
            guard let view, view.window != nil else { return false }
            return sequence(first: view, next: \.superview).allSatisfy(\.takesTouches)
                && view.bounds.contains(view.convert(point, from: nil))
        }
    }

    /// The time in seconds after a touch within which menus and view controllers that it opens appear.
    private static let openingTime: TimeInterval = 0.5

    private weak var slot: PostSlot?
    private let report: @MainActor (_ isCovered: Bool) -> Void
    private var watch: ScreenWatch?
    /// Whether views were in front of the post when it was last at rest.
    private var isBehindViews = false
    /// The last touch; nil once it can't have opened anything any more.
    private var touch: Touch?
    /// The surroundings of the post in the last look.
    private var surroundings: Surroundings?
    /// The views that covered the post in the last hit tests.
    private var coveringViews: [CoveringView] = []
    /// The time until which each look makes hit tests.
    private var testDeadline: TimeInterval = 0
    /// The time of the last hit tests of a post at rest.
    private var testTime: TimeInterval = -.infinity

    /// - Returns: Whether a frame must follow: because the post became covered or no longer is, or because the last touch may
    ///   still open a view.
    private func look() -> Bool {
        guard let slot else { return false }
        let isPresenting = !slot.presentations.isEmpty
        if awaitsContent, !isPresenting {
            awaitsContent = false
            if let holder = slot.holder, slot.content?.isDescendant(of: slot) == false { slot.willLose(holder) }
        }
        guard slot.window != nil else { return false }
        let wasCovered = isCovered
        let isStaying = !slot.motion.isLeaving && !slot.bounds.isEmpty
        if isStaying { testIfNeeded(slot) }
        isCovered = isStaying && (isPresenting || isTouchAnswered(in: slot) || isBehindViews)
        guard isCovered != wasCovered else { return touch.map { CACurrentMediaTime() < $0.deadline } ?? false }
        report(isCovered)
        return true
    }

    /// Makes hit tests in each look of a second, because a change is likely, and once more afterward.
    private func testForASecond() {
        testDeadline = CACurrentMediaTime() + 1
    }

    /// Makes hit tests if they may have another result than before.
    private func testIfNeeded(_ slot: PostSlot) {
        guard !slot.isScrolled, !coveringViews.contains(where: { $0.view?.isScrolled == true }) else { return }
        let surroundings = Surroundings(of: slot)
        if surroundings != self.surroundings || !coveringViews.allSatisfy(\.isThere) { testForASecond() }
        self.surroundings = surroundings
        // The main thread may have been busy until the deadline, so the look after it counts.
        guard testTime < testDeadline else { return }
        coveringViews = []
        if let touch { self.touch?.isCovered = isCovered(slot, at: slot.reachable(touch.point)) }
        // Posts that make room for each other pass in front of one another.
        if !slot.isInMotion {
            testTime = CACurrentMediaTime()
            isBehindViews = slot.middleAndEnds.allSatisfy { isCovered(slot, at: $0) }
        }
        if touch?.isCovered != true, !isBehindViews { coveringViews = [] }
    }

    /// Returns whether a touch at a point of the slot would reach the keyboard or a view in front, which becomes one of `coveringViews`.
    private func isCovered(_ slot: PostSlot, at point: CGPoint) -> Bool {
        let location = slot.convert(point, to: nil)
        if slot.window?.guidedKeyboard?.contains(location) == true { return true }
        guard let coveringView = slot.coveringView(at: location) else { return false }
        coveringViews.append(coveringView)
        return true
    }

    /// Returns whether the last touch has opened a menu or a view over its location that is still there.
    private func isTouchAnswered(in slot: PostSlot) -> Bool {
        guard let touch else { return false }
        let isAnswered = isMenuOpen(at: touch.view, in: slot) || touch.isCovered
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
    private var reachableBounds: CGRect {
        bounds.insetBy(dx: min(1, bounds.width / 2), dy: min(1, bounds.height / 2))
    }

    /// The points of a touch at the center and at both ends of the longer axis.
    fileprivate var middleAndEnds: [CGPoint] {
        let area = reachableBounds
        let isWide = area.width >= area.height
        return [
            CGPoint(x: area.midX, y: area.midY),
            CGPoint(x: isWide ? area.minX : area.midX, y: isWide ? area.midY : area.minY),
            CGPoint(x: isWide ? area.maxX : area.midX, y: isWide ? area.midY : area.maxY),
        ]
    }

    /// Returns the nearest point at which a touch doesn't miss the view.
    fileprivate func reachable(_ point: CGPoint) -> CGPoint {
        let area = reachableBounds
        return CGPoint(x: min(max(point.x, area.minX), area.maxX), y: min(max(point.y, area.minY), area.maxY))
    }

    /// Whether an animation moves the view by more than half a point, which is the least that is visible.
    var isInMotion: Bool {
        guard let seen = layer.presentation()?.frame else { return false }
        return [seen.minX - frame.minX, seen.minY - frame.minY, seen.maxX - frame.maxX, seen.maxY - frame.maxY]
            .contains { abs($0) > 0.5 }
    }

    /// A Boolean value that indicates whether hit tests look at the view and its subviews.
    fileprivate var takesTouches: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    /// A Boolean value that indicates whether a finger, or its throw, scrolls the view.
    fileprivate var isScrolled: Bool {
        window != nil
            && sequence(first: self, next: \.superview).contains { view in
                (view as? UIScrollView).map { $0.isDragging || $0.isDecelerating } ?? false
            }
    }

    /// Returns the view in front of this one that a touch at a point would reach, in the same window or in one above; nil for
    /// none.
    ///
    /// - Parameter location: The point in the coordinate system of the window.
    fileprivate func coveringView(at location: CGPoint) -> CoverageMonitor.CoveringView? {
        guard let window else { return nil }
        for other in window.windowsInFront {
            let point = other.convert(location, from: window)
            if let hit = other.hitTest(point, with: nil) {
                return CoverageMonitor.CoveringView(view: hit, point: point)
            }
        }
        guard let hit = window.hitTest(location, with: nil), !hit.isDescendant(of: self), hit.isInFront(of: self) else {
            return nil
        }
        return CoverageMonitor.CoveringView(view: hit, point: location)
    }

    /// Returns a Boolean value that indicates whether the view is above another one for hit testing; false if either
    /// contains the other.
    package func isInFront(of other: UIView) -> Bool {
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
