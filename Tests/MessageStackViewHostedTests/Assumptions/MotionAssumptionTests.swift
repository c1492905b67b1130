import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about views that a property animator moves.
///
/// The animations take several seconds, so that the distance of a few frames is small, also on a slow simulator.
extension HostedTests {
    @MainActor
    struct MotionAssumptionTests {
        private let stage: Stage
        private let square: UIView

        init() async throws {
            stage = try await Stage()
            square = stage.addSquare()
        }

        private func linear(_ change: @escaping () -> Void) -> UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: 4, curve: .linear, animations: change)
        }

        /// The point in the window at the center of a frame in the screen's view.
        private func middle(of frame: CGRect) -> CGPoint {
            stage.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        }

        // MARK: Touches

        @Test func u6MovingViewIsHitWhereItIsVisible() async {
            let inner = UIView(frame: square.bounds)
            let innermost = UIView(frame: square.bounds)
            inner.addSubview(innermost)
            square.addSubview(inner)
            let animator = linear { square.center.x += 240 }
            animator.startAnimation()
            await stage.wait { square.seen.frame.minX > 65 }
            let (here, there) = (middle(of: square.seen.frame), middle(of: square.frame))
            #expect(stage.window.hitTest(here, with: nil) === innermost)
            #expect(stage.window.hitTest(there, with: nil) === stage.view)
            animator.stopAnimation(true)
        }

        @Test func u6TransformedViewIsHitWhereItIsVisible() async {
            let inner = UIView(frame: square.bounds)
            square.addSubview(inner)
            let animator = linear { square.transform = CGAffineTransform(translationX: 240, y: 0) }
            animator.startAnimation()
            await stage.wait { square.seen.frame.minX > 65 }
            let (here, there) = (middle(of: square.seen.frame), middle(of: square.frame))
            #expect(stage.window.hitTest(here, with: nil) === inner)
            #expect(stage.window.hitTest(there, with: nil) === stage.view)
            animator.stopAnimation(true)
        }

        @Test func u44FinalOpacityDecidesTouches() async {
            let other = stage.addSquare(at: CGPoint(x: 20, y: 300))
            let animator = linear {
                square.alpha = 0
                other.alpha = 0.011
            }
            animator.startAnimation()
            await stage.wait { square.seen.opacity < 0.95 }
            #expect(square.seen.opacity > 0.3)
            #expect(stage.window.hitTest(middle(of: square.frame), with: nil) === stage.view)
            #expect(stage.window.hitTest(middle(of: other.frame), with: nil) === other)
            animator.stopAnimation(true)
        }

        // MARK: Visible values

        @Test func u7PresentationHasTheVisibleFrame() async {
            let animator = linear {
                square.center.x += 240
                square.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            await stage.watch(frames: 2) {}
            // Halfway from (20, 200, 40, 40) to (240, 180, 80, 80).
            let frame = square.seen.frame
            #expect(abs(frame.minX - 130) < 0.5 && abs(frame.minY - 190) < 0.5)
            #expect(abs(frame.width - 60) < 0.5 && abs(frame.height - 60) < 0.5)
            animator.stopAnimation(true)
        }

        @Test func u8StoppedAnimatorKeepsTransformAndOpacity() async {
            let animator = linear {
                square.transform = CGAffineTransform(translationX: 200, y: 0)
                square.alpha = 0.5
            }
            animator.startAnimation()
            await stage.wait { square.seen.frame.minX > 40 }
            let (x, opacity) = (square.seen.frame.minX, square.seen.opacity)
            animator.stopAnimation(true)
            // The view moves 50 points per second.
            #expect(abs(square.transform.tx - (x - 20)) < 3)
            #expect(abs(square.alpha - CGFloat(opacity)) < 0.01)
            let seen = await stage.watch(frames: 5) { square.seen.frame.minX }
            #expect(seen.allSatisfy { abs($0 - 20 - square.transform.tx) < 0.5 })
        }

        @Test func u55StoppedAnimatorKeepsCenter() async {
            let animator = linear { square.center = CGPoint(x: 240, y: 420) }
            animator.startAnimation()
            await stage.wait { square.seen.position.x > 60 }
            let position = square.seen.position
            animator.stopAnimation(true)
            #expect(abs(square.center.x - position.x) < 3 && abs(square.center.y - position.y) < 3)
            let seen = await stage.watch(frames: 5) { square.seen.position }
            #expect(seen.allSatisfy { abs($0.x - square.center.x) < 0.5 && abs($0.y - square.center.y) < 0.5 })
        }

        // MARK: Interruptions

        @Test func u42StopDuringDelayChangesNothing() async {
            var completions = 0
            let animator = linear { square.center.x += 240 }
            animator.addCompletion { _ in completions += 1 }
            animator.startAnimation(afterDelay: 1)
            let before = await stage.watch(frames: 3) { square.seen.position.x }
            animator.stopAnimation(true)
            #expect(before == [40, 40, 40] && square.center.x == 40)
            let after = await stage.watch(frames: 90) { square.seen.position.x }
            #expect(after.allSatisfy { $0 == 40 })
            #expect(square.center.x == 40 && completions == 0)
        }

        @Test func u43AnimatorsOfOneViewAreIndependent() async {
            let motion = linear { square.transform = CGAffineTransform(translationX: 200, y: 0) }
            let fade = linear { square.alpha = 0.2 }
            var fadeEnds: [UIViewAnimatingPosition] = []
            fade.addCompletion { fadeEnds.append($0) }
            motion.startAnimation()
            fade.startAnimation()
            await stage.wait { square.seen.frame.minX > 30 }
            motion.stopAnimation(true)
            let (x, opacity) = (square.transform.tx, square.seen.opacity)
            #expect(opacity > 0.2 && x < 199)
            await stage.wait { square.seen.opacity < opacity - 0.1 }
            #expect(square.transform.tx == x && fade.isRunning && fadeEnds.isEmpty)
            await stage.wait { !fadeEnds.isEmpty }
            #expect(fadeEnds == [.end] && abs(square.alpha - 0.2) < 0.001)
        }

        @Test func u151SecondAnimatorAddsToTheFirst() async {
            var ends: [UIViewAnimatingPosition] = []
            let first = linear { square.center.x += 200 }
            first.addCompletion { ends.append($0) }
            first.startAnimation()
            await stage.wait { square.seen.position.x > 80 }
            let position = square.seen.position.x
            let second = linear { square.center.x -= 200 }
            second.addCompletion { ends.append($0) }
            second.startAnimation()
            let seen = await stage.watch(frames: 10) { square.seen.position.x }
            #expect(position < 120 && seen.allSatisfy { abs($0 - position) < 20 } && ends.isEmpty)
            await stage.wait { ends.count == 2 }
            #expect(ends == [.end, .end] && abs(square.seen.position.x - 40) < 0.5)
        }

        @Test func u101StopInTheSameTurnLeavesViewAtItsStart() async {
            let new = stage.addSquare(at: CGPoint(x: 20, y: 300))
            for view in [square, new] {
                let animator = linear {
                    view.center.x += 200
                    view.alpha = 0.5
                }
                animator.startAnimation()
                animator.stopAnimation(true)
                #expect(view.center.x == 40 && view.alpha == 1)
            }
            let seen = await stage.watch(frames: 5) { [square.seen.position.x, new.seen.position.x] }
            #expect(seen.allSatisfy { $0 == [40, 40] })
        }

        @Test func u105RemovedAnimationsLeaveThoseOfSubviews() async {
            let child = UIView(frame: square.bounds)
            square.addSubview(child)
            let animator = linear {
                square.center.y += 100
                child.center.x += 200
            }
            animator.startAnimation()
            await stage.wait { child.seen.position.x > 30 }
            square.layer.removeAllAnimations()
            let (x, end) = (child.seen.position.x, square.center.y)
            await stage.wait { child.seen.position.x > x + 20 }
            #expect(child.seen.position.x < child.center.x)
            #expect(square.seen.position.y == end)
            animator.stopAnimation(true)
        }

        // MARK: No animations

        @Test func u106ChangesTakeEffectWithoutAnimations() async {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            var completed: [String] = []
            UIView.animate(withDuration: 5) {
                square.center.x += 100
            } completion: { _ in
                completed.append("block")
            }
            let animator = linear { square.center.y += 100 }
            animator.addCompletion { _ in completed.append("animator") }
            animator.startAnimation()
            await stage.watch(frames: 3) {}
            #expect(square.seen.position == square.center)
            #expect(Set(completed) == ["block", "animator"])
        }
    }
}
