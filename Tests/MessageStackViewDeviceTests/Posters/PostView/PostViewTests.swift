import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostViewTests {
    private let stage = Stage()

    @Test func closeButtonWorksDuringTheEntrance() throws {
        let post = stage.postView.post(Stage.message)
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 0.2)
        let view = try #require(post.view as? BadgeMessageView)
        let seen = stage.seenFrame(of: view.button)
        #expect(seen.midY < 79 + view.bounds.midY - 5, "the post is still entering")
        stage.simulator.tap(at: CGPoint(x: seen.midX, y: seen.midY))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
    }

    @Test func bottomPostEntersFromBelowAndIsSwipedDown() throws {
        let postView = stage.view.createPostView(edge: .bottom)
        let post = postView.post(Stage.message)
        stage.simulator.advance(by: 0)
        let view = try #require(post.view)
        #expect(stage.seenFrame(of: view).minY >= 852)
        stage.simulator.advance(by: 1)
        let frame = stage.seenFrame(of: view)
        #expect(abs(frame.maxY - (852 - 34 - 20)) < 0.001)
        let start = CGPoint(x: 150, y: frame.minY + 15)
        stage.simulator.fling(from: start, to: CGPoint(x: 150, y: start.y + 70))
        stage.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    // MARK: Several at once

    @Test func remainingPostsCloseTheGapSmoothly() throws {
        let postView = stage.view.createPostView()
        postView.postManager.capacity = .max
        let views = (0..<3).map { _ in postView.post(badgeMessage: Stage.message) }
        stage.simulator.advance(by: 1)
        let slots = try views.map { try #require($0.superview) }
        func tops() -> [CGFloat] { slots[1...].map { $0.layer.presentation()?.frame.minY ?? $0.frame.minY } }
        postView.postManager.remove(view: views[0])
        var last = tops()
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let now = tops()
            #expect(zip(last, now).allSatisfy { $0 - $1 > -0.01 && $0 - $1 < 30 })
            last = now
        }
        #expect(abs(stage.seenFrame(of: views[1]).minY - 79) < 0.001)
        #expect(abs(stage.seenFrame(of: views[2]).minY - (stage.seenFrame(of: views[1]).maxY + 10)) < 0.001)
        #expect(postView.placements.count == 2)
    }

    @Test func releaseDuringEntranceIsNotReportedAsMisuse() {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { reports.append($1) }
        weak var released: PostView?
        do {
            let postView = stage.view.createPostView()
            released = postView
            postView.post(view: UIView.banner())
            stage.simulator.advance(by: Simulator.frame)
            postView.removeFromSuperview()
        }
        stage.simulator.advance(by: 12)
        #expect(released == nil)
        #expect(reports == [])
    }

    // MARK: Direct changes

    @Test(arguments: [true, false])
    func directPostKeepsEmptyingPostView(isAnimated: Bool) {
        let postView = stage.view.createPostView()
        postView.removeFromSuperviewOnEmpty = true
        let direct = UIView.banner()
        (postView as any UIViewPoster).post(view: direct, animated: false) {}
        let post = postView.post(PostRequest(view: UIView.banner()))
        stage.rest()
        post.remove(animated: isAnimated)
        stage.rest()
        #expect(post.phase == .ended && direct.window != nil)
        (postView as any UIViewPoster).remove(view: direct, animated: isAnimated) {}
        stage.rest()
        #expect(direct.superview == nil && postView.superview == nil)
    }

    /// An animator that doesn't complete its exit, which the manager ends then.
    private final class EndlessAnimator: PostAnimator {
        func enter(_ context: PostTransition.Context, completion: @escaping @MainActor () -> Void) { completion() }

        private var completion: (@MainActor () -> Void)?

        func leave(
            _ context: PostTransition.Context, throwing: PostPan.Throw?, completion: @escaping @MainActor () -> Void
        ) {
            self.completion = completion
        }
    }

    @Test func postWhoseExitIsEndedLetsPostViewLeave() {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        PostMisuse.reporter = { _, _ in }
        let postView = stage.view.createPostView()
        postView.removeFromSuperviewOnEmpty = true
        let post = postView.post(
            PostRequest(view: UIView.banner()),
            as: PostPresentation { $0.transition = PostTransition { EndlessAnimator() } })
        stage.rest()
        post.remove()
        stage.simulator.advance(by: 20)
        #expect(post.phase == .ended && postView.superview == nil)
    }

    // MARK: Room

    private static let longText = Stage.text(sentences: 150)

    private func expectInSight(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
        let frame = view.convert(view.bounds, to: nil)
        #expect(stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame), sourceLocation: sourceLocation)
        #expect(frame.height > 20, sourceLocation: sourceLocation)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func tooLongTextScrolls(edge: PostEdge) throws {
        let postView = stage.view.createPostView(edge: edge)
        let view = Stage.makeMessageView("Title", Self.longText)
        postView.post(view: view)
        stage.simulator.advance(by: 1)
        let slot = try #require(view.slot)
        expectInSight(slot)
        let scrollView = try #require(slot.body?.scrollView)
        #expect(scrollView.isScrollEnabled && scrollView.contentSize.height > slot.bounds.height)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        expectInSight(slot)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func textThatFitsOnlyInPortraitScrollsInLandscape() throws {
        let postView = stage.view.createPostView(edge: .top)
        postView.presentation = .plain
        let view = Stage.makeMessageView("Title", String(repeating: "A line\n", count: 30))
        postView.post(view: view)
        stage.simulator.advance(by: 1)
        let slot = try #require(view.slot)
        #expect(slot.body == nil)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        expectInSight(slot)
        #expect(slot.body?.scrollView?.isScrollEnabled == true)
        stage.simulator.rotate(to: .portrait)
        stage.simulator.advance(by: 1)
        expectInSight(slot)
        #expect(slot.body?.scrollView?.isScrollEnabled == false)
    }

    @Test func newInsetsMoveAShownPost() {
        let postView = stage.view.createPostView()
        let post = postView.post(view: UIView.banner())
        stage.rest()
        postView.edgeInsets = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 40)
        stage.simulator.advance(by: 0)
        #expect(post.view.map(stage.seenFrame) == CGRect(x: 30, y: 64, width: 323, height: 60))
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.advance(by: 0.1)
        #expect(post.view.map(stage.seenFrame)?.minX == 40)
    }
}
