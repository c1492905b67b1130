import Simulator
import Testing
import UIKit

@MainActor
struct SheetTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let guest: LoggingController
    private let window: UIWindow

    init() {
        home = LoggingController("home", log)
        guest = LoggingController("guest", log)
        window = simulator.show(home)
        home.present(guest, animated: true)
        simulator.advance(by: 1)
        _ = log.take()
    }

    private var frame: CGRect { guest.view.convert(guest.view.bounds, to: nil) }

    @Test func itLeavesTheStatusBarFreeAndKeepsTheHomeIndicatorsInset() {
        #expect(frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(guest.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func itEntersFromBelowOnASpring() {
        home.dismiss(animated: false)
        simulator.advance(by: 0)
        home.present(guest, animated: true)
        simulator.advance(by: 0)
        simulator.advance(by: 0.1)
        // (1 + ωt)·e^(−ωt) of the way is left, with ω = √(1000/3).
        let card = guest.view.superview?.layer.presentation()
        #expect(abs((card?.affineTransform().ty ?? 0) - 793 * 0.4552) < 1)
    }

    @Test func itFollowsADragAfterTenPoints() {
        simulator.touchDown(at: CGPoint(x: 200, y: 100))
        simulator.advance(by: 0.1)
        simulator.touchMove(to: CGPoint(x: 200, y: 210))
        #expect(guest.view.superview?.transform.ty == 100)
    }

    @Test func aDragOfMoreThanHalfItsHeightDismissesIt() {
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 520), duration: 2)
        simulator.advance(by: 1)
        #expect(log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)"])
        #expect(home.presentedViewController == nil)
    }

    @Test func aShorterDragBringsItBackAndEveryoneHearsTheOpposite() {
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 2)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "guest willAppear", "guest isAppearing", "guest didAppear",
            ])
        #expect(frame.minY == 59)
        #expect(home.presentedViewController === guest)
    }

    @Test func aFlingDownDismissesItFromAnyPlace() {
        simulator.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300))
        simulator.advance(by: 1)
        #expect(home.presentedViewController == nil)
    }

    @Test func aModalOneStaysWhereItIs() {
        guest.isModalInPresentation = true
        simulator.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
        simulator.advance(by: 1)
        #expect(home.presentedViewController === guest)
        #expect(log.take() == [])
    }

    @Test func aCallToDismissDuringADragTakesItAwayOnce() {
        simulator.touchDown(at: CGPoint(x: 200, y: 100))
        simulator.touchMove(to: CGPoint(x: 200, y: 210))
        home.dismiss(animated: true) { log.add("completion") }
        simulator.touchUp(at: CGPoint(x: 200, y: 210))
        simulator.advance(by: 1)
        #expect(
            log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)", "completion"])
        #expect(window.subviews == [home.view])
    }

    @Test func itKeepsVoiceOverAndTouchesFromWhatIsBelow() {
        let stage = window.subviews.last
        #expect(stage?.accessibilityViewIsModal == true)
        #expect(window.hitTest(CGPoint(x: 200, y: 30), with: nil)?.isDescendant(of: home.view) == false)
    }

    @Test func voiceOversScrubDismissesIt() {
        #expect(window.subviews.last?.accessibilityPerformEscape() == true)
        simulator.advance(by: 1)
        #expect(home.presentedViewController == nil)
    }
}
