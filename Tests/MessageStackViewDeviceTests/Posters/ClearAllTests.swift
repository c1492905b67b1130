import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The button, and the action of assistive technologies, that removes all posts of a deck or a stack.
@MainActor
@Suite(.leavesNothingBehind)
struct ClearAllTests {
    /// A column that offers to clear all of its posts.
    enum Column: CaseIterable, Sendable {
        case deckAtTop, deckAtBottom, stackAtTop, stackAtBottom, deckOfWindow

        var isDeck: Bool { self != .stackAtTop && self != .stackAtBottom }
        var edge: PostEdge { self == .deckAtBottom || self == .stackAtBottom ? .bottom : .top }

        @MainActor
        func makePoster(on stage: Stage) -> any Poster & UIViewPoster {
            switch self {
            case .deckAtTop, .deckAtBottom:
                let postView = stage.view.createPostView(edge: edge)
                postView.deck = PostDeck()
                return postView
            case .deckOfWindow:
                let postWindow = stage.window.windowScene?.postWindow()
                postWindow?.postView.deck = PostDeck()
                return postWindow?.postView ?? PostView()
            case .stackAtTop, .stackAtBottom:
                let stackView = stage.view.createMessageStackView(edge: edge)
                stackView.showsClearAll = true
                return stackView
            }
        }
    }

    private let stage = Stage()

    /// Posts messages, and spreads out a deck.
    private func post(_ count: Int, on poster: some Poster, _ edit: (inout PostRequest) -> Void = { _ in }) -> [Post] {
        let posts = (0..<count).map { index in
            poster.post(Message("Number \(index + 1)")) {
                $0.duration = .untilRemoved
                edit(&$0)
            }
        }
        stage.rest()
        (poster as? PostView)?.setDeckExpanded(true, animated: true)
        stage.rest()
        return posts
    }

    /// The visible button; nil if there is none.
    private func clearAllButton(of poster: any Poster) -> ClearAllButton? {
        (poster as? UIView)?.subviews.compactMap { $0 as? ClearAllButton }.first { $0.alpha > 0 }
    }

    private func frames(of posts: [Post]) -> [CGRect] {
        posts.map { post in post.view.map { $0.convert($0.bounds, to: nil) } ?? .null }
    }

    // MARK: Button

