import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D19: the escape gesture of VoiceOver, the Escape key and Switch Control's menu dismiss the
/// frontmost post once, and nothing else.
@MainActor
@Suite(.leavesNothingBehind)
struct EscapingRuleTests {
    /// A screen of an app that handles escapes itself.
    private final class Screen: UIViewController {
        private(set) var escapes = 0

        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    private let screen = Screen()
    private let stage: Stage
    private let buttons: [UIButton]
    private let postView: PostView
    /// Another post, which stays behind the frontmost one.
    private let other: Post

    init() {
        stage = Stage(screen)
        buttons = stage.addButtons(["Archive"])
        postView = stage.makePostView()
        var request = PostRequest(Message("Uploading"))
        request.duration = .untilRemoved
        request.editPresentation { $0 = .bar(.bottom) }
        other = stage.makePostView().post(request)
        stage.rest()
    }

    /// A post of a view that doesn't handle escapes.
    private nonisolated static let ownView = ReadyMadePost("view of the app") {
        let label = UILabel()
        label.text = $1.title
        return $0.post(PostRequest(view: UIStackView(arrangedSubviews: [label])))
    }

    /// Returns the first element of a post that a technology can reach.
    private func firstElement(of post: Post, by technology: ReachingTechnology) throws -> UIResponder {
        let slot = try #require(post.view?.slot)
        return try #require(
            technology.reached(on: stage.simulator).first { $0.accessibleView?.isDescendant(of: slot) == true })
    }

    @Test(arguments: ReadyMadePost.all + [ownView], ReachingTechnology.allCases)
    func escapeEndsFrontmostPostOnce(readyMadePost: ReadyMadePost, technology: ReachingTechnology) throws {
        let post = readyMadePost.post(postView, ReadyMadePost.Texts())
        stage.rest()
        try technology.run(on: stage.simulator) {
            let element = try firstElement(of: post, by: technology)
            #expect(technology.focus(on: element, of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            #expect(post.phase != .shown && other.phase == .shown && screen.escapes == 0)
            #expect(post.view?.accessibilityPerformEscape() != true, "the post is already leaving")
            stage.rest()
            #expect(post.phase == .ended && other.phase == .shown && screen.escapes == 0)
            #expect(technology.focus(on: buttons[0], of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            #expect(screen.escapes == 1 && other.phase == .shown)
        }
    }

    @Test(.containersAreModal, arguments: ScreenCover.allCases, [ReachingTechnology.voiceOver, .switchControl])
    func escapeEndsPostInFrontOfAPresentation(cover: ScreenCover, technology: ReachingTechnology) throws {
        let presented = cover.present(on: stage)
        let post = stage.postView.post(Message(.error, "Upload failed", actions: [PostAction("Retry")]))
        stage.rest()
        try technology.run(on: stage.simulator) {
            stage.rest()
            let element = try firstElement(of: post, by: technology)
            #expect(technology.focus(on: element, of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            stage.rest()
            #expect(post.reason == .escape && other.phase == .shown && screen.escapes == 0)
            #expect(presented.presentingViewController != nil, "the presentation gets the next escape")
        }
    }

    @Test(arguments: [ReachingTechnology.voiceOver, .keyboard])
    func escapeInLeavingPostReachesApp(technology: ReachingTechnology) throws {
        let post = postView.post(Message("Saved"))
        stage.rest()
        try technology.run(on: stage.simulator) {
            let element = try firstElement(of: post, by: technology)
            #expect(technology.focus(on: element, of: stage.simulator))
            #expect(technology.escape(on: stage.simulator))
            stage.simulator.advance(by: 0.05)
            #expect(post.phase == .leaving && technology.escape(on: stage.simulator))
            #expect(screen.escapes == 1)
        }
        stage.rest()
        #expect(post.reason == .escape && other.phase == .shown)
    }

    @Test(arguments: ReachingRuleTests.Host.uncovered.filter { $0 != .stack }, [true, false])
    func escapeKeyEndsBlockingPostWithoutFocus(host: ReachingRuleTests.Host, isAppFocused: Bool) {
        if isAppFocused { stage.simulator.pressKey(.tab) }
        #expect((stage.simulator.keyboardFocus === buttons[0]) == isAppFocused)
        let poster = host.makePoster(on: stage)
        func post(on poster: some Poster) -> Post {
            var request = PostRequest(Message("Saved"))
            request.duration = .untilRemoved
            request.editPresentation { $0.backdrop = .dim }
            return poster.post(request)
        }
        let post = post(on: poster)
        stage.rest()
        #expect(stage.simulator.pressKey(.escape))
        stage.rest()
        #expect(post.reason == .escape && other.phase == .shown && screen.escapes == 0)
        #expect(stage.window.hasKeyStatus)
        stage.simulator.pressKey(.escape)
        #expect(screen.escapes == 1 && other.phase == .shown)
    }

    @Test(arguments: ReachingRuleTests.Host.uncovered)
    func escapeOutsidePassivePostReachesApp(host: ReachingRuleTests.Host) {
        func post(on poster: some Poster) -> Post { poster.post(Message("Saved")) }
        let post = post(on: host.makePoster(on: stage))
        stage.rest()
        #expect(stage.simulator.pressKey(.escape))
        #expect(screen.escapes == 1 && post.phase == .shown && other.phase == .shown)
    }
}
