import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// The backdrops of a post view.
@MainActor
struct PostViewBackdropTests {
    private let stage = Stage()
    private let behind = UIButton()

    private func show(_ edit: @escaping @Sendable (inout PostPresentation) -> Void, on postView: PostView) -> Post {
        var request = PostRequest(view: Stage.makeMessageView("Title", "A subtitle"))
        request.presentation = edit
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
        postView.postManager.isSerialQueue = false
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

    @Test func appIsTouchableWithoutBackdrop() {
        let postView = makePostView()
        var presses = 0
        behind.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let post = show({ _ in }, on: postView)
        stage.simulator.tap(at: beside)
        #expect(presses == 1 && post.phase == .shown)
    }

    /// SwiftEntryKit never ran the actions of a forwarding entry.
    @Test("SEK-D17: a forwarded tap reaches the app and removes the post", .tags(.swiftEntryKit))
    func forwardedTapReachesTheAppAndRemovesPost() {
        let postView = makePostView()
        var presses = 0
        behind.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let post = show({ $0.backdrop.touches = .forward.and(.remove) }, on: postView)
        stage.simulator.tap(at: beside)
        stage.simulator.advance(by: 1)
        #expect(presses == 1 && post.reason == .backdrop)
    }

    @Test func dragOnBackdropIsNotATap() {
        let postView = makePostView()
        let post = show({ $0.backdrop = .dim }, on: postView)
        stage.simulator.pan(from: beside, to: CGPoint(x: beside.x, y: beside.y - 100))
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test func backdropOfLaterPostIsShown() throws {
        let postView = makePostView()
        let first = show({ $0.backdrop = .dim }, on: postView)
        let second = show(
            {
                $0.placement = .bottom
                $0.backdrop = PostBackdrop(.color(.black), touches: .absorb)
            }, on: postView)
        #expect(try brightness(at: CGPoint(x: 200, y: 500)) < 0.02)
        // The backdrop also covers the first post, which cannot be touched.
        stage.simulator.tap(at: CGPoint(x: 200, y: 100))
        #expect(first.phase == .shown && second.phase == .shown)
        second.remove()
        stage.simulator.advance(by: 1)
        #expect(abs(try brightness(at: CGPoint(x: 200, y: 500)) - 0.6) < 0.02)
        first.remove()
        stage.simulator.advance(by: 1)
        #expect(try brightness(at: CGPoint(x: 200, y: 500)) == 1)
    }

    @Test func overrideKeepsTheBackdrop() throws {
        let postView = makePostView()
        postView.postManager.isSerialQueue = true
        let first = show({ $0.backdrop = .dim }, on: postView)
        var request = PostRequest(view: Stage.makeMessageView("Urgent"))
        request.presentation = { $0.backdrop = .dim }
        request.precedence = .override
        postView.post(request)
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(abs(try brightness(at: beside) - 0.6) < 0.02)
        }
        #expect(first.reason == .overridden)
    }

    @Test("D27, SEK-D15: only a blocking post is modal", .tags(.swiftEntryKit))
    func onlyBlockingPostIsModal() {
        let postView = makePostView()
        let passive = show({ $0.backdrop = PostBackdrop(.color(UIColor(white: 0, alpha: 0.2))) }, on: postView)
        #expect(!postView.accessibilityViewIsModal)
        let modal = show({ $0.backdrop = .dim }, on: postView)
        #expect(postView.accessibilityViewIsModal)
        modal.remove()
        stage.simulator.advance(by: 1)
        #expect(!postView.accessibilityViewIsModal && passive.phase == .shown)
    }

    @Test func backdropCoversTheScreenAfterRotation() throws {
        let postView = makePostView()
        _ = show({ $0.backdrop = .dim }, on: postView)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        let bounds = stage.view.bounds
        for point in [CGPoint(x: 2, y: 2), CGPoint(x: bounds.maxX - 3, y: bounds.maxY - 3)] {
            #expect(try brightness(at: point) < 0.7)
        }
    }
}
