import UIKit

/// Notices taps that go through a post, or through its backdrop, to a view behind, and takes nothing away from that.
///
/// A tap recogniser wouldn't do. Buttons keep those of their superviews from taps on them.
@MainActor
final class PassingTap: NSObject {
    private(set) weak var host: UIView?
    var wasTapped: @MainActor () -> Void = {}
    /// Called before it is known what becomes of a touch.
    var wasTouched: @MainActor () -> Void = {}
    /// Which touches count, of those that no post takes.
    private let accepts: @MainActor (UITouch) -> Bool

    private let press = UILongPressGestureRecognizer()
    private var target: GestureTarget?
    private var start: (point: CGPoint, time: TimeInterval)?

    /// What a finger may wander, in points: what a tap recogniser allows.
    private static let slack: CGFloat = 10
    /// Seconds after which it is a long press.
    private static let limit: TimeInterval = 0.5

    init(on host: UIView, accepting accepts: @escaping @MainActor (UITouch) -> Bool = { _ in true }) {
        self.host = host
        self.accepts = accepts
        super.init()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
        target = GestureTarget(press) { [weak self] in self?.pressDidChange() }
        host.addGestureRecognizer(press)
    }

    func stop() {
        press.view?.removeGestureRecognizer(press)
    }

    private func pressDidChange() {
        // In the window: what is touched may move away under the finger.
        let point = press.location(in: nil)
        switch press.state {
        case .began:
            start = (point, CACurrentMediaTime())
            wasTouched()
        case .changed:
            if let start, hypot(point.x - start.point.x, point.y - start.point.y) > Self.slack { self.start = nil }
        case .ended:
            guard let start else { return }
            self.start = nil
            if CACurrentMediaTime() - start.time <= Self.limit { wasTapped() }
        default:
            start = nil
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension PassingTap: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.enclosingSlot == nil && accepts(touch)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
