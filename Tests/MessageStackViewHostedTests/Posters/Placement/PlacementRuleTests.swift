import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct PlacementRuleTests {
        private func frame(of view: UIView, on stage: Stage) throws -> CGRect {
            let slot = try #require(view.slot)
            return slot.convert(slot.bounds, to: stage.view)
        }

        @discardableResult
        private func show(_ view: UIView, _ presentation: PostPresentation, on stage: Stage) async -> Post {
            let post = stage.makePostView(presentation).post(PostRequest(view: view))
            await stage.rest()
            return post
        }

        // MARK: Size

        @Test func maximumSizePrecedesMinimumSize() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let presentation = PostPresentation {
                $0.placement = .center
                $0.size = PostSize(
                    width: .points(200), minimumWidth: .points(330), minimumHeight: .points(200),
                    maximumWidth: .points(310), maximumHeight: .points(150))
            }
            await show(view, presentation, on: stage)
            let size = try frame(of: view, on: stage).size
            #expect(abs(size.width - 310) < 0.5 && abs(size.height - 150) < 0.5)
        }

        @Test(arguments: [PostSize.Length.points(-5), .points(.nan), .ratio(.infinity), .ratio(-1)])
        func invalidLengthsAreIgnored(length: PostSize.Length) async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            await show(view, PostPresentation { $0.placement = .center }, on: stage)
            let expected = try frame(of: view, on: stage)
            let other = Stage.makeMessageView()
            let presentation = PostPresentation {
                $0.placement = .center
                $0.size = PostSize(minimumHeight: length, maximumWidth: length, maximumHeight: length)
            }
            await show(other, presentation, on: stage)
            #expect(try frame(of: other, on: stage) == expected)
        }

        @Test func veryLongTextStaysInsideTheHost() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView("Title", String(repeating: "Words of it ", count: 5_000))
            await show(view, .float, on: stage)
            #expect(stage.safeFrame.contains(try frame(of: view, on: stage)))
        }

        // MARK: Changes while shown

        @Test func postFollowsSafeAreaChanges() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            await show(view, .bar, on: stage)
            stage.controller.additionalSafeAreaInsets.top = 44
            await stage.rest()
            #expect(try frame(of: view, on: stage).minY == 0)
            #expect(abs(view.convert(view.bounds, to: stage.view).minY - stage.safeFrame.minY) < 0.5)
        }

        @Test func postGrowsWithItsText() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView("Title", nil)
            let post = await show(view, .card(.bottom), on: stage)
            let before = try frame(of: view, on: stage)
            view.set(message: Message(title: "Title", subtitle: String(repeating: "More. ", count: 60)))
            post.contentSizeDidChange()
            await stage.rest()
            let after = try frame(of: view, on: stage)
            #expect(after.height > before.height + 50)
            #expect(abs(after.maxY - before.maxY) < 0.5)
        }

        @Test func postMovesWithItsPostView() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let postView = stage.makePostView(.card)
            let post = postView.post(PostRequest(view: view))
            await stage.rest()
            let other = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 400))
            stage.view.addSubview(other)
            postView.addTo(view: other, layout: .top, constrainToSafeArea: false)
            await stage.rest()
            #expect(post.phase == .shown)
            let frame = try frame(of: view, on: stage)
            #expect(frame.minX == 8 && frame.minY == 308 && frame.width == 284)
        }

        // MARK: Hosts

        @Test func hostHasNoExtraViewsAfterLastPost() async throws {
            let stage = try await Stage()
            let before = stage.view.subviews
            let postView = stage.makePostView(.centered)
            let post = postView.post(PostRequest(view: Stage.makeMessageView()))
            await stage.rest()
            post.remove()
            await stage.rest()
            #expect(stage.view.subviews == before + [postView])
            #expect(postView.subviews.isEmpty)
        }

        @Test func plainPresentationAddsNoStageAndNoBody() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let subviews = stage.view.subviews.count
            await show(view, .plain, on: stage)
            #expect(stage.view.subviews.count == subviews + 1)
            #expect(view.superview is PostSlot)
        }

        // MARK: Several posts

        @Test func postsAtDifferentEdgesAreIndependent() async throws {
            let stage = try await Stage()
            let postView = stage.makePostView(.card)
            postView.postManager.capacity = .max
            let top = Stage.makeMessageView("Top")
            let bottom = Stage.makeMessageView("Bottom")
            postView.post(PostRequest(view: top))
            var request = PostRequest(view: bottom)
            request.editPresentation { $0.placement.position = .bottom }
            postView.post(request)
            await stage.rest()
            #expect(try frame(of: top, on: stage).minY == stage.safeFrame.minY + 8)
            #expect(try frame(of: bottom, on: stage).maxY == stage.safeFrame.maxY - 8)
        }
    }
}
