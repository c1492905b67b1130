import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The time for which a post could be seen.
@MainActor
@Suite(.leavesNothingBehind)
struct TimeShownTests {
    private let stage = Stage()

    /// A state of the screen, the app or the post.
    enum State: CaseIterable {
        case none, finger, background, inactiveScene, offScreen, suspension, cover

        /// Whether the post can be seen.
        var isSeen: Bool { self == .none || self == .finger }
    }

    @Test(
        .without(.presentersViewsStay, because: "a view over a post that doesn't time out isn't looked for"),
        arguments: State.allCases)
    func timeShownPassesWhileThePostCanBeSeen(state: State) throws {
        let container = UIView(frame: stage.view.bounds)
        stage.view.addSubview(container)
        let view = Stage.makeMessageView()
        let postView = container.createPostView(edge: .top)
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 2)
        let before = post.timeShown
        #expect(before > 0 && before < 2, "The entrance doesn't count.")
        var suspension: PostSuspension?
        switch state {
        case .none: break
        case .finger: stage.simulator.touchDown(at: view.convert(CGPoint(x: 60, y: 20), to: nil))
        case .background: stage.simulator.moveToBackground()
        case .inactiveScene: stage.simulator.resignActive()
        case .offScreen: container.removeFromSuperview()
        case .suspension: suspension = postView.postManager.suspend()
        case .cover:
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            stage.controller.present(cover, animated: false)
        }
        stage.simulator.advance(by: 10)
        #expect(abs(post.timeShown - before - (state.isSeen ? 10 : 0)) < 0.1)
        switch state {
        case .finger: stage.simulator.touchUp(at: view.convert(CGPoint(x: 60, y: 20), to: nil))
        case .background, .inactiveScene: stage.simulator.moveToForeground()
        case .suspension: suspension?.release()
        case .none, .offScreen, .cover: break
        }
        let after = post.timeShown
        post.remove(animated: false)
        #expect(post.phase == .ended && post.timeShown == after)
    }

    @Test func tuckedCardOfADeckIsNotSeen() {
        let postView = stage.view.createPostView(edge: .top)
        postView.deck = PostDeck()
        let posts = ["First", "Second"].map { title in
            let post = postView.post(PostRequest(view: Stage.makeMessageView(title)))
            stage.simulator.advance(by: 2)
            return post
        }
        let before = posts.map(\.timeShown)
        stage.simulator.advance(by: 10)
        #expect(abs(posts[0].timeShown - before[0]) < 0.1 && abs(posts[1].timeShown - before[1] - 10) < 0.1)
        postView.setDeckExpanded(true, animated: true)
        stage.simulator.advance(by: 5)
        #expect(posts[0].timeShown - before[0] > 4.5 && posts[1].timeShown - before[1] > 14.9)
    }

    @Test func postWithoutAHostHasNoTimeShown() {
        let postView = PostView()
        let post = postView.post(Message("Saved"))
        stage.simulator.advance(by: 5)
        #expect(post.timeShown == 0)
    }
}
