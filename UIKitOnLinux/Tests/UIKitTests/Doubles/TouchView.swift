import UIKit

/// Writes down the touches that it is told of.
final class TouchView: UIView {
    private(set) var phases: [UITouch.Phase] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches, .moved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches, .cancelled) }

    /// A touch shows the phase that the view is told of.
    private func record(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        phases += touches.map { $0.phase == phase ? phase : .stationary }
    }
}
