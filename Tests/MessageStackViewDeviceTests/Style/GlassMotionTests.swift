import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Glass while its post fades. iOS draws glass flat while it or a view above it is translucent.
@MainActor
@Suite(.leavesNothingBehind)
struct GlassMotionTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView(.float(.top))
        stage.view.backgroundColor = .white
        for index in 0..<40 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 800, height: 10))
            stripe.backgroundColor = .black
            stage.view.insertSubview(stripe, at: 0)
        }
    }

    private func makeRequest(_ transition: PostTransition, _ fill: PostFill = .glass()) -> PostRequest {
        var request = PostRequest(Message(title: "Title", subtitle: "Subtitle"))
        request.duration = .untilRemoved
        request.editPresentation {
            $0.style.background = [fill]
            $0.transition = transition
        }
        return request
    }

    /// Returns the glass views in a view.
    private func glassViews(in view: UIView) -> [UIVisualEffectView] {
        let inside = view.subviews.flatMap(glassViews)
        return (view as? UIVisualEffectView).map { $0.effect is UIGlassEffect ? inside + [$0] : inside } ?? inside
    }

    /// Returns whether a view or a view above it is translucent in the current frame.
    private func isTranslucent(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { ($0.layer.presentation() ?? $0.layer).opacity < 1 }
    }

    /// Advances frame by frame.
    ///
    /// - Returns: The numbers of frames in which there was glass, and in which some of it was flat.
    private func watchGlass(frames: Int) -> (glass: Int, flat: Int) {
        var (glass, flat) = (0, 0)
        for _ in 0..<frames {
            stage.simulator.advance(by: Simulator.frame)
            let views = glassViews(in: stage.window)
            if !views.isEmpty { glass += 1 }
            if views.contains(where: isTranslucent) { flat += 1 }
        }
        return (glass, flat)
    }

    @Test(arguments: [PostTransition.fade, .zoom, .slide])
    func glassIsNeverFlatWithReduceMotion(transition: PostTransition) {
        stage.simulator.isReduceMotionEnabled = true
        let post = postView.post(makeRequest(transition))
        let entering = watchGlass(frames: 30)
        #expect(entering.glass > 20 && entering.flat == 0)
        #expect(post.phase == .shown)
        post.remove()
        #expect(watchGlass(frames: 30).flat == 0)
        #expect(post.phase == .ended)
    }

    /// The stripes behind the post are blurred in the middle of the fade.
    @Test func pictureShowsGlassDuringFade() throws {
        let slow = PostTransition.Motion.fade(timing: PostTransition.Timing(duration: 1, curve: .linear))
        let post = postView.post(makeRequest(PostTransition(entrance: slow, exit: slow)))
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 0.9)
        let view = try #require(post.view)
        let frame = view.convert(view.bounds, to: nil)
        let levels = (0..<20).compactMap {
            stage.brightness(at: CGPoint(x: frame.minX + 3, y: frame.midY - 10 + CGFloat($0)))
        }
        let contrast = (levels.max() ?? 1) - (levels.min() ?? 0)
        #expect(levels.count == 20 && contrast < 0.35, "\(levels)")
    }

    @Test func caughtGlassLeavesWithoutJump() throws {
        let slow = PostTransition.Motion.fade(timing: PostTransition.Timing(duration: 0.5, curve: .linear))
        let post = postView.post(makeRequest(PostTransition(entrance: .immediate, exit: slow)))
        stage.rest()
        let slot = try #require(post.view?.slot)
        let body = try #require(slot.body)
        post.remove()
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 0.2)
        let before = try #require(body.contentArea.layer.presentation()).opacity
        _ = slot.motion.hold()
        #expect(abs(Float(slot.alpha) - before) < 0.02 && abs(Float(body.contentArea.alpha) - before) < 0.02)
        slot.motion.letGo(velocity: .zero)
        stage.rest()
        #expect(post.phase == .ended)
    }

    @Test(arguments: [false, true])
    func cardsOfDeckHaveNoFlatGlass(reducesMotion: Bool) {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        postView.deck = PostDeck()
        postView.postManager.capacity = 5
        for _ in 0..<5 {
            postView.post(makeRequest(.slide))
            let seen = watchGlass(frames: 40)
            #expect(seen.glass > 20 && seen.flat == 0)
        }
        postView.removeAll()
        #expect(watchGlass(frames: 40).flat == 0)
    }

    @Test func stackHasNoFlatGlassWithReduceMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        let stack = stage.view.createMessageStackView()
        let post = stack.post(makeRequest(.slide))
        let entering = watchGlass(frames: 40)
        #expect(entering.flat == 0 && entering.glass > 0)
        post.remove()
        #expect(watchGlass(frames: 40).flat == 0)
    }
}
