/// Sends scrolling by a wheel or trackpad to pan gesture recognizers. The deepest one below the pointer that can begin
/// receives it until scrolling ends.
@MainActor
package final class ScrollRouter {
    package static let shared = ScrollRouter()

    /// The time in seconds without a step after which a wheel counts as stopped.
    private static let rest: TimeInterval = 0.1

    /// The maximum step along an axis, in points. No device scrolls farther within a frame, and the sum of many steps
    /// stays finite.
    private static let longestStep: CGFloat = 100_000

    private weak var pan: UIPanGestureRecognizer?
    private var end = GestureTimer()

    /// Scrolls by a step at a point on the screen. The content moves in the direction of `delta`.
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

    /// Discards a scroll in progress without notifications, for a new device.
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
