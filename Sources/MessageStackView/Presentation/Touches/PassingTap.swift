import UIKit

/// Recognizes taps that go through a post or its backdrop to a view behind, without affecting that view, until it is
/// deallocated.
///
/// A tap recognizer doesn't do this, because buttons prevent recognizers of their superviews from recognizing taps on
/// them.
@MainActor
final class PassingTap: NSObject {
    private(set) weak var host: UIView?
    var wasTapped: @MainActor () -> Void = {}
    /// Returns a Boolean value that indicates whether a touch outside every post counts.
    private let accepts: @MainActor (UITouch) -> Bool

    private let press = UILongPressGestureRecognizer()
    private var target: GestureTarget?
    private var start: (point: CGPoint, time: TimeInterval)?

    /// The allowed movement in points, which is that of a tap recognizer.
    private static let slack: CGFloat = 10
    /// The maximum duration of a tap in seconds.
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

    deinit {
        // Without its delegate, it would prevent the recognizers of the app. The host may be deallocating.
        MainQueue.perform { [press, weak host] in host?.removeGestureRecognizer(press) }
    }

    private func pressDidChange() {
        // The location is in the window because the touched view may move during the touch.
        let point = press.location(in: nil)
        switch press.state {
        case .began:
            start = (point, CACurrentMediaTime())
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
