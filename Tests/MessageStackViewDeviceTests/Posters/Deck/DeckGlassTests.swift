import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Decks of cards with glass. Those behind the front one have opaque fills.
@MainActor
@Suite(.leavesNothingBehind)
struct DeckGlassTests {
    private let stage = Stage()

    private func makeDeck(_ presentation: PostPresentation = .float(.top)) -> PostView {
        let postView = stage.makePostView(presentation)
        postView.presentation.style = PostStyle(.glass(), corners: .rounded(20))
        postView.deck = PostDeck()
        return postView
    }

    @discardableResult
    private func post(_ titles: String..., on postView: PostView, _ fill: PostFill = .glass()) -> [Post] {
        titles.map { title in
            var request = PostRequest(Message(title: title, subtitle: "Subtitle"))
            request.duration = .untilRemoved
            request.editPresentation { $0.style.background = [fill] }
            let post = postView.post(request)
            stage.rest()
            return post
        }
    }

    private func frame(of post: Post) -> CGRect {
        post.view.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    private func middle(of post: Post) -> CGPoint { CGPoint(x: frame(of: post).midX, y: frame(of: post).midY) }

    /// UIKit draws no effect in a masked view.
    @Test(arguments: [PostFill.glass(), .blur(.regular), .color(.red)])
    func cardsWithEffectsHaveNoMask(fill: PostFill) throws {
        let postView = makeDeck()
        postView.postManager.capacity = 3
        var request = PostRequest(Message(title: "A", subtitle: String(repeating: "A longer text. ", count: 20)))
        request.duration = .untilRemoved
        request.editPresentation { $0.style.background = [fill] }
        let high = postView.post(request)
        stage.rest()
        post("B", on: postView, fill)
        let card = try #require(high.view?.slot?.card)
        let hasEffect = fill != .color(.red)
        #expect(card.isBehind && (card.mask == nil) == hasEffect && (card.alpha == 0) == hasEffect)
    }

    @Test func newestCardIsInFrontInMixedDecks() throws {
        let postView = makeDeck()
        let fills: [PostFill] = [.color(.white), .glass(), .color(.white), .blur(.regular)]
        for (index, fill) in fills.enumerated() {
            let post = post("\(index)", on: postView, fill)[0]
            let hit = try #require(stage.window.hitTest(middle(of: post), with: nil))
            #expect(hit.isDescendant(of: try #require(post.view?.slot)))
        }
    }

    @Test func postViewWithGlassDeckIsReleased() {
        weak var weakView: PostView?
        do {
            let postView = makeDeck()
            weakView = postView
            post("A", "B", on: postView)
            postView.removeFromSuperview()
            postView.postManager.removeAll(animated: false)
            stage.rest()
        }
        stage.rest()
        #expect(weakView == nil)
    }

    // MARK: Cards

    @Test func cardsStandAsInDeckWithoutGlass() {
        func frames(_ fill: PostFill, isExpanded: Bool) -> [CGRect] {
            let postView = makeDeck()
            let posts = post("A", "B", "C", on: postView, fill)
            postView.setDeckExpanded(isExpanded, animated: true)
            stage.rest()
            let frames = posts.map(frame(of:))
            postView.postManager.removeAll(animated: false)
            postView.removeFromSuperview()
            return frames
        }
        for isExpanded in [false, true] {
            #expect(frames(.glass(), isExpanded: isExpanded) == frames(.color(.white), isExpanded: isExpanded))
        }
    }

    /// Returns the fills that the bodies of posts show.
    private func fills(of posts: [Post]) -> [[PostFill]?] { posts.map { $0.view?.slot?.body?.fillView?.fills } }

    @Test(arguments: [PostFill.glass(.error), .blur(.systemMaterial)])
    func cardsBehindTheFrontOneAreOpaque(fill: PostFill) throws {
        let postView = makeDeck()
        let posts = post("A", "B", "C", on: postView, fill)
        let opaque = posts[0].view?.slot?.bodyStyle.background ?? []
        #expect(opaque.count == 1 && opaque[0].isOpaque(in: stage.view.traitCollection))
        #expect(fills(of: posts) == [opaque, opaque, [fill]])
        postView.setDeckExpanded(true, animated: true)
        stage.rest()
        #expect(fills(of: posts) == [[fill], [fill], [fill]])
        postView.setDeckExpanded(false, animated: true)
        stage.rest()
        #expect(fills(of: posts) == [opaque, opaque, [fill]])
        posts[2].remove()
        stage.rest()
        #expect(fills(of: Array(posts[..<2])) == [opaque, [fill]])
    }

    @Test func opaqueCardHasTheColorOfItsPalette() {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView, .glass(.error))
        #expect(fills(of: posts)[0] == [.color(PostTheme.Palette.error.background)])
        var request = PostRequest(Message(title: "A"))
        request.editPresentation { $0.style.background = [.glass(.success)] }
        posts[0].update(with: request)
        stage.rest()
        #expect(fills(of: posts)[0] == [.color(PostTheme.Palette.success.background)], "an update stays opaque")
    }

