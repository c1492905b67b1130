import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The closure for taps of a request.
@MainActor
@Suite(.leavesNothingBehind)
final class PostTapTests {
    private let stage = Stage()
    private var log: [String] = []

    /// Posts a message, and logs the calls of its closures.
    private func post(
        as presentation: PostPresentation? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
    ) throws -> (post: Post, title: CGPoint) {
        let message = Message("Anna Berg", subtitle: "Lunch?", actions: [PostAction("Reply", endsPost: false) {}])
        let post = stage.makePostView().post(message, as: presentation) {
            $0.onTap { [weak self] post in self?.log.append("tap \(post.phase) \(post.reason?.name ?? "stays")") }
            $0.willRemove { [weak self] _ in self?.log.append("willRemove") }
            $0.onEnd { [weak self] _, reason in self?.log.append("didEnd \(reason.name)") }
            edit(&$0)
        }
        stage.rest()
        let view = try #require(post.view as? MessageView)
        return (post, stage.screenFrame(of: view.titleLabel).center)
    }

    @Test(arguments: [true, false])
    func closureIsCalledBeforeTheExit(isRemovedByPresentation: Bool) throws {
        var presentation = PostPresentation.card(.top)
        if isRemovedByPresentation { presentation.touches = .remove }
        let (post, title) = try post(as: presentation) { if !isRemovedByPresentation { $0.gestures = .tap } }
        stage.simulator.tap(at: title)
        stage.simulator.advance(by: Simulator.frame)
        #expect(log == ["tap shown stays", "willRemove"])
        #expect(post.phase == .leaving)
        stage.rest()
        #expect(log.last == "didEnd tap")
    }

    @Test func postStaysIfNothingElseRemovesIt() throws {
        let (post, title) = try post()
        for _ in 0..<2 {
            stage.simulator.tap(at: title)
            stage.rest()
        }
        #expect(log == ["tap shown stays", "tap shown stays"])
        #expect(post.phase == .shown)
    }

    @Test func actionsOfThePresentationFollow() throws {
        var presentation = PostPresentation.card(.top)
        presentation.touches = .perform { [weak self] _ in self?.log.append("presentation") }
        let (_, title) = try post(as: presentation)
        stage.simulator.tap(at: title)
        stage.rest()
        #expect(log == ["tap shown stays", "presentation"])
    }

    @Test func tapOnButtonIsNoTapOnThePost() throws {
        let (post, _) = try post()
        stage.simulator.tap(try stage.button("Reply", of: post))
        stage.rest()
        #expect(log.isEmpty)
    }

    @Test func dragIsNoTap() throws {
        let (post, title) = try post()
        stage.simulator.touchDown(at: title)
        for step in 1...6 {
            stage.simulator.touchMove(to: CGPoint(x: title.x, y: title.y - CGFloat(10 * step)))
            stage.simulator.advance(by: Simulator.frame)
        }
        stage.simulator.touchUp(at: CGPoint(x: title.x, y: title.y - 60))
        stage.rest()
        #expect(post.reason == .pan)
        #expect(log == ["willRemove", "didEnd pan"])
    }

    @Test func tapDuringTheEntranceCounts() throws {
        let post = stage.makePostView().post(Message("Anna Berg"), as: .card(.top)) {
            $0.onTap { [weak self] in self?.log.append("tap \($0.phase)") }
        }
        stage.simulator.advance(by: 0.3)
        #expect(post.phase == .entering)
        let slot = try #require(post.view?.enclosingSlot)
        stage.simulator.tap(at: stage.screenFrame(of: slot).center)
        #expect(log == ["tap entering"])
        stage.rest()
        #expect(post.phase == .shown)
    }

    @Test func removalInTheClosureHasItsOwnReason() throws {
        let (post, title) = try post { $0.onTap { $0.remove(reason: .cancelled) } }
        stage.simulator.tap(at: title)
        stage.rest()
        #expect(post.reason == .cancelled)
        #expect(log == ["tap shown stays", "willRemove", "didEnd cancelled"])
    }

    @Test func activationByVoiceOverIsATap() throws {
        let (post, _) = try post()
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        let element = try #require(voiceOver.elements.first { $0.accessibilityLabel?.contains("Anna Berg") == true })
        voiceOver.focus(on: element)
        #expect(voiceOver.activate())
        stage.rest()
        #expect(post.phase == .shown)
        #expect(log.first == "tap shown stays")
    }
}
