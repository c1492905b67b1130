import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The background behind a posted view that has none.
    @MainActor
    struct PostSlotLookTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func post(_ view: UIView, as presentation: PostPresentation) async throws -> (Post, PostSlot) {
            let post = stage.makePostView().post(PostRequest(view: view), as: presentation)
            await stage.rest()
            return (post, try #require(view.enclosingSlot))
        }

        /// Returns the color behind a posted view; nil for none.
        private func background(of slot: PostSlot) -> UIColor? {
            slot.body?.clipView.backgroundColor
        }

        private func makeLabel() -> UILabel {
            let label = UILabel()
            label.text = "Saved"
            return label
        }

        @Test(
            arguments: [
                PostPresentation(), .card(.bottom), .float, .tab, .centered, .popup,
                PostPresentation { $0.style.shadows = [.floating] },
                PostPresentation { $0.style.borderColor = .red },
            ])
        func plainViewHasNeutralBackground(presentation: PostPresentation) async throws {
            let (_, slot) = try await post(makeLabel(), as: presentation)
            #expect(background(of: slot) == PostTheme.Palette.neutral.background)
            #expect(slot.surfaceColor == PostTheme.Palette.neutral.background)
        }

        @Test(arguments: [PostPresentation.plain, .bar])
        func plainViewWithoutShapeStaysClear(presentation: PostPresentation) async throws {
            let (_, slot) = try await post(makeLabel(), as: presentation)
            #expect(background(of: slot) == nil && slot.surfaceColor == nil)
        }

        @Test func clearFillKeepsViewClear() async throws {
            let style = PostStyle(.color(.clear), corners: .rounded(10))
            let (_, slot) = try await post(makeLabel(), as: PostPresentation { $0.style = style })
            #expect(background(of: slot) == nil)
        }

        @Test func ownBackgroundIsKept() async throws {
            let label = makeLabel()
            label.backgroundColor = .red
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            for view in [label, blur] {
                let (post, slot) = try await post(view, as: .card(.bottom))
                #expect(background(of: slot) == nil)
                post.remove(animated: false)
            }
            #expect(label.backgroundColor == .red)
        }

        @Test func backgroundFollowsUpdates() async throws {
            let label = makeLabel()
            label.backgroundColor = .red
            let (post, slot) = try await post(label, as: .card(.bottom))
            post.update(with: PostRequest(view: makeLabel()))
            await stage.rest()
            #expect(background(of: slot) == PostTheme.Palette.neutral.background)
            var request = PostRequest(view: makeLabel())
            request.editPresentation { $0.style = PostStyle(corners: .none) }
            post.update(with: request)
            await stage.rest()
            #expect(background(of: slot) == nil)
        }
    }
}
