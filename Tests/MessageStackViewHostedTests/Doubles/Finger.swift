#if !canImport(ObjectiveC)
    import Simulator
#endif
import Testing
import UIKit

@testable import MessageStackView

/// A finger that drags posts frame by frame.
///
/// On Linux it touches the screen of the simulated device. No test can touch an Apple device, so there the finger controls
/// the recognizer of the post that it is on, which has no other touches.
@MainActor
final class Finger {
    /// The current or last point of the touch, in the coordinates of the window.
    private(set) var location = CGPoint.zero

    private unowned let stage: Stage
    #if canImport(ObjectiveC)
        private var pan: ScriptedPan?
    #endif

    init(on stage: Stage) {
        self.stage = stage
    }

    /// Touches the middle of the post of a view.
    func down(on view: UIView) throws {
        let frame = try stage.seenFrame(of: view)
        location = CGPoint(x: frame.midX, y: frame.midY)
        #if canImport(ObjectiveC)
            let slot = try #require(view.enclosingSlot)
            pan = try #require(slot.gestureRecognizers?.compactMap { $0 as? ScriptedPan }.first)
            pan?.touchDown(at: location)
        #else
            stage.simulator.touchDown(at: location, id: 0)
        #endif
    }

    /// Moves by a step before each of the next frames.
    func move(by step: CGVector, frames: Int) async {
        for _ in 0..<frames {
            location.x += step.dx
            location.y += step.dy
            #if canImport(ObjectiveC)
                pan?.touchMove(to: location)
            #else
                stage.simulator.touchMove(to: location, id: 0)
            #endif
            await stage.nextFrame()
        }
    }

    /// Lifts the finger, and waits until the post is at rest.
    func up() async {
        #if canImport(ObjectiveC)
            pan?.touchUp()
            pan = nil
        #else
            stage.simulator.touchUp(at: location, id: 0)
        #endif
        await stage.rest()
    }
}

#if canImport(ObjectiveC)
    /// A pan recognizer whose touches are those of a `Finger`.
    final class ScriptedPan: UIPanGestureRecognizer {
        /// The points that a finger moves before UIKit recognizes a pan.
        private static let threshold: CGFloat = 10
        private static let framesPerSecond: CGFloat = 60

        private var start = CGPoint.zero
        private var current = CGPoint.zero
        private var step = CGVector.zero
        private var currentState = UIGestureRecognizer.State.possible
        private var handlers: [GestureTarget] = []

        override var state: UIGestureRecognizer.State {
            get { currentState }
            set { currentState = newValue }
        }

        override func addTarget(_ target: Any, action: Selector) {
            if let target = target as? GestureTarget { handlers.append(target) }
        }

        override func location(in view: UIView?) -> CGPoint { view?.convert(current, from: nil) ?? current }

        override func translation(in view: UIView?) -> CGPoint {
            let (start, current) = (self.start, location(in: view))
            let origin = view?.convert(start, from: nil) ?? start
            return CGPoint(x: current.x - origin.x, y: current.y - origin.y)
        }

        override func velocity(in view: UIView?) -> CGPoint {
            CGPoint(x: step.dx * Self.framesPerSecond, y: step.dy * Self.framesPerSecond)
        }

        func touchDown(at point: CGPoint) {
            start = point
            current = point
            step = .zero
            currentState = .possible
        }

        func touchMove(to point: CGPoint) {
            step = CGVector(dx: point.x - current.x, dy: point.y - current.y)
            current = point
            switch currentState {
            case .possible:
                guard hypot(current.x - start.x, current.y - start.y) >= Self.threshold else { return }
                guard isEnabled, delegate?.gestureRecognizerShouldBegin?(self) ?? true else {
                    currentState = .failed
                    return
                }
                // UIKit counts the translation from the place where the pan began.
                start = current
                send(.began)
            case .began, .changed: send(.changed)
            default: break
            }
        }

        func touchUp() {
            if currentState == .began || currentState == .changed { send(.ended) }
            currentState = .possible
        }

        private func send(_ state: UIGestureRecognizer.State) {
            currentState = state
            for handler in handlers { handler.recognizerDidChange() }
        }
    }
#endif
