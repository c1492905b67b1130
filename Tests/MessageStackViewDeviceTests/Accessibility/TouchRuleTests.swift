import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D23: nothing happens on touch-down, and a finger that slides away cancels.
@MainActor
@Suite(.leavesNothingBehind)
struct TouchRuleTests {
    private let stage = Stage()
    private let postView: PostView
    private let scrollView = UIScrollView()

    init() {
        scrollView.frame = stage.view.bounds
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        stage.view.addSubview(scrollView)
        postView = stage.makePostView(.card(.top))
        postView.postManager.capacity = 3
    }

    private func postDeck() {
        postView.deck = PostDeck()
        for title in ["First", "Second", "Third"] { postView.post(Message(title)) }
        stage.rest()
        postView.setDeckExpanded(true, animated: false)
        stage.rest()
    }

    @Test func deckCollapsesOnTouchUp() {
        postDeck()
        stage.finger.down(at: CGPoint(x: 200, y: 700))
        stage.simulator.advance(by: 0.1)
        #expect(postView.isDeckExpanded)
        stage.finger.up()
        stage.rest()
        #expect(!postView.isDeckExpanded)
    }

    @Test func slidingFingerLeavesDeckSpreadOut() {
        postDeck()
        stage.finger.down(at: CGPoint(x: 200, y: 700))
        stage.finger.move(by: CGVector(dx: 0, dy: -20), frames: 10)
        stage.finger.up()
        stage.rest()
        #expect(postView.isDeckExpanded && scrollView.contentOffset.y > 100)
    }

    @Test(arguments: [true, false])
    func postRespondsOnTouchUp(isBackdrop: Bool) throws {
        var request = PostRequest(Message("Saved"))
        request.duration = .untilRemoved
        request.gestures = .tap
        request.editPresentation { $0.backdrop = .dim }
        let post = postView.post(request)
        stage.rest()
        let slot = try #require(post.view?.slot).screenFrame
        let point = isBackdrop ? CGPoint(x: 200, y: 700) : CGPoint(x: slot.midX, y: slot.midY)
        stage.finger.down(at: point)
        stage.simulator.advance(by: 0.1)
        stage.finger.move(by: CGVector(dx: 0, dy: 20), frames: 10)
        stage.finger.up()
        stage.rest()
        #expect(post.phase == .shown)
        stage.finger.down(at: point)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .shown)
        stage.finger.up()
        stage.rest()
        #expect(post.reason == (isBackdrop ? .backdrop : .tap))
    }
}
