import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// Posts that enter in a compact form, from which the user opens them.
@MainActor
@Suite(.leavesNothingBehind)
struct ExpandablePostTests {
    /// A way in which a user opens a post.
    enum Opening: CaseIterable, Sendable {
        case tap, pull, longPress, voiceOver
    }

    private static let message = Message(
        "Your ride is here",
        subtitle: "A blue van is at the north entrance until 9:50. The driver is Anna, who has a dog.",
        icon: "bell.fill", actions: [.cancel("Cancel ride"), PostAction("On my way", isPreferred: true)])

    private let stage = Stage()

    private func presentation(_ edge: PostEdge = .top) -> PostPresentation {
        PostPresentation {
            $0 = .card(edge)
            $0.isExpandable = true
        }
    }

    private func post(
        _ value: some Postable = message, at edge: PostEdge = .top, on poster: (any Poster)? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        stage.post(value, as: presentation(edge), on: poster ?? stage.makePostView(), edit)
    }

    private func frame(of post: Post) -> CGRect { post.view.map { stage.screenFrame(of: $0) } ?? .null }

    private func isExpanded(_ post: Post) -> Bool? { (post.view as? any PostContentView)?.isExpanded }

    private func open(_ post: Post, by opening: Opening, at edge: PostEdge = .top) throws {
        let middle = frame(of: post).center
        switch opening {
        case .tap: stage.simulator.tap(at: middle)
        case .longPress: stage.simulator.press(at: middle, forDuration: 0.7)
        case .pull:
            stage.finger.down(at: middle)
            stage.finger.move(by: CGVector(dx: 0, dy: edge == .top ? 8 : -8), frames: 10)
            stage.finger.up()
        case .voiceOver:
            let action = try #require(actions(of: post).first)
            #expect(action.name == "Show more" && action.actionHandler?(action) == true)
        }
        stage.rest()
    }

    private func actions(of post: Post) -> [UIAccessibilityCustomAction] {
        if let message = post.view as? MessageView { return message.textView.accessibilityCustomActions ?? [] }
        return post.view?.enclosingSlot?.accessibilityCustomActions ?? []
    }

    // MARK: Opening

    @Test(arguments: Opening.allCases, [PostEdge.top, .bottom])
    func userOpensAndClosesAPost(opening: Opening, edge: PostEdge) throws {
        let post = post(at: edge)
        let view = try #require(post.view as? MessageView)
        let compact = frame(of: post)
        #expect(!view.isExpanded && view.actionsView.isHidden && view.subtitleLabel.numberOfLines == 1)
        try open(post, by: opening, at: edge)
        #expect(view.isExpanded && !view.actionsView.isHidden && view.subtitleLabel.numberOfLines == 0)
        #expect(frame(of: post).height > compact.height + 40)
        stage.simulator.tap(at: stage.screenFrame(of: view.titleLabel).center)
        stage.rest()
        #expect(!view.isExpanded && frame(of: post) == compact && post.phase == .shown)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func postIsWholeByDefault() throws {
        let post = stage.post(Self.message, as: .card(.top), on: stage.makePostView())
        let view = try #require(post.view as? MessageView)
        #expect(view.isExpanded && !view.actionsView.isHidden && !actions(of: post).contains { $0.name == "Show less" })
        try open(post, by: .tap)
        try open(post, by: .longPress)
        #expect(view.isExpanded)
    }

