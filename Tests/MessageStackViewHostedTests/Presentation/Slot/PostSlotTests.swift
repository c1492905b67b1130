import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The size of a posted view that has a frame instead of constraints.
    @MainActor
    struct PostSlotTests {
        /// A poster of the library.
        enum Host: CaseIterable {
            case postView, edge, stack, bar, window, deck
        }

        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func poster(_ host: Host) -> any Poster {
            switch host {
            case .postView: return stage.makePostView(PostPresentation { $0.placement = .top })
            case .edge: return stage.view.createPostView(edge: .top)
            case .stack: return stage.view.createMessageStackView(edge: .top)
            case .bar: return stage.controller.createBarPostView(edge: .top)
            case .window: return stage.postView
            case .deck:
                let postView = stage.makePostView(PostPresentation { $0.placement = .top })
                postView.deck = PostDeck()
                return postView
            }
        }

        private func makeView() -> UIView { UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 80)) }

        @Test(arguments: Host.allCases)
        func viewKeepsHeightOfFrame(host: Host) async throws {
            let poster = poster(host)
            let view = makeView()
            let post = poster.post(PostRequest(view: view))
            await stage.rest()
            #expect(post.phase == .shown)
            #expect(view.bounds.height == 80)
            #expect(try stage.seenFrame(of: view).height == 80)
            post.remove()
            await stage.rest()
            #expect(view.frame == CGRect(x: 7, y: 9, width: 200, height: 80) && view.constraints.isEmpty)
            let again = poster.post(PostRequest(view: view))
            await stage.rest()
            #expect(again.phase == .shown && view.bounds.height == 80)
        }

        @Test func viewKeepsSizeOfFrame() async throws {
            let view = makeView()
            let presentation = PostPresentation {
                $0.placement = .center
                $0.size = .content
            }
            stage.makePostView().post(PostRequest(view: view), as: presentation)
            await stage.rest()
            #expect(view.bounds.size == CGSize(width: 200, height: 80))
        }

        @Test func sizeOfPresentationPrevails() async throws {
            let view = makeView()
            let presentation = PostPresentation {
                $0.placement = .center
                $0.size = PostSize(width: .points(150), height: .points(120))
            }
            stage.makePostView().post(PostRequest(view: view), as: presentation)
            await stage.rest()
            #expect(view.bounds.size == CGSize(width: 150, height: 120))
        }

        @Test func constraintsPrevailOverFrame() async throws {
            let view = makeView()
            let label = UILabel()
            label.text = "Saved"
            view.addFilling(label)
            stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            #expect(view.bounds.height == label.intrinsicContentSize.height)
        }

        @Test func frameKeepsHeightInNewBody() async throws {
            let view = makeView()
            let post = stage.makePostView().post(PostRequest(view: view))
            await stage.rest()
            var request = PostRequest(view: view)
            request.editPresentation { $0.style = PostStyle(.color(.red), corners: .rounded(10)) }
            post.update(with: request)
            await stage.rest()
            #expect(view.enclosingSlot?.body != nil && view.bounds.height == 80)
        }

        @Test func viewWithoutSizeGivesAdvice() async throws {
            let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
            defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
            var kinds: [PostMisuse.Kind] = []
            PostMisuse.given = []
            PostMisuse.reporter = { kind, _ in kinds.append(kind) }
            let postView = stage.makePostView()
            for (presentation, expected) in [(PostPresentation.fullScreen, []), (.init(), [PostMisuse.Kind.emptyView])]
            {
                for view in [makeView(), UIView(), UIView()] {
                    let post = postView.post(PostRequest(view: view), as: presentation)
                    await stage.rest()
                    post.remove(animated: false)
                }
                #expect(kinds == expected)
            }
        }
    }
}
