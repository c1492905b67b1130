import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts held by the app, and the time that is left after a hold.
@MainActor
@Suite(.leavesNothingBehind)
struct PostHoldTests {
    private let stage = Stage()

    /// A source that stops the time of posts on screen, without a touch or a focus.
    enum Source: CaseIterable {
        case offScreen, inactiveScene, background, suspension, untimed
    }

    private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
        var post: Post?
        private var hold: PostSuspension?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            hold = post?.hold()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            hold?.release()
        }
    }

    @Test(arguments: Source.allCases)
    func twoSecondsAreLeftAfterAHold(source: Source) {
        let container = UIView(frame: stage.view.bounds)
        stage.view.addSubview(container)
        let postView = container.createPostView(edge: .top)
        let post = postView.post(PostRequest(view: Stage.makeMessageView()).with { $0.duration = 5 })
        stage.simulator.advance(by: 5)
        #expect(post.timeLeft.map { $0 > 0 && $0 < 1 } == true)
        var suspension: PostSuspension?
        switch source {
        case .offScreen: container.removeFromSuperview()
        case .inactiveScene: stage.simulator.resignActive()
        case .background: stage.simulator.moveToBackground()
        case .suspension: suspension = postView.postManager.suspend()
        case .untimed: PostEnvironment.app.durationScale = .infinity
        }
        stage.simulator.advance(by: 10)
        #expect(post.phase == .shown)
        switch source {
        case .offScreen: stage.view.addSubview(container)
        case .inactiveScene, .background: stage.simulator.moveToForeground()
        case .suspension: suspension?.release()
        case .untimed: PostEnvironment.app.durationScale = 1
        }
        stage.simulator.advance(by: 1.9)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [10, -3.0])
    func waitingPostWithAnAutomaticDurationIsExtended(seconds: TimeInterval) throws {
        stage.simulator.advance(by: 0)
        let postView = stage.postView
        let first = postView.post(PostRequest(view: Stage.makeMessageView()).with { $0.duration = 20 })
        let post = postView.post(Message("Saved"))
        #expect(post.phase == .waiting && post.timeLeft == nil)
        post.extend(by: seconds)
        post.extend(by: .nan)
        first.remove(animated: false)
        stage.simulator.advance(by: Simulator.frame)
        let time = PostDuration.readingTime(of: "Saved") + seconds
        #expect(abs(try #require(post.timeLeft) - time) < 0.1)
    }

    @Test func contextMenuHoldsPost() throws {
        let delegate = MenuDelegate()
        let view = Stage.makeMessageView()
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let postView = stage.makePostView(PostPresentation { $0.placement = .center })
        let post = postView.post(PostRequest(view: view).with { $0.duration = 3 })
        delegate.post = post
        stage.simulator.advance(by: 1)
        stage.simulator.press(at: view.convert(CGPoint(x: 100, y: 20), to: nil), forDuration: 0.7)
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown)
        stage.simulator.tap(at: CGPoint(x: 30, y: 800))
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }
}
