import Simulator
import Testing
import UIKit

@MainActor
struct AdaptivePresentationDelegateTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let guest: LoggingController
    private let delegate = RecordingSheetDelegate()

    init() {
        home = LoggingController("home", log)
        guest = LoggingController("guest", log)
        simulator.show(home)
        guest.presentationController?.delegate = delegate
    }

    private func present() {
        home.present(guest, animated: true)
        simulator.advance(by: 2)
    }

    @Test func aSwipeAsksOnceAndTellsBeforeAndAfter() {
        present()
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), duration: 2)
        #expect(delegate.log == ["present none", "should", "will"])
        simulator.advance(by: 2)
        #expect(delegate.log == ["present none", "should", "will", "did"])
    }

    @Test func aSwipeThatIsLetGoOfTooEarlyIsNoDismissal() {
        present()
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 300), duration: 2)
        simulator.advance(by: 2)
        #expect(delegate.log == ["present none", "should", "will"])
        home.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(delegate.log == ["present none", "should", "will"])
    }

    @Test func aDismissalByCodeIsNotTold() {
        present()
        guest.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(delegate.log == ["present none"])
    }

    @Test func whatMayNotBeDismissedTellsOfTheAttemptAndMovesALittle() {
        delegate.allowsDismissal = false
        present()
        simulator.touchDown(at: CGPoint(x: 200, y: 100))
        simulator.touchMove(to: CGPoint(x: 200, y: 600))
        let offset = guest.view.superview?.transform.ty ?? 0
        #expect(offset > 0 && offset < 100)
        simulator.touchUp(at: CGPoint(x: 200, y: 600))
        simulator.advance(by: 2)
        #expect(delegate.log.last == "attempt")
        #expect(!delegate.log.contains("will"))
        #expect(home.presentedViewController === guest)
        #expect(guest.view.superview?.transform == .identity)
    }

    @Test func aModalControllersDelegateIsNotAskedButHearsOfTheAttempt() {
        guest.isModalInPresentation = true
        present()
        simulator.pan(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600), duration: 2)
        simulator.advance(by: 2)
        #expect(delegate.log == ["present none", "attempt"])
    }

    @Test func aSheetMayBecomeFullScreen() {
        delegate.adaptiveStyle = .fullScreen
        present()
        #expect(guest.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(home.view.window == nil)
        #expect(delegate.log == ["present fullScreen"])
    }
}