    @Test func tuckedCardShowsItsContent() {
        let postView = makeDeck()
        for fill in [PostFill.color(.white), .glass()] {
            let posts = post("A", "B", on: postView, fill)
            #expect(posts.map { $0.view?.slot?.body?.contentArea.alpha } == [1, 1])
            postView.postManager.removeAll(animated: false)
        }
    }

    @Test(arguments: [false, true])
    func glassIsNeverInATranslucentCard(isMotionReduced: Bool) throws {
        stage.simulator.isReduceMotionEnabled = isMotionReduced
        let postView = makeDeck()
        postView.postManager.capacity = 5
        let posts = post("A", "B", "C", "D", "E", on: postView)
        for isExpanded in [true, false] {
            postView.setDeckExpanded(isExpanded, animated: true)
            for _ in 0..<60 {
                stage.simulator.advance(by: Simulator.frame)
                for slot in posts.map({ $0.view?.slot }) {
                    let card = try #require(slot?.card)
                    let layer = card.layer.presentation() ?? card.layer
                    #expect(slot?.body?.fillView?.fills != [.glass()] || layer.opacity == 1)
                }
            }
        }
        stage.rest()
    }

    // MARK: Touches

    @Test func tapExpandsAndTouchElsewhereCollapsesDeck() {
        let postView = makeDeck()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        let posts = post("A", "B", "C", on: postView)
        stage.simulator.tap(at: middle(of: posts[2]))
        stage.rest()
        #expect(postView.isDeckExpanded)
        stage.simulator.tap(button)
        stage.rest()
        #expect(!postView.isDeckExpanded && taps == 1)
    }

    @Test func touchesOutsideCardsReachTheApp() {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView)
        let (front, back) = (frame(of: posts[1]), frame(of: posts[0]))
        func reachesDeck(_ point: CGPoint) -> Bool {
            stage.window.hitTest(point, with: nil)?.isDescendant(of: postView) ?? false
        }
        #expect(reachesDeck(CGPoint(x: back.midX, y: back.maxY - 2)))
        #expect(!reachesDeck(CGPoint(x: back.midX, y: back.maxY + 2)))
        #expect(!reachesDeck(CGPoint(x: front.minX + 2, y: back.maxY - 2)))
        #expect(!reachesDeck(CGPoint(x: front.midX, y: front.minY - 2)))
    }

    @Test func flingRemovesNewestCard() {
        let postView = makeDeck()
        postView.postManager.gestureManager.defaultGestures = .pan
        let posts = post("A", "B", on: postView)
        let start = middle(of: posts[1])
        stage.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y - 80))
        stage.rest()
        #expect(posts.map(\.reason) == [nil, .pan])
    }

    @Test func voiceOverFindsNewestCardOnly() {
        let postView = makeDeck()
        post("First", "Second", on: postView)
        let labels = stage.simulator.voiceOver.elements.compactMap(\.accessibilityLabel).joined(separator: " ")
        #expect(labels.contains("Second") && !labels.contains("First"))
    }

    // MARK: Surroundings

    @Test func deckFollowsRotationAndKeyboard() {
        let postView = makeDeck(.float(.bottom))
        let posts = post("A", "B", on: postView)
        let before = frame(of: posts[1])
        stage.showKeyboard()
        stage.rest()
        #expect(frame(of: posts[1]).maxY < before.maxY - 100)
        stage.view.endEditing(true)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(stage.safeFrame.contains(frame(of: posts[1])))
        #expect(stage.simulator.layoutConflicts.isEmpty)
    }

    @Test func cardWithBackdropIsInFrontOfItAndBlocksTheNextOne() throws {
        let postView = makeDeck()
        postView.presentation.backdrop = .dim
        let posts = post("A", "B", on: postView)
        let hit = try #require(stage.window.hitTest(middle(of: posts[0]), with: nil))
        #expect(hit.isDescendant(of: try #require(posts[0].view?.slot)))
        #expect(posts.map(\.phase) == [.shown, .waiting])
        stage.simulator.tap(at: CGPoint(x: 20, y: 700))
        stage.rest()
        #expect(posts.map(\.phase) == [.ended, .shown])
    }

    @Test func alertCoversGlassDeck() throws {
        let postView = makeDeck()
        post("A", "B", on: postView)
        let alert = postView.post(AlertMessage("Alert", actions: [PostAction("OK")]), as: .alert)
        stage.rest()
        let later = post("C", on: postView)[0]
        #expect(later.phase == .waiting)
        let hit = try #require(stage.window.hitTest(middle(of: alert), with: nil))
        #expect(hit.isDescendant(of: try #require(alert.view?.slot)))
    }

    @Test func deckInWindowLeavesNoWindow() throws {
        let scene = try #require(stage.window.windowScene)
        let window = PostWindow(windowScene: scene, level: .normal + 1)
        window.postView.deck = PostDeck()
        window.postView.presentation = .float(.bottom)
        post("A", "B", on: window.postView)
        #expect(window.postView.subviews.contains { $0 is DeckCard })
        window.postManager.removeAll()
        stage.simulator.advance(by: 2)
        #expect(scene.windows.count == 1)
    }
}
