import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D38 for updates in place, and for Prefer Cross-Fade Transitions.
@MainActor
@Suite(.leavesNothingBehind)
struct FadeRuleTests {
    private let stage = Stage()

    private func frames(of view: UIView) throws -> CGRect {
        try stage.seenSlotFrame(of: view)
    }

    @Test(arguments: [false, true])
    func updateCrossFades(replacesView: Bool) throws {
        stage.simulator.isReduceMotionEnabled = true
        let postView = stage.makePostView(.card(.top))
        let post = postView.post(Message("Black", subtitle: "One"))
        stage.rest()
        let slot = try #require(post.view?.slot)
        let before = slot.subviews.count
        let text = Stage.text(sentences: 4)
        let badge = BadgeMessage("White", subtitle: text, image: nil, fillColor: .red)
        let update: any Postable = if replacesView { badge } else { Message("White", subtitle: text) }
        post.update(with: PostRequest(update))
        let view = try #require(post.view)
        let frame = try frames(of: view)
        #expect(slot.subviews.count == before + 1)
        let picture = try #require(slot.subviews.last)
        var opacities: [Float] = []
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(try frames(of: view) == frame)
            #expect(slot.seenLayer.opacity == 1)
            if picture.superview != nil { opacities.append(picture.layer.presentation()?.opacity ?? 1) }
        }
        #expect(opacities.contains { $0 > 0.2 && $0 < 0.8 } && opacities == opacities.sorted(by: >))
        stage.rest()
        #expect(picture.superview == nil && slot.subviews.count == before)
    }

    @Test(arguments: [false, true])
    func plainUpdateHasNoPicture(reducesMotion: Bool) throws {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let post = stage.makePostView(.card(.top)).post(Message("Black"))
        stage.rest()
        let slot = try #require(post.view?.slot)
        let before = slot.subviews
        post.update(with: PostRequest(Message("White")).with { $0.isAnimated = !reducesMotion })
        #expect(slot.subviews == before)
    }

    @Test func pictureIsPassive() throws {
        stage.simulator.isReduceMotionEnabled = true
        stage.simulator.voiceOver.start()
        let retry = PostAction("Retry", endsPost: false)
        let post = stage.makePostView(.card(.top)).post(Message("Failed", actions: [retry]))
        stage.rest()
        post.update(with: Message("Failed again", actions: [retry]))
        stage.simulator.advance(by: Simulator.frame)
        #expect(stage.readLabels == ["Failed again", "Retry"])
        stage.simulator.voiceOver.stop()
        let button = try stage.button("Retry", of: post)
        let frame = stage.screenFrame(of: button)
        #expect(stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil) === button)
    }

    @Test func crossFadeMovesNoPost() throws {
        stage.simulator.prefersCrossFadeTransitions = true
        for presentation in [PostPresentation.bar, .card(.bottom), .centered, .fullScreen] {
            let post = stage.makePostView(presentation).post("Saved")
            let view = try #require(post.view)
            var frames: [CGRect] = []
            for _ in 0..<30 {
                stage.simulator.advance(by: Simulator.frame)
                frames.append(try self.frames(of: view))
            }
            #expect(Set(frames.map(\.minY)).count == 1)
            post.remove(animated: false)
        }
    }
}
