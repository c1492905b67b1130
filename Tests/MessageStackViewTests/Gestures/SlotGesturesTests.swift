#if canImport(Simulator)
    import Testing
    import UIKit

    @testable import MessageStackView

    /// Fingers on a slot that slides in to 100…200 points below the top of the screen.
    @MainActor
    struct SlotGesturesTests {
        private let poster = SlidingPoster.onScreen()
        private let middle = CGPoint(x: 150, y: 150)

        private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

        /// Moves the finger in steps of a frame, `speed` points each.
        private func drag(from start: CGPoint, by steps: [CGVector]) -> CGPoint {
            var place = start
            for step in steps {
                place.x += step.dx
                place.y += step.dy
                poster.simulator.touchMove(to: place)
                poster.simulator.advance(by: 1.0 / 60)
            }
            return place
        }

        private func up(_ points: CGFloat, frames: Int) -> [CGVector] {
            Array(repeating: CGVector(dx: 0, dy: -points), count: frames)
        }

        @Test func aShownSlotFollowsTheFingerAndComesBack() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 1)
            #expect(post.phase == .shown)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: up(4, frames: 10))
            // The first ten points tell a drag from a tap, and are not followed.
            #expect(abs(poster.seenOffset(of: slot) + 30) < 0.5)
            poster.simulator.advance(by: 0.5)
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(poster.seenOffset(of: slot) == 0)
            #expect(post.phase == .shown)
        }

        @Test func aDragBeyondHalfItsHeightRemovesIt() {
            let (post, _) = poster.postBanner()
            poster.simulator.advance(by: 1)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: up(7, frames: 10))
            poster.simulator.advance(by: 0.5)
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(post.reason == .pan)
        }

        /// B3 of the rivals' defects.
        @Test func aFlickRemovesIt() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 1)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: up(12, frames: 3))
            let seen = poster.seenOffset(of: slot)
            #expect(seen > -50)
            poster.simulator.touchUp(at: end)
            #expect(post.phase == .leaving)
            poster.simulator.advance(by: 1.0 / 60)
            poster.simulator.advance(by: 1.0 / 60)
            #expect(poster.seenOffset(of: slot) < seen - 10)
            poster.simulator.advance(by: 1)
            #expect(post.reason == .pan)
        }

        @Test func theOtherWayItStretches() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 1)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: Array(repeating: CGVector(dx: 0, dy: 11), count: 10))
            let stretched = poster.seenOffset(of: slot)
            #expect(stretched > 20 && stretched < 50)
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(poster.seenOffset(of: slot) == 0)
            #expect(post.phase == .shown)
        }

        /// B4 of the rivals' defects.
        @Test func aHorizontalDragIsSomebodyElses() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 1)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: Array(repeating: CGVector(dx: 9, dy: -3), count: 12))
            #expect(poster.seenOffset(of: slot) == 0)
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(post.phase == .shown)
        }

        @Test func aFingerOnItStopsItsTime() {
            let (post, _) = poster.postBanner(dismissAfter: 3)
            poster.simulator.advance(by: 2)
            poster.simulator.touchDown(at: middle)
            poster.simulator.advance(by: 30)
            #expect(post.phase == .shown)
            poster.simulator.touchUp(at: middle)
            poster.simulator.advance(by: 1.9)
            #expect(post.phase == .shown)
            poster.simulator.advance(by: 1)
            #expect(post.reason == .timeout)
        }

        @Test func aTapRemovesItWhereThatIsWanted() {
            let view = UIView()
            poster.postManager.gestureManager.addTapToRemoveGesture(to: view)
            let post = poster.postManager.post(PostRequest(view: view))
            poster.simulator.advance(by: 1)
            poster.simulator.tap(at: middle)
            poster.simulator.advance(by: 1)
            #expect(post.reason == .tap)
        }

        @Test func aPanCanBeTakenBackBeforeTheViewIsShown() {
            let view = UIView()
            poster.postManager.gestureManager.removePanToRemoveGesture(from: view)
            let post = poster.postManager.post(PostRequest(view: view))
            poster.simulator.advance(by: 1)
            poster.simulator.touchDown(at: middle)
            let end = drag(from: middle, by: up(10, frames: 12))
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(post.phase == .shown)
        }

        /// B9 of the rivals' defects.
        @Test func anEnteringSlotIsCaughtWhereItIsSeen() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 0.1)
            let seen = poster.seenOffset(of: slot)
            #expect(seen < -10 && seen > -100)
            let finger = point(150, 150 + seen)
            poster.simulator.touchDown(at: finger)
            #expect(abs(poster.seenOffset(of: slot) - seen) < 1)
            poster.simulator.advance(by: 1)
            #expect(abs(poster.seenOffset(of: slot) - seen) < 1)
            #expect(post.phase == .entering)
            poster.simulator.touchUp(at: finger)
            poster.simulator.advance(by: 1)
            #expect(post.phase == .shown)
            #expect(poster.seenOffset(of: slot) == 0)
        }

        @Test func anEnteringSlotCanBeThrownOff() {
            let delegate = RecordingDelegate()
            poster.postManager.delegate = delegate
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 0.12)
            let finger = point(150, 150 + poster.seenOffset(of: slot))
            poster.simulator.touchDown(at: finger)
            let end = drag(from: finger, by: up(12, frames: 4))
            poster.simulator.touchUp(at: end)
            poster.simulator.advance(by: 1)
            #expect(post.reason == .pan)
            #expect(delegate.log == ["willPost 0", "willRemove 0", "didRemove 0", "ended 0 pan"])
        }

        @Test func aLeavingSlotIsCaughtAndGoesOnWhenItIsLetGo() {
            let (post, slot) = poster.postBanner()
            poster.simulator.advance(by: 1)
            post.remove()
            poster.simulator.advance(by: 0.08)
            let seen = poster.seenOffset(of: slot)
            #expect(seen < -5 && seen > -150)
            poster.simulator.touchDown(at: point(150, 150 + seen))
            poster.simulator.advance(by: 20)
            #expect(abs(poster.seenOffset(of: slot) - seen) < 1)
            #expect(post.phase == .leaving)
            poster.simulator.touchUp(at: point(150, 150 + seen))
            poster.simulator.advance(by: 1)
            #expect(post.reason == .programmatic)
        }
    }
#endif
