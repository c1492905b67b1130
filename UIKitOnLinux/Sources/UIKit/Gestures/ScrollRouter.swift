/// Hands what a wheel or a trackpad scrolls to the pans that take it: the deepest one below the pointer that can begin
/// has it until the scrolling ends.
@MainActor
package final class ScrollRouter {
    package static let shared = ScrollRouter()

    /// Seconds without a step after which a wheel counts as at rest.
    private static let rest: TimeInterval = 0.1

    /// The most that one step scrolls along an axis, in points. No device turns a wheel further within a frame, and the
    /// sum of many such steps stays finite.
    private static let longestStep: CGFloat = 100_000

    private weak var pan: UIPanGestureRecognizer?
    private var end = GestureTimer()

    /// Scrolls by a step at a point of the screen; the content goes the way of `delta`.
    package func scroll(at point: CGPoint, by delta: CGPoint, type: UIScrollTypeMask) {
        RunCycle.setNeedsCommit()
        guard delta.x.isFinite, delta.y.isFinite, delta != .zero else { return }
        let delta = CGPoint(x: Self.limited(delta.x), y: Self.limited(delta.y))
        if let pan, pan.isScrolling {
            pan.scroll(by: delta)
        } else {
            pan = candidates(at: point, type).first { $0.beginScrolling(at: point, by: delta) }
        }
        end.start(after: Self.rest) { [weak self] in self?.finish() }
    }

    /// Forgets what scrolls without telling anybody: another device begins.
    package func reset() {
        end.cancel()
        pan = nil
    }

    private static func limited(_ step: CGFloat) -> CGFloat { min(max(step, -longestStep), longestStep) }

    private func finish() {
        pan?.endScrolling()
        pan = nil
    }

    private func candidates(at point: CGPoint, _ type: UIScrollTypeMask) -> [UIPanGestureRecognizer] {
        var found: [UIPanGestureRecognizer] = []
        var view = UIApplication.shared.hit(at: point, with: nil)?.view
        while let current = view {
            found += current.gestureState.recognizers.compactMap { $0 as? UIPanGestureRecognizer }
            view = current.superview
        }
        return found.filter {
            $0.isEnabled && $0.state == .possible && !$0.allowedScrollTypesMask.isDisjoint(with: type)
        }
    }
}