    @Test(arguments: Column.allCases)
    func buttonIsBeyondThePosts(column: Column) throws {
        let poster = column.makePoster(on: stage)
        let posts = post(3, on: poster)
        let button = try #require(clearAllButton(of: poster))
        let frame = button.convert(button.bounds, to: nil)
        let area = frames(of: posts).reduce(CGRect.null) { $0.union($1) }
        let gap = column.edge == .top ? frame.minY - area.maxY : area.minY - frame.maxY
        #expect(gap >= 8 && gap <= 10 && abs(frame.midX - area.midX) <= 1)
        #expect(frame.width >= 44 && frame.height >= 44)
        #expect(button.accessibilityLabel == "Clear All" && stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: Column.allCases)
    func buttonRemovesAllPostsAtOnce(column: Column) throws {
        let poster = column.makePoster(on: stage)
        let posts = post(3, on: poster)
        stage.simulator.tap(try #require(clearAllButton(of: poster)))
        #expect(posts.map(\.reason) == [.clearAll, .clearAll, .clearAll])
        #expect(posts.map(\.phase) == [.leaving, .leaving, .leaving])
        stage.rest()
        #expect(posts.map(\.phase) == [.ended, .ended, .ended] && clearAllButton(of: poster) == nil)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func cardsLeaveInOneMotion(edge: PostEdge) throws {
        let postView = (edge == .top ? Column.deckAtTop : .deckAtBottom).makePoster(on: stage)
        let posts = post(3, on: postView)
        let cards = posts.compactMap { $0.view?.enclosingSlot?.card }
        let places = cards.map(\.place)
        stage.simulator.tap(try #require(clearAllButton(of: postView)))
        // A card that moved into the place of another one would take a detour.
        #expect(cards.map(\.place) == places)
    }

    @Test(arguments: Column.allCases)
    func buttonIsForTwoPostsOrMore(column: Column) {
        let poster = column.makePoster(on: stage)
        let posts = post(2, on: poster)
        #expect(clearAllButton(of: poster) != nil)
        posts[0].remove()
        stage.rest()
        #expect(clearAllButton(of: poster) == nil && posts[1].phase == .shown)
    }

    @Test func collapsedDeckHasNoButton() throws {
        let postView = Column.deckAtTop.makePoster(on: stage)
        _ = post(2, on: postView)
        let deck = try #require(postView as? PostView)
        deck.setDeckExpanded(false, animated: true)
        stage.rest()
        #expect(clearAllButton(of: deck) == nil)
        deck.setDeckExpanded(true, animated: false)
        #expect(clearAllButton(of: deck) != nil)
    }

    @Test func buttonCanBeTurnedOff() {
        let postView = stage.view.createPostView(edge: .top)
        postView.deck = PostDeck(showsClearAll: false)
        let posts = post(2, on: postView)
        #expect(clearAllButton(of: postView) == nil && actions(of: posts[1]) == ["Dismiss “Number 2”"])
        let stackView = stage.view.createMessageStackView(edge: .bottom)
        _ = post(2, on: stackView)
        #expect(clearAllButton(of: stackView) == nil)
        stackView.showsClearAll = true
        stage.rest()
        #expect(clearAllButton(of: stackView) != nil)
        stackView.showsClearAll = false
        stage.rest()
        #expect(clearAllButton(of: stackView) == nil)
    }

    @Test(arguments: [Column.deckAtTop, .stackAtTop])
    func postsThatTheUserCantRemoveStay(column: Column) throws {
        let poster = column.makePoster(on: stage)
        let fixed = post(2, on: poster) { $0.gestures = [] }
        #expect(clearAllButton(of: poster) == nil)
        let others = post(2, on: poster)
        stage.simulator.tap(try #require(clearAllButton(of: poster)))
        stage.rest()
        #expect(others.map(\.reason) == [.clearAll, .clearAll] && fixed.map(\.phase) == [.shown, .shown])
    }

    @Test(arguments: [Column.deckAtTop, .stackAtTop])
    func waitingPostsEnterAfterward(column: Column) throws {
        let poster = column.makePoster(on: stage)
        poster.postManager.capacity = 2
        let posts = post(3, on: poster)
        #expect(posts[2].phase == .waiting)
        stage.simulator.tap(try #require(clearAllButton(of: poster)))
        stage.rest()
        #expect(posts.map(\.reason) == [.clearAll, .clearAll, nil] && posts[2].phase == .shown)
    }

    @Test func tapOnTheButtonDoesNotCollapseTheDeck() throws {
        let postView = Column.deckAtTop.makePoster(on: stage)
        _ = post(2, on: postView) { $0.gestures = [] }
        _ = post(2, on: postView)
        stage.simulator.tap(try #require(clearAllButton(of: postView)))
        stage.rest()
        #expect((postView as? PostView)?.isDeckExpanded == true)
    }

    @Test func spreadCardsLeaveRoomForTheButton() throws {
        let postView = Column.deckAtTop.makePoster(on: stage)
        _ = post(20, on: postView)
        let button = try #require(clearAllButton(of: postView))
        let frame = button.convert(button.bounds, to: nil)
        #expect(frame.maxY <= stage.safeFrame.maxY)
    }

    @Test func buttonOfStackIsBeyondTheLastPostInEitherOrder() throws {
        let stackView = stage.view.createMessageStackView(edge: .top)
        (stackView.showsClearAll, stackView.newestFirst) = (true, true)
        let posts = post(3, on: stackView)
        let button = try #require(clearAllButton(of: stackView))
        #expect(button.convert(button.bounds, to: nil).minY > frames(of: posts).map(\.maxY).max() ?? .infinity)
        #expect(!stackView.arrangedSubviewsExcludingSpace.contains(button))
        stackView.edge = .bottom
        stage.rest()
        #expect(button.convert(button.bounds, to: nil).maxY < frames(of: posts).map(\.minY).min() ?? 0)
    }

    @Test func windowOfAClearedDeckIsHidden() throws {
        let postView = try #require(Column.deckOfWindow.makePoster(on: stage) as? PostView)
        _ = post(2, on: postView)
        stage.simulator.tap(try #require(clearAllButton(of: postView)))
        stage.rest()
        #expect(postView.subviews.isEmpty && stage.window.windowScene?.postWindow().isHidden == true)
    }

    @Test func samplesHaveTheButton() {
        stage.simulator.show(UIViewController())
        ArticleSamples().clearAll()
        stage.rest()
        #expect(clearAllButton(of: stage.postView) != nil)
        let stackView = stage.view.createMessageStackView(edge: .bottom)
        ArticleSamples().clearAll(on: stackView)
        stage.rest()
        #expect(clearAllButton(of: stackView) != nil)
    }

    // MARK: Assistive technologies

    private func actions(of post: Post) -> [String] {
        (post.view as? MessageView)?.textView.accessibilityCustomActions?.map(\.name) ?? []
    }

    @Test(arguments: [Column.deckAtTop, .stackAtBottom])
    func eachPostOffersToClearAll(column: Column) throws {
        let poster = column.makePoster(on: stage)
        poster.postManager.showsOneAtATimeForAssistiveTechnology = false
        let posts = post(2, on: poster)
        (poster as? PostView)?.setDeckExpanded(false, animated: false)
        #expect(actions(of: posts[1]) == ["Clear All", "Dismiss “Number 2”"])
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: voiceOver.elements.first { ($0 as? UIView)?.accessibilityLabel == "Number 2" })
        #expect(voiceOver.perform(actionNamed: "Clear All"))
        stage.rest()
        #expect(posts.map(\.reason) == [.clearAll, .clearAll])
    }

    @Test func buttonThatExpandsTheDeckOffersToClearAll() {
        let postView = Column.deckAtTop.makePoster(on: stage)
        postView.postManager.showsOneAtATimeForAssistiveTechnology = false
        let posts = post(3, on: postView)
        (postView as? PostView)?.setDeckExpanded(false, animated: false)
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: voiceOver.elements.first { ($0 as? UIView)?.accessibilityLabel == "2 more" })
        #expect(voiceOver.perform(actionNamed: "Clear All"))
        stage.rest()
        #expect(posts.allSatisfy { $0.reason == .clearAll })
    }

    @Test(arguments: [Column.deckAtTop, .stackAtTop], ReachingTechnology.allCases)
    func buttonIsReachedAfterThePosts(column: Column, technology: ReachingTechnology) {
        let poster = column.makePoster(on: stage)
        poster.postManager.showsOneAtATimeForAssistiveTechnology = false
        _ = post(2, on: poster)
        let labels = technology.run(on: stage.simulator) { technology.reachedLabels(on: stage.simulator) }
        #expect(labels.filter { $0 == "Clear All" }.count == 1, "\(labels)")
    }

    @Test func invisibleButtonIsNotReached() {
        let stackView = Column.stackAtTop.makePoster(on: stage)
        let posts = post(2, on: stackView)
        posts[0].remove()
        stage.rest()
        #expect(!stage.simulator.accessibilityDump().contains("Clear All"))
    }

    @Test(arguments: [false, true])
    func titleIsLegibleAtTheLargestSize(isDark: Bool) throws {
        stage.simulator.userInterfaceStyle = isDark ? .dark : .light
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let stackView = Column.stackAtTop.makePoster(on: stage)
        _ = post(2, on: stackView)
        let button = try #require(clearAllButton(of: stackView))
        let (title, fill) = (button.configuration?.baseForegroundColor, button.configuration?.baseBackgroundColor)
        let colors = [title, fill].compactMap { $0?.resolvedColor(with: button.traitCollection) }
        #expect(colors[0].contrast(with: colors[1]) >= 4.5)
        #expect(button.bounds.width >= button.sizeThatFits(.unlimited).width)
    }
}
