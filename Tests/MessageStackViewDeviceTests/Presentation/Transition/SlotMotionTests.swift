import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct SlotMotionTests {
    private let stage = Stage()

    private func makePostView(_ transition: PostTransition) -> PostView {
        stage.makeDraggablePostView(
            PostPresentation {
                $0.placement = .top
                $0.transition = transition
            })
    }

    private func settle() { stage.rest() }

    // MARK: Touches

    enum Fade: CaseIterable {
        case slideWithReduceMotion, fade, zoom

        var transition: PostTransition {
            switch self {
            case .slideWithReduceMotion: .slide
            case .fade: .fade
            case .zoom: .zoom
            }
        }
    }

    @Test(arguments: Fade.allCases)
    func touchDuringFadeKeepsItSmooth(fade: Fade) throws {
        stage.simulator.isReduceMotionEnabled = fade == .slideWithReduceMotion
        let view = Stage.makeMessageView()
        let post = makePostView(fade.transition).post(PostRequest(view: view))
        let slot = try #require(view.slot)
        func opacities(frames: Int) -> [CGFloat] {
            stage.simulator.watch(frames: frames) { CGFloat(slot.seenLayer.opacity) }
        }
        var seen = opacities(frames: 1)
        while (seen.last ?? 1) < 0.2 { seen += opacities(frames: 1) }
        stage.finger.down(at: stage.seenCenter(of: slot))
        seen += opacities(frames: 2)
        stage.finger.up()
        try #require((seen.last ?? 1) < 0.8, "the touch ends during the fade")
        seen += opacities(frames: 60)
        #expect(zip(seen.dropFirst(), seen).allSatisfy { $0 - $1 < 0.2 && $0 - $1 > -0.01 }, "\(seen)")
        #expect(seen.last == 1 && slot.alpha == 1 && post.phase == .shown)
    }

    // MARK: Rotation

    @Test func rotationDuringReplacementKeepsItsMotion() throws {
        let postView = makePostView(PostTransition(replacement: .translation(over: .leading, timing: .calm)))
        postView.postManager.capacity = 1
        let view = Stage.makeMessageView()
        let post = postView.post(PostRequest(view: view))
        stage.rest()
        let slot = try #require(view.slot)
        var request = PostRequest(view: UIView.banner())
        request.precedence = .override
        postView.post(request)
        stage.simulator.advance(by: 0.1)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 0.02)
        #expect(post.phase == .leaving && post.reason == .overridden)
        #expect(slot.motion.pose.offset.x < 0 && slot.motion.pose.offset.y == 0)
        stage.rest()
        #expect(post.phase == .ended && slot.superview == nil)
    }

    // MARK: Memory

    /// An animator that keeps its context, and so the slot.
    private final class KeepingAnimator: PostAnimator {
        private var context: PostTransition.Context?

        func enter(_ context: PostTransition.Context, completion: @escaping @MainActor () -> Void) {
            self.context = context
            completion()
        }

        func leave(
            _ context: PostTransition.Context, throwing: PostPan.Throw?, completion: @escaping @MainActor () -> Void
        ) {
            self.context = context
            completion()
        }
    }

    private final class Animators {
        weak var last: KeepingAnimator?
    }

    enum End: CaseIterable {
        case animated, unanimated, viewTaken, slotRemoved, posterReleased, directRemoval
    }

    @Test(arguments: End.allCases)
    func animatorThatKeepsItsContextIsReleased(end: End) async {
        let animators = Animators()
        weak var slot: PostSlot?
        do {
            let postView = makePostView(
                PostTransition {
                    let animator = KeepingAnimator()
                    animators.last = animator
                    return animator
                })
            let view = UIView.banner()
            if end == .directRemoval {
                (postView as any UIViewPoster).post(view: view, animated: true) {}
            } else {
                postView.post(PostRequest(view: view))
            }
            settle()
            slot = view.slot
            #expect(slot != nil && animators.last != nil)
            switch end {
            case .animated: view.enclosingPost?.remove()
            case .unanimated: view.enclosingPost?.remove(animated: false)
            case .viewTaken: view.removeFromSuperview()
            case .slotRemoved: slot?.removeFromSuperview()
            case .posterReleased: postView.removeFromSuperview()
            case .directRemoval: (postView as any UIViewPoster).remove(view: view, animated: true) {}
            }
        }
        settle()
        // The posts of a released poster end a little later on the main actor.
        await TaskOrder.settle()
        #expect(slot == nil && animators.last == nil)
    }
}
