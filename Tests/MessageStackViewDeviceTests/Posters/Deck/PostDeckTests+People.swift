import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// Decks with assistive technologies and Reduce Motion.
extension PostDeckTests {
    @Test func buriedCardsAreHiddenFromVoiceOver() {
        let postView = makeDeck()
        postView.postManager.showsOneAtATimeForAssistiveTechnology = false
        let posts = post(4, on: postView)
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        #expect(posts.map { $0.view?.slot?.accessibilityElementsHidden } == [true, true, true, false])
        focus(voiceOver, on: "3 more")
        #expect(voiceOver.activate())
        stage.simulator.advance(by: 1)
        #expect(postView.isDeckExpanded)
        #expect(posts.allSatisfy { $0.view?.slot?.accessibilityElementsHidden == false })
        focus(voiceOver, on: "Show less")
        #expect(voiceOver.activate())
        stage.simulator.advance(by: 1)
        #expect(!postView.isDeckExpanded)
        voiceOver.stop()
    }

    private func focus(_ voiceOver: VoiceOver, on label: String) {
        voiceOver.focus(on: voiceOver.elements.first { ($0 as? UIView)?.accessibilityLabel == label })
    }

    @Test func voiceControlExpandsDeckByItsButtonTitle() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        postView.postManager.gestureManager.addTapToRemoveGesture(to: posts[2].view!)
        #expect(stage.simulator.tapElement(named: "2 more"))
        stage.simulator.advance(by: 1)
        #expect(postView.isDeckExpanded)
        #expect(posts.allSatisfy { $0.phase == .shown })
    }

    @Test func expandButtonFollowsNewestPostInReadingOrder() {
        let postView = makeDeck()
        post(3, on: postView)
        let lines = stage.simulator.accessibilityDump().split(separator: "\n").map(String.init)
        let newest = lines.firstIndex { $0.contains("Number 3") }
        let button = lines.firstIndex { $0.contains("2 more") }
        #expect(newest != nil && button != nil)
        #expect((newest ?? 0) < (button ?? 0), "\(lines)")
        #expect(!lines.contains { $0.contains("Number 2") })
    }

    @Test func reduceMotionFadesCardsInPlace() {
        stage.simulator.isReduceMotionEnabled = true
        let postView = makeDeck()
        let posts = post(2, on: postView)
        postView.setDeckExpanded(true, animated: true)
        stage.simulator.advance(by: 0.05)
        #expect(abs(frame(of: posts[0]).minY - frame(of: posts[1]).maxY - 10) < 0.01)
        let card = posts[0].view?.slot?.card
        #expect((card?.layer.presentation()?.opacity ?? 1) < 0.9)
        stage.simulator.advance(by: 1)
        #expect(card?.alpha == 1)
    }

    @Test func handleIsAtLeast44Points() throws {
        let postView = makeDeck()
        post(2, on: postView)
        let handle = try #require(postView.subviews.first { $0 is DeckHandle })
        #expect(handle.bounds.height >= 44 && handle.bounds.width >= 44)
    }
}
