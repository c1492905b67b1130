import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Interrupted transitions of a post, frame by frame.
    @MainActor
    struct TransitionTraceTests {
        /// The rendered state of a post in one frame.
        struct Sample {
            var center: CGPoint
            var opacity: CGFloat
        }

        private func makePost(_ transition: PostTransition, on stage: Stage) throws -> (post: Post, slot: PostSlot) {
            let view = Stage.makeMessageView("Title", "A subtitle")
            let postView = stage.makePostView(
                PostPresentation {
                    $0.placement = .top
                    $0.transition = transition
                    $0.pan = PostPan(Set(PostEdge.allCases))
                })
            let post = postView.post(PostRequest(view: view))
            return (post, try #require(view.slot))
        }

        private func sample(of slot: PostSlot) -> Sample {
            let layer = slot.layer.presentation() ?? slot.layer
            return Sample(center: CGPoint(x: layer.frame.midX, y: layer.frame.midY), opacity: CGFloat(layer.opacity))
        }

        // MARK: Timing

        @Test func transitionWithoutMotionIsImmediate() async throws {
            let stage = try await Stage()
            let (post, slot) = try makePost(.none, on: stage)
            #expect(post.phase == .shown)
            post.remove()
            #expect(post.phase == .ended && slot.superview == nil)
        }

        @Test(arguments: [Double.nan, -1, .infinity])
        func invalidDurationsTakeNoTime(duration: Double) async throws {
            let stage = try await Stage()
            let timing = PostTransition.Timing(duration: duration, delay: duration)
            let (post, _) = try makePost(
                PostTransition(entrance: .fade(timing: timing), exit: .fade(timing: timing)), on: stage)
            #expect(post.phase == .shown)
        }

        @Test func overriddenPostUsesPopTransition() async throws {
            let stage = try await Stage()
            var transition = PostTransition()
            transition.replacement = .fade(timing: PostTransition.Timing(duration: 0.3, curve: .linear))
            let (post, slot) = try makePost(transition, on: stage)
            await stage.rest()
            let rest = sample(of: slot)
            var request = PostRequest(view: Stage.makeMessageView("Urgent"))
            request.precedence = .override
            let poster = try #require(slot.superview as? PostView)
            poster.post(request)
            let leaving = await stage.watch(frames: 15) { slot.superview == nil ? rest : sample(of: slot) }
            #expect(leaving.allSatisfy { $0.center == rest.center })
            #expect(leaving.contains { $0.opacity > 0.1 && $0.opacity < 0.9 })
            await stage.rest()
            #expect(post.reason == .overridden)
        }

        // MARK: Reduce Motion

        @Test(arguments: PostEdge.allCases)
        func hiddenOffsetIncludesShadow(edge: PostEdge) async throws {
            let stage = try await Stage()
            let shadow = PostStyle.Shadow(
                radius: 30, opacity: 1, color: .black, offset: CGSize(width: 10, height: 20))
            let view = UIView.banner()
            let postView = stage.makePostView(
                PostPresentation {
                    $0.placement = .center
                    $0.style.shadows = [shadow]
                })
            postView.post(PostRequest(view: view))
            let slot = try #require(view.slot)
            await stage.rest()
            let frame = postView.convert(slot.frame, to: nil)
            let offset = postView.hiddenOffset(of: slot, over: edge)
            let hidden = frame.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -90, dy: -90)
                .union(frame.offsetBy(dx: offset.x + 10, dy: offset.y + 20).insetBy(dx: -90, dy: -90))
            #expect(!hidden.intersects(stage.window.bounds))
        }
    }
}
