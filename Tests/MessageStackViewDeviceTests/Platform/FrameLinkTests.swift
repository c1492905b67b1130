import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

@MainActor
@Suite(
    .without(.framesAreUneven, .timersAreLate, because: "The tests count the calls of single frames."),
    .leavesNothingBehind)
struct FrameLinkTests {
    private let simulator = Simulator()

    private func nextFrame() { simulator.advance(by: Simulator.frame) }

    @Test func oneDisplayLinkCallsInRegistrationOrder() {
        var calls: [Int] = []
        let links = (0..<3).map { number in FrameLink { calls.append(number) } }
        #expect(simulator.displayLinks == 1)
        nextFrame()
        #expect(calls == [0, 1, 2])
        for link in links { link.invalidate() }
        #expect(simulator.displayLinks == 0)
        nextFrame()
        #expect(calls.count == 3)
    }

    @Test func linkReplacedDuringCallIsCalled() {
        var calls: [String] = []
        var link: FrameLink?
        link = FrameLink {
            calls.append("old")
            link?.invalidate()
            link = FrameLink { calls.append("new") }
        }
        nextFrame()
        nextFrame()
        #expect(calls == ["old", "new"])
        #expect(simulator.displayLinks == 1)
        link?.invalidate()
        link = nil
    }

    @Test func linkEndsWithOwnerOnAnyThread() async {
        nonisolated final class Owner: Sendable {
            let link: FrameLink
            init(_ link: FrameLink) { self.link = link }
        }
        var calls = 0
        var owner: Owner? = Owner(FrameLink { calls += 1 })
        let lastReference = LastReference(owner)
        owner = nil
        await lastReference.releaseOnAnotherThread()
        await TaskOrder.settle()
        #expect(simulator.displayLinks == 0)
        await simulator.advance(by: Simulator.frame)
        #expect(calls == 0)
    }
}

/// The posters and hosts of the library.
private enum Place: CaseIterable {
    case view, stack, toast, keyWindow, postWindow, bar, bars

    @MainActor
    func poster(on stage: Stage) -> any Poster {
        switch self {
        case .view: stage.view.createPostView(edge: .bottom)
        case .stack: stage.view.createMessageStackView(edge: .bottom)
        case .toast: stage.view.createPosterView(layout: .bottom) as Toast
        case .keyWindow: stage.postView
        case .postWindow: UIApplication.shared.postWindow()
        case .bar: stage.controller.createBarPostView(edge: .top)
        case .bars: stage.controller.createBarPostView(edge: .top, followsVisibleScreen: true)
        }
    }
}

@MainActor
@Suite(.leavesNothingBehind)
struct PosterFrameTests {
    private let stage = Stage()
    private let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))

    /// Makes a text field first responder, which posts must not cover.
    init() {
        stage.view.addSubview(field)
        field.becomeFirstResponder()
    }

    @Test(arguments: Place.allCases)
    private func noDisplayLinkRunsForAPost(on place: Place) {
        let poster = place.poster(on: stage)
        stage.rest()
        #expect(stage.simulator.displayLinks == 0)
        var request = PostRequest(view: UIView.banner()).with { $0.duration = 1 }
        request.editPresentation { $0.backdrop = .dim }
        poster.post(request)
        stage.simulator.advance(by: 0.2)
        #expect(stage.simulator.displayLinks == 0, "while it enters")
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.displayLinks == 0)
    }

    @Test(arguments: Place.allCases)
    private func noDisplayLinkRunsWhilePostsAreQueued(on place: Place) {
        let poster = place.poster(on: stage)
        poster.post(view: UIView.banner())
        stage.rest()
        let suspension = poster.postManager.suspend()
        let waiting = poster.post(PostRequest(view: UIView.banner()))
        poster.postManager.removeCurrent()
        stage.rest()
        #expect(waiting.phase == .waiting)
        #expect(stage.simulator.displayLinks == 0)
        suspension.release()
        stage.rest()
        #expect(waiting.phase == .shown && waiting.view?.window != nil)
    }

    @Test func noDisplayLinkRunsAfterDismissingController() {
        let controller = UIViewController()
        controller.preferredContentSize.height = 200
        stage.controller.present(controller, as: .presented)
        stage.rest()
        #expect(controller.view.window === stage.window)
        controller.dismiss(animated: true)
        stage.rest()
        #expect(stage.simulator.displayLinks == 0 && controller.view.window == nil)
    }
}
