import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// Decks, in which older posts are stacked behind the newest one.
///
/// A tap, a pull or an assistive technology expands a deck.
@MainActor
@Suite(.leavesNothingBehind)
struct PostDeckTests {
    let stage = Stage()

    func makeDeck(_ edge: PostEdge = .top) -> PostView {
        let postView = stage.view.createPostView(edge: edge)
        postView.deck = PostDeck()
        return postView
    }

    @discardableResult
    func post(_ count: Int, on postView: PostView, for duration: PostDuration = .untilRemoved) -> [Post] {
        (0..<count).map { index in
            var request = PostRequest(view: Stage.makeMessageView("Number \(index + 1)"))
            request.duration = duration
            let post = postView.post(request)
            stage.simulator.advance(by: 0.5)
            return post
        }
    }

    func frame(of post: Post) -> CGRect {
        post.view.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    func point(below post: Post) -> CGPoint {
        let frame = frame(of: post)
        return CGPoint(x: frame.midX, y: frame.maxY + 5)
    }

    // MARK: Collapsed

    @Test func newestPostIsAtTheEdgeAndOthersPeekOut() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        let frames = posts.map(frame(of:))
        #expect(frames[2].minY == stage.safeFrame.minY + 20)
        #expect(abs(frames[1].maxY - frames[2].maxY - 10) < 0.01)
        #expect(abs(frames[0].maxY - frames[2].maxY - 20) < 0.01)
        #expect(frames[0].width < frames[1].width && frames[1].width < frames[2].width)
    }

    @Test func bottomDeckPeeksOutAbove() {
        let postView = makeDeck(.bottom)
        let posts = post(2, on: postView)
        let frames = posts.map(frame(of:))
        #expect(frames[1].maxY == stage.safeFrame.maxY - 20)
        #expect(abs(frames[1].minY - frames[0].minY - 10) < 0.01)
    }

    @Test func deckShowsSeveralPostsAtOnce() {
        let postView = makeDeck()
        #expect(postView.postManager.capacity == .max)
        postView.postManager.capacity = 2
        postView.deck = PostDeck(visibleCount: 2)
        #expect(postView.postManager.capacity == 2)
    }

