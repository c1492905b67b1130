import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

// MARK: - Touches outside posts

extension PostBackdropsTests {
    @Test func blockingBackdropBlocksTouchesAndHandlesTap() {
        let (_, app) = appButton()
        let log = Log()
        show(post(dim, log: log))
        #expect(backdrops.blocksTouch(at: outside))
        stage.simulator.tap(at: outside)
        #expect(app.events.isEmpty && log.events == ["1 actions"])
    }

    @Test func dragOnBackdropIsNotTap() {
        let log = Log()
        show(post(dim, log: log))
        stage.simulator.pan(from: outside, to: CGPoint(x: 300, y: 400))
        #expect(log.events.isEmpty)
        stage.simulator.tap(at: outside)
        #expect(log.events.count == 1)
    }

    @Test func absorbingBackdropIgnoresTaps() {
        let (_, app) = appButton()
        var absorbing = red
        absorbing.touches = .absorb
        let log = Log()
        show(post(absorbing, log: log))
        stage.simulator.tap(at: outside)
        #expect(app.events.isEmpty && log.events.isEmpty)
    }

    /// The container lets touches outside posts pass, as post views do.
    @Test func forwardingBackdropHandlesTapAndPassesItOn() {
        let (_, app) = appButton()
        let log = Log()
        var noticing = red
        noticing.touches = PostPresentation.TouchResponse.forward.and(.keep(atLeast: 3))
        container.frame = CGRect(x: 0, y: 0, width: 240, height: 400)
        let one = post(noticing, log: log)
        show(one)
        #expect(!backdrops.blocksTouch(at: outside))
        stage.simulator.tap(at: outside)
        #expect(app.events == ["button"] && log.events == ["1 actions"])
        stage.simulator.pan(from: outside, to: CGPoint(x: 300, y: 400))
        stage.simulator.tap(at: CGPoint(x: 100, y: 150))
        #expect(log.events == ["1 actions"])
        show()
        stage.simulator.tap(at: outside)
        #expect(app.events.count == 2 && log.events.count == 1)
        #expect(stage.window.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } != true)
    }

    @Test func forwardingBackdropHandlesTapsOfTapHost() {
        let (_, app) = appButton()
        let log = Log()
        let covered = UIView(frame: stage.view.bounds)
        stage.view.addSubview(covered)
        covered.isUserInteractionEnabled = false
        container.removeFromSuperview()
        covered.addSubview(container)
        backdrops.host = covered
        backdrops.tapHost = stage.window
        var noticing = red
        noticing.touches = PostPresentation.TouchResponse.forward.and(.remove)
        show(post(noticing, log: log))
        stage.simulator.tap(at: outside)
        #expect(app.events == ["button"] && log.events == ["1 actions"])
        show()
        stage.simulator.tap(at: outside)
        #expect(log.events.count == 1)
    }
}
