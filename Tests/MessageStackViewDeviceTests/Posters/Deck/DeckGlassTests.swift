import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Decks of cards with glass, which have a common container.
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
            request.presentation = { $0.style.background = [fill] }
            let post = postView.post(request)
            stage.rest()
            return post
        }
    }

    private func container(in postView: PostView) throws -> DeckGlass {
        try #require(postView.subviews.compactMap { $0 as? DeckGlass }.first)
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
        request.presentation = { $0.style.background = [fill] }
        let high = postView.post(request)
        stage.rest()
        post("B", on: postView, fill)
        let card = try #require(high.view?.slot?.card)
        let hasEffect = fill != .color(.red)
        #expect(card.isTucked && (card.mask == nil) == hasEffect && (card.alpha == 0) == hasEffect)
    }

    // MARK: Container

    @Test func glassCardsShareOneContainer() throws {
        let postView = makeDeck()
        let posts = post("A", "B", "C", on: postView)
        let glass = try container(in: postView)
        #expect(glass.effect is UIGlassContainerEffect)
        #expect(glass.contentView.subviews == posts.map { $0.view?.slot?.card })
        #expect(postView.subviews.count { $0 is DeckGlass } == 1 && !postView.subviews.contains { $0 is DeckCard })
        #expect(glass.convert(glass.bounds, to: nil) == stage.view.bounds, "the glass isn't cut off")
    }

    @Test func cardsWithoutGlassHaveNoContainer() {
        let postView = makeDeck()
        post("A", "B", on: postView, .color(.white))
        #expect(!postView.subviews.contains { $0 is DeckGlass })
        post("C", "D", on: postView)
        #expect(postView.subviews.contains { $0 is DeckGlass })
    }

    @Test func newestCardIsInFrontInMixedDecks() throws {
        let postView = makeDeck()
        let fills: [PostFill] = [.color(.white), .glass(), .color(.white), .blur(.regular)]
        for (index, fill) in fills.enumerated() {
            let post = post("\(index)", on: postView, fill)[0]
            let hit = try #require(stage.window.hitTest(middle(of: post), with: nil))
            #expect(hit.isDescendant(of: try #require(post.view?.slot)))
        }
        #expect(try container(in: postView).contentView.subviews.count == 3)
    }

    @Test func containerLeavesWithItsLastCard() throws {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView)
        posts[1].remove()
        stage.rest()
        #expect(try container(in: postView).contentView.subviews.count == 1)
        posts[0].remove()
        stage.rest()
        #expect(postView.subviews.isEmpty && postView.cardDeck?.glass == nil)
        post("C", on: postView)
        #expect(try container(in: postView).contentView.subviews.count == 1)
    }

    @Test func containerFollowsPostViewToNewSuperview() throws {
        let postView = PostView(layout: .top)
        let (first, second) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
        second.frame.size.height = 500
        for view in [first, second] { stage.view.addSubview(view) }
        for view in [first, second] {
            view.addSubview(postView)
            postView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 200)
            if view === first {
                postView.deck = PostDeck()
                post("A", "B", on: postView)
            }
            stage.rest()
            let glass = try container(in: postView)
            #expect(glass.convert(glass.bounds, to: view) == view.bounds)
        }
        #expect(postView.postManager.currentPosts.count == 2)
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

    @Test func tuckedCardShowsNoContentBehindGlass() throws {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView)
        let alphas = { posts.map { $0.view?.slot?.body?.contentArea.alpha } }
        #expect(alphas() == [0, 1])
        postView.setDeckExpanded(true, animated: true)
        stage.rest()
        #expect(alphas() == [1, 1])
        postView.setDeckExpanded(false, animated: true)
        stage.rest()
        #expect(alphas() == [0, 1])
        posts[1].remove()
        stage.rest()
        #expect(alphas()[0] == 1)
    }

    @Test func tuckedCardHasVeilOnlyWithReduceTransparency() throws {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView)
        func veils() -> [CGFloat?] {
            posts.map { post in
                let parts = post.view?.slot?.body?.fillView?.subviews.first?.subviews ?? []
                return parts.first { !($0 is UIVisualEffectView) }?.alpha
            }
        }
        #expect(veils() == [0, 1])
        stage.simulator.isReduceTransparencyEnabled = true
        #expect(veils() == [1, 1])
        stage.simulator.isReduceTransparencyEnabled = false
        #expect(veils() == [0, 1])
        var request = PostRequest(Message(title: "A"))
        request.presentation = { $0.style.background = [.color(.white), .glass(.error)] }
        posts[0].update(with: request)
        stage.rest()
        let fills = try #require(posts[0].view?.slot?.body?.fillView)
        #expect(fills.subviews.last?.subviews.last?.alpha == 0)
        posts[1].remove()
        stage.rest()
        #expect(fills.subviews.last?.subviews.last?.alpha == 1)
    }

    @Test func tuckedCardWithoutGlassShowsItsContent() {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView, .color(.white))
        #expect(posts.map { $0.view?.slot?.body?.contentArea.alpha } == [1, 1])
    }

    @Test func cardUpdatedToColorStaysInContainer() throws {
        let postView = makeDeck()
        let posts = post("A", "B", on: postView)
        var request = PostRequest(Message(title: "Changed"))
        request.presentation = { $0.style.background = [.color(.white)] }
        posts[1].update(with: request)
        stage.rest()
        #expect(posts.map(\.phase) == [.shown, .shown])
        #expect(try container(in: postView).contentView.subviews == posts.map { $0.view?.slot?.card })
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
        #expect(try container(in: window.postView).effect is UIGlassContainerEffect)
        window.postManager.removeAll()
        stage.simulator.advance(by: 2)
        #expect(scene.windows.count == 1)
    }
}