    @Test func olderCardsMoveBackSmoothlyDuringEntrance() {
        let postView = makeDeck()
        let first = post(1, on: postView)[0]
        postView.post(view: Stage.makeMessageView("Number 2"))
        var last = seenFrame(of: first)
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let seen = seenFrame(of: first)
            #expect(abs(seen.maxY - last.maxY) < 4)
            #expect(seen.maxY >= last.maxY - 0.01 && seen.width <= last.width + 0.01, "the card never moves back")
            last = seen
        }
        #expect(abs(last.width - 0.95 * postView.bounds.width) < 0.1)
    }

    func seenFrame(of post: Post) -> CGRect {
        guard let card = post.view?.slot?.card else { return .null }
        return (card.layer.presentation() ?? card.layer).frame
    }

    @Test func nextCardTakesTheFrontWhenTheNewestLeaves() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        let rest = frame(of: posts[2])
        posts[2].remove()
        stage.simulator.advance(by: 1)
        #expect(frame(of: posts[1]) == rest)
        #expect(posts[1].view?.slot?.card?.isBehind == false)
    }

    @Test func removedBuriedCardLeavesNoView() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        posts[1].remove()
        posts[0].remove(animated: false)
        stage.simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.ended, .ended, .shown])
        #expect(postView.subviews.count { $0 is DeckCard } == 1)
        posts[2].remove()
        stage.simulator.advance(by: 1)
        #expect(postView.subviews.isEmpty)
    }

    @Test func viewsAreRestoredAfterRemoval() {
        let postView = makeDeck()
        let view = UIView.banner()
        postView.post(view: view)
        post(1, on: postView)
        postView.postManager.removeAll(animated: false)
        #expect(view.superview == nil && view.transform.isIdentity && view.alpha == 1)
        #expect(!view.accessibilityElementsHidden && view.isUserInteractionEnabled)
    }

    // MARK: Time

    @Test func timerRunsForNewestPostOnly() {
        let postView = makeDeck()
        let posts = post(2, on: postView, for: .seconds(3))
        stage.simulator.advance(by: 4)
        #expect(posts.map(\.phase) == [.shown, .ended])
        stage.simulator.advance(by: 1.5)
        #expect(posts[0].phase == .shown, "at least two seconds remain after the hold")
        stage.simulator.advance(by: 2)
        #expect(posts[0].reason == .timeout)
    }

    @Test func expandedDeckStopsTimers() {
        let postView = makeDeck()
        let posts = post(3, on: postView, for: .seconds(3))
        postView.setDeckExpanded(true, animated: true)
        stage.simulator.advance(by: 20)
        #expect(posts.map(\.phase) == [.shown, .shown, .shown])
        postView.setDeckExpanded(false, animated: true)
        stage.simulator.advance(by: 4.5)
        #expect(posts.map(\.phase) == [.shown, .shown, .ended])
    }

    // MARK: Expansion

    @Test func tapOnNewestPostExpandsDeck() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        stage.simulator.tap(at: CGPoint(x: frame(of: posts[2]).midX, y: frame(of: posts[2]).midY))
        stage.simulator.advance(by: 1)
        #expect(postView.isDeckExpanded)
        let frames = posts.reversed().map(frame(of:))
        for (one, next) in zip(frames, frames.dropFirst()) { #expect(abs(next.minY - one.maxY - 10) < 0.01) }
    }

    @Test func tapOnPeekingCardExpandsDeck() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        stage.simulator.tap(at: point(below: posts[2]))
        stage.simulator.advance(by: 1)
        #expect(postView.isDeckExpanded)
    }

    @Test func pullAwayFromEdgeExpandsDeck() {
        let postView = makeDeck()
        let posts = post(2, on: postView)
        let middle = CGPoint(x: frame(of: posts[1]).midX, y: frame(of: posts[1]).midY)
        stage.simulator.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y + 30))
        stage.simulator.advance(by: 1)
        #expect(!postView.isDeckExpanded)
        stage.simulator.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y + 80))
        stage.simulator.advance(by: 1)
        #expect(postView.isDeckExpanded)
        #expect(posts.map(\.phase) == [.shown, .shown])
    }

    @Test func swipeRemovesNewestPostOnly() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        let middle = CGPoint(x: frame(of: posts[2]).midX, y: frame(of: posts[2]).midY)
        stage.simulator.fling(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80))
        stage.simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .shown, .ended])
        #expect(!postView.isDeckExpanded)
    }

    @Test func expandedCardIsSwipedIndividually() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        postView.setDeckExpanded(true, animated: false)
        let middle = CGPoint(x: frame(of: posts[1]).midX, y: frame(of: posts[1]).midY)
        stage.simulator.fling(from: middle, to: CGPoint(x: middle.x, y: middle.y - 80))
        stage.simulator.advance(by: 1)
        #expect(posts.map(\.reason) == [nil, .pan, nil])
        #expect(abs(frame(of: posts[0]).minY - frame(of: posts[2]).maxY - 10) < 0.01, "the other cards close the gap")
    }

    @Test func tapRecognizerOfPostPrecedesExpansion() {
        let postView = makeDeck()
        let posts = post(2, on: postView)
        postView.postManager.gestureManager.addTapToRemoveGesture(to: posts[1].view!)
        stage.simulator.tap(at: CGPoint(x: frame(of: posts[1]).midX, y: frame(of: posts[1]).midY))
        stage.simulator.advance(by: 1)
        #expect(posts.map(\.reason) == [nil, .tap])
        #expect(!postView.isDeckExpanded)
    }

    @Test func buttonInNewestPostReceivesItsTaps() {
        let postView = makeDeck()
        post(1, on: postView)
        let badge = postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        stage.simulator.tap(badge.button)
        stage.simulator.advance(by: 1)
        #expect(!postView.isDeckExpanded)
        #expect(postView.postManager.currentPosts.count == 1)
    }

    @Test func touchOutsideCollapsesDeckAndReachesTheApp() {
        let postView = makeDeck()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        post(3, on: postView)
        postView.setDeckExpanded(true, animated: false)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 1)
        #expect(!postView.isDeckExpanded)
        #expect(taps == 1)
    }

    @Test func deckOfOnePostDoesNotExpand() {
        let postView = makeDeck()
        let posts = post(2, on: postView)
        postView.setDeckExpanded(true, animated: true)
        posts[0].remove()
        stage.simulator.advance(by: 1)
        #expect(!postView.isDeckExpanded)
        postView.setDeckExpanded(true, animated: true)
        #expect(!postView.isDeckExpanded)
        posts[1].remove()
        stage.simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.isEmpty)
    }

    @Test func touchesOutsideCardsReachTheApp() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        let (front, deepest) = (frame(of: posts[2]), frame(of: posts[0]))
        func reachesDeck(_ point: CGPoint) -> Bool {
            stage.window.hitTest(point, with: nil)?.isDescendant(of: postView) ?? false
        }
        #expect(reachesDeck(CGPoint(x: deepest.midX, y: deepest.maxY - 2)))
        #expect(!reachesDeck(CGPoint(x: deepest.midX, y: deepest.maxY + 2)))
        #expect(!reachesDeck(CGPoint(x: front.minX + 2, y: deepest.maxY - 2)), "deeper cards are narrower")
        #expect(!reachesDeck(CGPoint(x: front.midX, y: front.minY - 2)))
    }

    @Test func cardsOverVisibleCountAppearWhenExpanded() {
        let postView = makeDeck()
        let posts = post(5, on: postView)
        #expect(posts.map { $0.view?.slot?.card?.alpha } == [0, 0, 1, 1, 1])
        postView.setDeckExpanded(true, animated: true)
        stage.simulator.advance(by: 1)
        #expect(posts.allSatisfy { $0.view?.slot?.card?.alpha == 1 })
    }

    // MARK: Screens

    @Test func deckStaysAtTheEdgeAfterRotation() {
        let postView = makeDeck()
        let posts = post(3, on: postView)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        let frames = posts.map(frame(of:))
        #expect(abs(frames[2].minY - stage.safeFrame.minY - 20) < 0.01)
        #expect(abs(frames[0].maxY - frames[2].maxY - 20) < 0.01)
        #expect(abs(frames[0].midX - frames[2].midX) < 0.01)
    }

    @Test func deckAvoidsTheKeyboard() {
        let postView = makeDeck(.bottom)
        let posts = post(3, on: postView)
        let before = frame(of: posts[2])
        stage.showKeyboard()
        stage.simulator.advance(by: 1)
        let frames = posts.map(frame(of:))
        #expect(frames[2].maxY < before.maxY - 100)
        #expect(abs(frames[2].minY - frames[0].minY - 20) < 0.01)
    }

    @Test func overhangIsVisibleOnlyAtTheEdge() throws {
        let postView = stage.makePostView(.bar(.top))
        postView.deck = PostDeck()
        let posts = post(3, on: postView)
        postView.setDeckExpanded(true, animated: true)
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            let mask = try #require(posts[0].view?.slot?.card?.mask)
            let seen = (mask.layer.presentation() ?? mask.layer).frame
            #expect(seen.width > stage.view.bounds.width, "the mask never clips the sides")
        }
        stage.simulator.advance(by: 1)
        let texts = posts.reversed().map(frame(of:))
        for (one, next) in zip(texts, texts.dropFirst()) { #expect(abs(next.minY - one.maxY - 10) < 0.01) }
    }

    @Test func deckWorksForCards() {
        let postView = stage.makePostView(.card(.bottom))
        postView.deck = PostDeck()
        let posts = post(3, on: postView)
        let frames = posts.map(frame(of:))
        #expect(abs(frames[2].minY - frames[1].minY - 10) < 0.01)
        postView.setDeckExpanded(true, animated: true)
        stage.simulator.advance(by: 1)
        #expect(abs(frame(of: posts[2]).minY - frame(of: posts[1]).maxY - 10) < 0.01)
    }

    @Test func growingTextMovesOtherCards() {
        let postView = makeDeck()
        let posts = post(2, on: postView)
        let view = posts[1].view as? MessageView
        view?.set(message: Message(title: "Title", subtitle: String(repeating: "and so on ", count: 30)))
        stage.simulator.advance(by: 1)
        #expect(abs(frame(of: posts[0]).maxY - frame(of: posts[1]).maxY - 10) < 0.01)
    }
}
