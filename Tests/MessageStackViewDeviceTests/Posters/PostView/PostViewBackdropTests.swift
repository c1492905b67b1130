import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The backdrops of a post view.
@MainActor
@Suite(.leavesNothingBehind)
struct PostViewBackdropTests {
    private let stage = Stage()
    private let behind = UIButton()

    private func show(_ edit: @escaping @Sendable (inout PostPresentation) -> Void, on postView: PostView) -> Post {
        var request = PostRequest(view: Stage.makeMessageView("Title", "A subtitle"))
        request.editPresentation(edit)
        let post = postView.post(request)
        stage.simulator.advance(by: 1)
        return post
    }

    private func brightness(at point: CGPoint) throws -> CGFloat {
        try #require(stage.brightness(at: point))
    }

    private func makePostView() -> PostView {
        behind.frame = stage.view.bounds
        stage.view.backgroundColor = .white
        stage.view.addSubview(behind)
        let postView = stage.makePostView(PostPresentation { $0.placement = .top })
        postView.postManager.capacity = .max
        return postView
    }

    private let beside = CGPoint(x: 200, y: 700)

    @Test func dimmingBackdropBlocksTheAppAndTapRemovesPost() throws {
        let postView = makePostView()
        var presses = 0
        behind.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let post = show({ $0.backdrop = .dim }, on: postView)
        #expect(abs(try brightness(at: beside) - 0.6) < 0.02)
        stage.simulator.tap(at: beside)
        #expect(presses == 0 && post.phase == .leaving)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .backdrop)
        #expect(try brightness(at: beside) == 1)
        stage.simulator.tap(at: beside)
        #expect(presses == 1)
    }

    @Test func tapOnBackdropKeepsPostForGivenTime() {
        let post = show({ $0.backdrop = PostBackdrop(touches: .absorb.and(.keep(atLeast: 8))) }, on: makePostView())
        post.setDuration(.seconds(3))
        stage.simulator.tap(at: beside)
        stage.simulator.advance(by: 7)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func overrideKeepsTheBackdrop() throws {
        let postView = makePostView()
        postView.postManager.capacity = 1
        let first = show({ $0.backdrop = .dim }, on: postView)
        var request = PostRequest(view: Stage.makeMessageView("Urgent"))
        request.editPresentation { $0.backdrop = .dim }
        request.precedence = .override
        postView.post(request)
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(abs(try brightness(at: beside) - 0.6) < 0.02)
        }
        #expect(first.reason == .overridden)
    }

    @Test func postWithBackdropShrinksOlderPostsSmoothly() throws {
        let postView = makePostView()
        let views = [Stage.makeMessageView(sentences: 60), Stage.makeMessageView(sentences: 60)]
        postView.post(view: views[0])
        stage.rest()
        let slot = try #require(views[0].slot)
        var request = PostRequest(view: views[1])
        request.editPresentation { $0.backdrop = .dim }
        let start = slot.bounds.height
        postView.post(request)
        let heights =
            [start] + stage.simulator.watch(frames: 40) { slot.seenLayer.bounds.height }
        let way = start - (try #require(heights.last))
        #expect(way > 50 && zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < way / 5 }, "\(heights)")
        try stage.expectRoom(for: views)
    }

    /// The backdrop has its frame before its fills fade in.
    @Test func newBackdropCoversTheScreenWhileItFadesIn() throws {
        let postView = makePostView()
        let post = postView.post(PostRequest(view: Stage.makeMessageView(sentences: 60)))
        stage.rest()
        var request = PostRequest(view: Stage.makeMessageView())
        request.editPresentation { $0.backdrop = .dim }
        post.update(with: request)
        for _ in 0..<20 {
            stage.simulator.advance(by: Simulator.frame)
            let backdrop = try #require(postView.backdrops?.current)
            for view in [backdrop, backdrop.fillView] + backdrop.fillView.subviews {
                let layer = view.layer.presentation() ?? view.layer
                #expect(layer.bounds.size == stage.view.bounds.size)
            }
        }
    }
}
