import Simulator
import Testing
import UIKit

@MainActor
struct SheetTests {
    private let stage = PresentationStage()

    init() {
        stage.home.present(stage.guest, animated: true)
        stage.simulator.advance(by: 1)
        _ = stage.log.take()
    }

    private var frame: CGRect { stage.guest.view.convert(stage.guest.view.bounds, to: nil) }

    @Test func itLeavesTheStatusBarFreeAndKeepsTheHomeIndicatorsInset() {
        #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(stage.guest.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func itEntersFromBelowOnASpring() {
        stage.home.dismiss(animated: false)
        stage.simulator.advance(by: 0)
        stage.home.present(stage.guest, animated: true)
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 0.1)
        // (1 + ωt)·e^(−ωt) of the way is left, with ω = √(1000/3).
        let card = stage.guest.view.superview?.layer.presentation()
        #expect(abs((card?.affineTransform().ty ?? 0) - 793 * 0.4552) < 1)
    }

    @Test func itFollowsADragAfterTenPoints() {
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 100))
        stage.simulator.advance(by: 0.1)
        stage.simulator.touchMove(to: CGPoint(x: 200, y: 210))
        #expect(stage.guest.view.superview?.transform.ty == 100)
    }

    @Test func aDragOfMoreThanHalfItsHeightDismissesIt() {
        stage.simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 520), duration: 2)
        stage.simulator.advance(by: 1)
        #expect(stage.log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)"])
        #expect(stage.home.presentedViewController == nil)
    }

    @Test func aShorterDragBringsItBackAndEveryoneHearsTheOpposite() {
        stage.simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 2)
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == [
                "guest willDisappear (dismissed)", "guest willAppear", "guest isAppearing", "guest didAppear",
            ])
        #expect(frame.minY == 59)
        #expect(stage.home.presentedViewController === stage.guest)
    }

    @Test func aFlingDownDismissesItFromAnyPlace() {
        stage.simulator.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
        stage.simulator.advance(by: 1)
        #expect(stage.home.presentedViewController == nil)
    }

    @Test func aModalOneStaysWhereItIs() {
        stage.guest.isModalInPresentation = true
        stage.simulator.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
        stage.simulator.advance(by: 1)
        #expect(stage.home.presentedViewController === stage.guest)
        #expect(stage.log.take() == [])
    }

    @Test func aCallToDismissDuringADragTakesItAwayOnce() {
        stage.simulator.touchDown(at: CGPoint(x: 200, y: 100))
        stage.simulator.touchMove(to: CGPoint(x: 200, y: 210))
        stage.home.dismiss(animated: true) { stage.log.add("completion") }
        stage.simulator.touchUp(at: CGPoint(x: 200, y: 210))
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)", "completion"])
        #expect(stage.window.subviews == [stage.home.view])
    }

    @Test func itKeepsVoiceOverAndTouchesFromWhatIsBelow() {
        let container = stage.window.subviews.last
        #expect(container?.accessibilityViewIsModal == true)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 30), with: nil)?.isDescendant(of: stage.home.view) == false)
    }

    @Test func voiceOversScrubDismissesIt() {
        #expect(stage.window.subviews.last?.accessibilityPerformEscape() == true)
        stage.simulator.advance(by: 1)
        #expect(stage.home.presentedViewController == nil)
    }
}
