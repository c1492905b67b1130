import Testing
import UIKit

extension Stage {
    /// Waits until a condition holds, for at most ten seconds of frames.
    ///
    /// `rest()` waits only for posts and presentations, so tests of other motion wait for what they look at.
    func wait(
        until condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for _ in 0..<600 {
            if condition() { return }
            await nextFrame()
        }
        Issue.record("The condition didn't hold within 600 frames.", sourceLocation: sourceLocation)
    }

    /// Adds a subview with a size of 40 points to the screen.
    ///
    /// - Parameter origin: The position in the screen's view. By default, the view can move 240 points to the right on
    ///   each device.
    func addSquare(at origin: CGPoint = CGPoint(x: 20, y: 200)) -> UIView {
        let square = UIView(frame: CGRect(origin: origin, size: CGSize(width: 40, height: 40)))
        square.backgroundColor = .red
        view.addSubview(square)
        return square
    }
}

extension UIView {
    /// The layer with the visible values, also during an animation.
    var seen: CALayer { layer.presentation() ?? layer }
}
