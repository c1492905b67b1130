import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The fades of posts with glass or a blur. iOS draws glass flat, and no blur, while its view or one above it is translucent.
    @MainActor
    struct GlassFadeTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView(.float(.top))
        }

        private func post(_ fill: PostFill, _ transition: PostTransition) throws -> PostSlot {
            var request = PostRequest(Message(title: "Title", subtitle: "Subtitle"))
            request.duration = .untilRemoved
            request.editPresentation {
                $0.style.background = [fill]
                $0.style.borderColor = .red
                $0.style.shadows = [PostStyle.Shadow(radius: 10, opacity: 0.2, color: .black, offset: .zero)]
                $0.transition = transition
            }
            return try #require(postView.post(request).view?.slot)
        }

        private func opacity(of view: UIView) -> Float { (view.layer.presentation() ?? view.layer).opacity }

        /// The views of effects in a view.
        private func effectViews(in view: UIView) -> [UIVisualEffectView] {
            view.subviews.flatMap(effectViews) + [view as? UIVisualEffectView].compactMap(\.self)
        }

        /// Returns whether an effect in a slot is translucent in the current frame.
        private func hasFlatGlass(_ slot: PostSlot) -> Bool {
            effectViews(in: slot).contains { sequence(first: $0, next: \.superview).contains { opacity(of: $0) < 1 } }
        }

        @Test(arguments: [PostTransition.fade, .zoom, .slide], [PostFill.glass(), .blur(.regular)])
        func effectIsOpaqueDuringTransition(transition: PostTransition, fill: PostFill) async throws {
            let slot = try post(fill, transition)
            #expect(!effectViews(in: slot).isEmpty)
            #expect(await stage.watch(frames: 20) { hasFlatGlass(slot) }.allSatisfy { !$0 })
            await stage.rest()
            #expect(slot.post?.phase == .shown && effectViews(in: slot).allSatisfy { $0.effect != nil })
            slot.post?.remove()
            #expect(await stage.watch(frames: 20) { hasFlatGlass(slot) }.allSatisfy { !$0 })
        }

        @Test func contentOfGlassFades() async throws {
            let linear = PostTransition.Motion.fade(timing: PostTransition.Timing(duration: 0.5, curve: .linear))
            let slot = try post(.glass(), PostTransition(entrance: linear, exit: linear))
            let body = try #require(slot.body)
            let shadow = try #require(body.shadowView)
            let parts = [body.contentArea, shadow]
            for _ in 0..<2 {
                let opacities = await stage.watch(frames: 15) { parts.map(opacity(of:)) }
                for (index, part) in parts.enumerated() {
                    #expect(opacities.contains { $0[index] > 0.2 && $0[index] < 0.8 }, "\(part)")
                }
                await stage.rest()
                slot.post?.remove()
            }
        }

        @Test func partsOfGlassAreVisibleAtRest() async throws {
            let slot = try post(.glass(), .fade)
            await stage.rest()
            let body = try #require(slot.body)
            #expect(slot.alpha == 1 && body.contentArea.alpha == 1 && body.shadowView?.alpha == 1)
            #expect(body.clipView.layer.borderColor?.alpha == 1)
        }

        @Test func postWithoutGlassFadesAsWhole() async throws {
            let slot = try post(.color(.white), .fade)
            await stage.nextFrame()
            #expect(opacity(of: slot) < 1 && slot.body?.contentArea.alpha == 1)
        }

        @Test func glassOfUpdateDuringFadeIsShownAtRest() async throws {
            let slot = try post(.color(.red), .fade)
            await stage.watch(frames: 5) {}
            slot.restyle(PostStyle(.glass(), corners: .rounded(20)))
            await stage.rest()
            #expect(!effectViews(in: slot).isEmpty && !hasFlatGlass(slot) && slot.body?.contentArea.alpha == 1)
        }

        /// A slot that isn't on the screen yet, or is hidden.
        @Test func opacityFollowsGlassOfHiddenSlot() throws {
            let slot = PostSlot()
            slot.setStyle(PostStyle(.color(.red)), edge: nil, needsBody: true, scrolls: false)
            slot.alpha = 0
            slot.restyle(PostStyle(.glass()))
            #expect(slot.alpha == 0 && opacity(of: slot) == 1 && !hasFlatGlass(slot))
            #expect(slot.body?.contentArea.alpha == 0 && effectViews(in: slot).allSatisfy { $0.effect == nil })
            slot.restyle(PostStyle(.color(.red)))
            #expect(slot.alpha == 0 && opacity(of: slot) == 0 && slot.body?.contentArea.alpha == 1)
        }
    }
}
