import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Calls of a poster's own methods, whose completions are each called once.
@MainActor
@Suite(.leavesNothingBehind)
struct DirectChangesTests {
    enum Kind: CaseIterable {
        case postView, stack, toast
    }

    private final class Log {
        var calls: [String] = []
    }

    private let stage = Stage()
    private let log = Log()
    private let view = UIView.banner()

    private func makePoster(_ kind: Kind) -> any UIViewPoster {
        switch kind {
        case .postView: return stage.view.createPostView()
        case .stack: return stage.view.createMessageStackView()
        case .toast:
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            return toast
        }
    }

    private func post(on poster: any UIViewPoster, animated: Bool = true) {
        poster.post(view: view, animated: animated) { [log] in log.calls.append("post") }
    }

    private func remove(from poster: any UIViewPoster, _ name: String = "remove", animated: Bool = true) {
        poster.remove(view: view, animated: animated) { [log] in log.calls.append(name) }
    }

    private func settle() { stage.rest() }

    private func advance() { stage.simulator.advance(by: 0.1) }

    /// Expects each of the completions once, in any order. That of an interrupted change is called later on the main actor.
    private func expect(_ calls: Set<String>, sourceLocation: SourceLocation = #_sourceLocation) async {
        settle()
        await TaskOrder.settle()
        settle()
        #expect(
            log.calls.count == calls.count && Set(log.calls) == calls, "\(log.calls)", sourceLocation: sourceLocation)
        #expect(view.superview == nil, sourceLocation: sourceLocation)
    }

    @Test(arguments: Kind.allCases, [true, false])
    func removalDuringEntranceCompletesBoth(kind: Kind, isAnimated: Bool) async {
        let poster = makePoster(kind)
        post(on: poster)
        advance()
        remove(from: poster, animated: isAnimated)
        await expect(["post", "remove"])
    }

    @Test(arguments: Kind.allCases, [true, false])
    func secondRemovalCompletesBoth(kind: Kind, isAnimated: Bool) async {
        let poster = makePoster(kind)
        post(on: poster)
        settle()
        remove(from: poster, "first")
        advance()
        remove(from: poster, "second", animated: isAnimated)
        await expect(["post", "first", "second"])
    }

    @Test(arguments: Kind.allCases, [true, false])
    func plainChangesCompleteAtOnce(kind: Kind, isAnimated: Bool) async {
        let poster = makePoster(kind)
        post(on: poster, animated: false)
        #expect(log.calls == ["post"])
        remove(from: poster, animated: false)
        #expect(log.calls == ["post", "remove"])
        await expect(["post", "remove"])
    }

    @Test(arguments: Kind.allCases)
    func releasedPosterCompletesEntrance(kind: Kind) async {
        do {
            let poster = makePoster(kind)
            post(on: poster)
            advance()
            (poster as? UIView)?.removeFromSuperview()
        }
        settle()
        await TaskOrder.settle()
        #expect(log.calls == ["post"])
    }
}