    @Test func openPostStays() throws {
        let post = post(Message("Charging", subtitle: Stage.text(sentences: 3))) { $0.duration = .seconds(4) }
        try open(post, by: .tap)
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown)
        try open(post, by: .tap)
        stage.simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [Message("Saved"), Message("Saved", subtitle: "Short")])
    func postWithoutHiddenPartsCannotBeOpened(message: Message) throws {
        let post = post(message)
        for opening in [Opening.tap, .pull, .longPress] { try open(post, by: opening) }
        #expect(isExpanded(post) == false && !actions(of: post).contains { $0.name == "Show more" })
    }

    @Test func updateKeepsThePostOpenUntilNothingIsHidden() throws {
        let post = post()
        try open(post, by: .tap)
        post.update(with: Message("Your ride leaves", subtitle: Stage.text(sentences: 4)))
        stage.rest()
        #expect(isExpanded(post) == true)
        post.update(with: BadgeMessage("Gone", subtitle: Stage.text(sentences: 4), image: nil, fillColor: .red))
        stage.rest()
        #expect(post.view is BadgeMessageView && isExpanded(post) == true)
        post.update(with: Message("Gone"))
        stage.rest()
        #expect(isExpanded(post) == false)
    }

    @Test func updateOfThePresentationShowsTheWholePost() {
        let post = post()
        var request = PostRequest(Self.message)
        request.presentation = .card(.top)
        post.update(with: request)
        stage.rest()
        #expect(isExpanded(post) == true && !actions(of: post).contains { $0.name == "Show less" })
    }

    @Test func viewIsWholeAfterThePost() throws {
        let view = Stage.makeMessageView(sentences: 4)
        let post = stage.makePostView().post(PostRequest(view: view), as: presentation())
        stage.rest()
        #expect(!view.isExpanded)
        post.remove(animated: false)
        #expect(view.isExpanded && view.subtitleLabel.numberOfLines == 0)
    }

    /// A regression found by the random test.
    @Test(arguments: [1, 4]) func compactViewIsWholeInAnotherPost(sentences: Int) {
        let view = Stage.makeMessageView(sentences: sentences)
        let compact = stage.makePostView().post(PostRequest(view: view), as: presentation())
        stage.rest()
        let whole = stage.makePostView().post(PostRequest(view: view), as: .card(.top))
        stage.rest()
        #expect(compact.reason == .viewTaken && whole.phase == .shown && view.isExpanded)
    }

    @Test func sampleIsCompactAndOpens() throws {
        stage.simulator.show(UIViewController())
        ArticleSamples().compact()
        stage.rest()
        let post = try #require(stage.postView.postManager.currentPosts.first)
        #expect(isExpanded(post) == false)
        try open(post, by: .tap)
        #expect(isExpanded(post) == true)
    }

    // MARK: Touches

    @Test func tapWithAnActionDoesNotOpen() throws {
        var taps = 0
        let post = post { $0.onTap { _ in taps += 1 } }
        try open(post, by: .tap)
        #expect(taps == 1 && isExpanded(post) == false)
        try open(post, by: .pull)
        #expect(isExpanded(post) == true)
        stage.simulator.tap(at: try #require(post.view as? MessageView).titleLabel.convert(.zero, to: nil))
        stage.rest()
        #expect(taps == 1 && isExpanded(post) == false)
    }

    @Test func tapThatRemovesDoesNotOpen() throws {
        let post = post { $0.gestures = [.tap, .pan] }
        try open(post, by: .tap)
        #expect(post.reason == .tap)
    }

    @Test func shortPullReturns() throws {
        let post = post()
        stage.finger.down(at: frame(of: post).center)
        stage.finger.move(by: CGVector(dx: 0, dy: 4), frames: 10)
        stage.finger.up()
        stage.rest()
        #expect(isExpanded(post) == false && post.phase == .shown)
    }

    @Test(arguments: [false, true])
    func dragTowardTheEdgeRemoves(isOpen: Bool) throws {
        let post = post()
        if isOpen { try open(post, by: .tap) }
        stage.finger.down(at: frame(of: post).center)
        stage.finger.move(by: CGVector(dx: 0, dy: -15), frames: 10)
        stage.finger.up()
        stage.rest()
        #expect(post.reason == .pan)
    }

    @Test func pullThatRemovesDoesNotOpen() throws {
        let post = stage.post(Self.message, as: presentation(), on: stage.makePostView()) {
            $0.editPresentation { $0.pan = PostPan([.top, .bottom]) }
        }
        try open(post, by: .pull)
        #expect(post.reason == .pan)
    }

    @Test func pullOfCollapsedDeckSpreadsItOut() throws {
        let postView = stage.makePostView()
        postView.deck = PostDeck()
        let posts = [post(on: postView), post(on: postView)]
        try open(posts[1], by: .pull)
        #expect(postView.isDeckExpanded && posts.map(isExpanded) == [false, false])
        try open(posts[0], by: .tap)
        #expect(isExpanded(posts[0]) == true)
        // Below the others, and beyond them, without an overlap.
        #expect(!frame(of: posts[0]).intersects(frame(of: posts[1])))
    }

    @Test func postOfAStackOpens() throws {
        let stackView = stage.view.createMessageStackView(edge: .top)
        let posts = [post(on: stackView), post(on: stackView)]
        try open(posts[1], by: .pull)
        #expect(posts.map(isExpanded) == [false, true])
        #expect(frame(of: posts[0]).maxY <= frame(of: posts[1]).minY)
    }

    @Test func buttonOfAnOpenPostWorks() throws {
        let post = post()
        try open(post, by: .tap)
        try stage.tapButton("On my way", of: post)
        stage.rest()
        #expect(post.reason == .action(id: "On my way"))
    }

    // MARK: Kinds

    @Test func questionsKeepTheirButtons() {
        let alert = post(AlertMessage("Delete?", text: Stage.text(sentences: 4), actions: [.destructive("Delete")]))
        #expect(isExpanded(alert) == true && (alert.view as? PostCardView)?.actionsView.isHidden == false)
        alert.remove(animated: false)
        let rating = post(RatingMessage("How was it?", submit: "Send"))
        #expect(isExpanded(rating) == true)
    }

    @Test func postThatBlocksTheAppIsWhole() {
        let post = post { $0.editPresentation { $0.backdrop = PostBackdrop(.color(.black), touches: .absorb) } }
        #expect(isExpanded(post) == true)
    }

    @Test(arguments: ReadyMade.all)
    func readyMadePostOpensWithoutConflicts(kind: ReadyMade) {
        let post = stage.post(kind.value(.full), as: presentation(), on: stage.makePostView())
        let compact = frame(of: post).height
        guard let content = post.view as? any PostContentView, content.hasDetails, !content.isExpanded else {
            #expect(post.view.map { !PostActions.answers(around: $0).contains { $0.name == "Show more" } } == true)
            return
        }
        content.isExpanded = true
        post.contentSizeDidChange()
        stage.rest()
        #expect(frame(of: post).height >= compact && stage.simulator.layoutConflicts == [])
        #expect(content.isExpanded)
    }

    /// A view of an app.
    private final class OrderView: UIStackView, PostContentView {
        let details = UILabel()
        var hasDetails: Bool { true }
        var isExpanded = true {
            didSet { details.isHidden = !isExpanded }
        }

        init() {
            super.init(frame: .zero)
            axis = .vertical
            let title = UILabel()
            (title.text, details.text) = ("Order 12", "A table\nTwo chairs\nA lamp")
            details.numberOfLines = 0
            for label in [title, details] { addArrangedSubview(label) }
        }

        required init(coder: NSCoder) { fatalError("Not decoded") }
    }

    @Test(arguments: [Opening.tap, .pull, .longPress])
    func viewOfTheAppOpens(opening: Opening) throws {
        let view = OrderView()
        let post = stage.makePostView().post(PostRequest(view: view), as: presentation())
        stage.rest()
        let compact = frame(of: post)
        #expect(!view.isExpanded && actions(of: post).first?.name == "Show more")
        try open(post, by: opening)
        #expect(view.isExpanded && frame(of: post).height > compact.height + 30)
        post.remove(animated: false)
        #expect(view.isExpanded)
    }

    // MARK: SwiftUI

    private struct Ride: View {
        @Environment(\.isPostExpanded) private var isExpanded

        var body: some View {
            RideView()
            if !isExpanded.wrappedValue { Button("More") { isExpanded.wrappedValue = true } }
        }
    }

    @Test func contentOfSwiftUIOpens() throws {
        let presentation = presentation()
        let stage = SwiftUIStage {
            Text("Screen").post(isPresented: .constant(true), as: presentation) { VStack { Ride() } }
        }
        let details = "A blue van is at the north entrance."
        #expect(stage.postedTexts.contains("Your ride is here") && !stage.postedTexts.contains(details))
        let post = try #require(stage.posts.first)
        stage.tap("More")
        #expect(stage.postedTexts.contains(details) && isExpanded(post) == true)
        let action = try #require(post.view?.enclosingSlot?.operations?.expansion)
        #expect(action.name == "Show less" && action.actionHandler?(action) == true)
        stage.rest()
        #expect(!stage.postedTexts.contains(details))
    }

    @Test func contentOfSwiftUIWithoutACompactFormIsWhole() throws {
        let presentation = presentation()
        let stage = SwiftUIStage {
            Text("Screen").post(isPresented: .constant(true), as: presentation) { Text("Plain") }
        }
        #expect(stage.posts.first?.view?.enclosingSlot?.operations?.expansion == nil)
    }
}

struct RideView: View {
    @Environment(\.isPostExpanded) private var isExpanded

    var body: some View {
        VStack {
            Text("Your ride is here")
            if isExpanded.wrappedValue { Text("A blue van is at the north entrance.") }
        }
    }
}
