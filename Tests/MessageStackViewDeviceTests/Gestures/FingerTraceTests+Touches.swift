import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// MARK: - Touches of content, and taps

extension FingerTraceTests {
    // MARK: Content

    private func makeForm() -> (view: UIView, button: UIButton, slider: UISlider, scrollView: UIScrollView) {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 260).isActive = true
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 10, width: 120, height: 44)
        let slider = UISlider(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        let scrollView = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
        scrollView.contentSize = CGSize(width: 200, height: 400)
        for subview in [button, slider, scrollView] { view.addSubview(subview) }
        return (view, button, slider, scrollView)
    }

    @Test func buttonsAndSlidersInPostWork() throws {
        let form = makeForm()
        var presses = 0
        form.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let (post, slot) = try show(form.view) {
            $0.pan = PostPan(Set(PostEdge.allCases))
            $0.touches = .remove
        }
        stage.simulator.tap(form.button)
        #expect(presses == 1 && post.phase == .shown)
        // A movement of nine points is still a press.
        let middle = form.button.convert(CGPoint(x: 60, y: 22), to: nil)
        finger.down(at: middle)
        stage.simulator.advance(by: 0.1)
        finger.move(by: CGVector(dx: 9, dy: 0))
        finger.up()
        stage.simulator.advance(by: 0.1)
        #expect(presses == 2)

        let rest = center(of: slot)
        let thumb = form.slider.convert(CGPoint(x: 14, y: 17), to: nil)
        stage.simulator.pan(from: thumb, to: CGPoint(x: thumb.x + 100, y: thumb.y))
        #expect(form.slider.value > 0.3)
        #expect(center(of: slot) == rest && post.phase == .shown)
    }

    @Test func editedFieldInPostKeepsItsDrags() throws {
        let field = UITextField()
        field.text = "A text to select in"
        field.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let (post, slot) = try show(field) { $0.placement = .bottom }
        field.becomeFirstResponder()
        stage.rest()
        let start = center(of: slot)
        stage.simulator.pan(from: start, to: CGPoint(x: start.x, y: start.y + 50))
        stage.rest()
        #expect(post.phase == .shown && field.isFirstResponder)
    }

    @Test func scrollViewInPostHandsOverDragAtItsEnd() throws {
        let form = makeForm()
        let (post, slot) = try show(form.view) { _ in }
        let rest = center(of: slot)
        let start = form.scrollView.convert(CGPoint(x: 100, y: 130), to: nil)
        let up = CGPoint(x: start.x, y: start.y - 80)
        stage.simulator.pan(from: start, to: up)
        #expect(form.scrollView.contentOffset.y > 40)
        #expect(center(of: slot) == rest)
        form.scrollView.contentOffset.y = 250
        let end = form.scrollView.convert(CGPoint(x: 100, y: 380), to: nil)
        stage.simulator.fling(from: end, to: CGPoint(x: end.x, y: end.y - 120))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    // MARK: Taps

    @Test func tapPerformsAllActionsInOrder() throws {
        nonisolated(unsafe) var calls: [String] = []
        let (post, slot) = try show {
            $0.touches = .absorb.and(.perform { _ in calls.append("first") }).and(.remove)
                .and(.perform { calls.append("\($0.phase)") })
        }
        stage.simulator.tap(at: center(of: slot))
        #expect(calls == ["first", "leaving"])
        stage.simulator.advance(by: 1)
        #expect(post.reason == .tap)
    }

    @Test func tapHoldsPostForGivenTime() throws {
        let (post, slot) = try show { $0.touches = .absorb.and(.keep(atLeast: 8)) }
        post.setDuration(.seconds(3))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: center(of: slot))
        stage.simulator.advance(by: 7.5)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 1)
        #expect(post.phase != .shown)
    }

    @Test func forwardingPostLetsTouchesThrough() throws {
        var presses = 0
        let behind = UIButton(frame: stage.view.bounds)
        behind.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.view.addSubview(behind)
        let form = makeForm()
        var own = 0
        form.button.addAction(UIAction { _ in own += 1 }, for: .touchUpInside)
        let (_, slot) = try show(form.view) { $0.touches = .forward }
        stage.simulator.tap(at: CGPoint(x: center(of: slot).x + 100, y: center(of: slot).y))
        #expect(presses == 1)
        stage.simulator.tap(form.button)
        #expect(own == 1 && presses == 1)
    }

    @Test func forwardingPostPerformsTapActions() throws {
        var (presses, taps) = (0, 0)
        let behind = UIButton(frame: stage.view.bounds)
        behind.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.view.addSubview(behind)
        let form = makeForm()
        let (post, slot) = try show(form.view) {
            $0.touches = .forward.and(.perform { _ in taps += 1 }).and(.remove)
        }
        let point = CGPoint(x: center(of: slot).x + 100, y: center(of: slot).y)
        stage.simulator.tap(form.button)
        stage.simulator.tap(at: CGPoint(x: 200, y: 800))
        stage.simulator.pan(from: point, to: CGPoint(x: point.x - 60, y: point.y), duration: 0.2)
        #expect(taps == 0 && post.phase == .shown, "a tap on its button, a tap next to it and a drag don't count")
        presses = 0
        stage.simulator.tap(at: point)
        stage.simulator.advance(by: 1)
        #expect(presses == 1 && taps == 1 && post.reason == .tap)
        stage.simulator.tap(at: point)
        #expect(presses == 2 && taps == 1)
        #expect(stage.window.gestureRecognizers?.isEmpty ?? true, "no recogniser is left on the window")
    }

    @Test func forwardingPostInPostWindowPerformsTapActions() throws {
        let postWindow = try #require(stage.window.windowScene).postWindow()
        var request = PostRequest(view: .banner())
        request.editPresentation { $0.touches = .forward.and(.remove) }
        let post = postWindow.post(request)
        stage.simulator.advance(by: 1)
        let slot = try #require(post.view?.enclosingSlot)
        stage.simulator.tap(at: center(of: slot))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .tap)
    }
}
