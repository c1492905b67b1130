import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// Posts beside views on screen.
@MainActor
@Suite(.leavesNothingBehind)
struct AnchoredPostViewTests {
    private let stage = Stage()
    private let button = UIButton(type: .system)

    init() {
        button.setTitle("Filter", for: .normal)
        button.frame = CGRect(x: 150, y: 300, width: 90, height: 44)
        stage.view.addSubview(button)
    }

    /// Posts a text beside the button, and waits until its entrance has ended.
    @discardableResult
    private func post(
        on poster: (any Poster)? = nil, as presentation: PostPresentation? = nil, duration: PostDuration = .untilRemoved
    ) -> Post {
        let post = (poster ?? stage.postView).post(
            PostRequest(Message("Tap here to filter")).with { $0.duration = duration },
            as: presentation ?? .anchored(to: button))
        stage.rest()
        return post
    }

    private func slot(of post: Post) throws -> PostSlot { try #require(post.view?.enclosingSlot) }

    /// The frame of a post as it is seen on the screen.
    private func frame(of post: Post) throws -> CGRect {
        let slot = try slot(of: post)
        return try #require(slot.superview).convert(slot.seenLayer.frame, to: nil)
    }

    private func shownFrame(of view: UIView) -> CGRect { stage.shownFrame(of: view) }

    /// Expects that a post is below or above a view, as both are seen, and its arrow points at the middle of the view.
    private func expect(
        _ post: Post, at edge: PostEdge, of view: UIView? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (frame, anchor) = (try frame(of: post), shownFrame(of: view ?? button))
        let arrow = try #require(slot(of: post).arrow, sourceLocation: sourceLocation)
        #expect(arrow.edge == edge, sourceLocation: sourceLocation)
        let distance = edge == .bottom ? frame.minY - anchor.maxY : anchor.minY - frame.maxY
        #expect(abs(distance - 12) < 0.5, "\(frame) \(anchor)", sourceLocation: sourceLocation)
        #expect(abs(frame.minX + arrow.position - anchor.midX) < 0.5, sourceLocation: sourceLocation)
    }

    private func frames(_ count: Int, _ body: () throws -> Void) rethrows {
        for _ in 0..<count {
            stage.simulator.advance(by: Simulator.frame)
            try body()
        }
    }

    // MARK: Places

    @Test(arguments: DisabledAnimationTests.Place.allCases.filter { $0 != .stack })
    func postIsBesideItsView(place: DisabledAnimationTests.Place) throws {
        let post = post(on: place.poster(on: stage))
        #expect(post.phase == .shown)
        try expect(post, at: .bottom)
        #expect(try slot(of: post).body?.arrowView != nil)
        #expect(try frame(of: post).width < 320)
    }

    @Test(arguments: ReadyMade.tested.filter { ["Alert", "Pop-up", "Form", "Rating"].contains($0.title) })
    func postWithAColumnIsAsWideAsAnAlert(kind: ReadyMade) throws {
        let content = ReadyMade.Content(
            title: "Filter", text: nil, icon: nil, actions: [], answers: (yes: "Yes", no: "No"))
        let post = stage.postView.post(kind.value(content), as: .anchored(to: button))
        stage.rest()
        let width = try frame(of: post).width
        #expect((260...320).contains(width), "\(width)")
    }

    @Test func stackIgnoresTheAnchor() throws {
        let stack = stage.view.createMessageStackView(edge: .bottom)
        let post = post(on: stack)
        #expect(try slot(of: post).arrow == nil && frame(of: post).minY > 600)
        button.removeFromSuperview()
        stage.rest()
        #expect(post.phase == .shown && stage.simulator.displayLinks == 0)
    }

    @Test func everyReadyMadePostIsBesideAView() throws {
        let content = ReadyMade.Content(title: "Filter", text: "Tap here to filter", icon: "bell")
        // All of them have room below it.
        button.frame.origin.y = 100
        for kind in ReadyMade.tested {
            let post = stage.post(kind.value(content), as: .anchored(to: button), on: stage.postView)
            try expect(post, at: .bottom)
            #expect(try slot(of: post).body?.arrowColor != nil)
            post.remove(animated: false)
        }
    }

    @Test func postIsBesideAPartOfAView() throws {
        let post = post(as: .anchored(to: stage.view, rect: CGRect(x: 20, y: 500, width: 40, height: 40), edge: .top))
        let frame = try frame(of: post)
        #expect(frame.maxY == 488 && frame.minX == 8)
        #expect(try slot(of: post).arrow == PostLayout.Arrow(edge: .top, position: 32))
    }

    @Test(arguments: [false, true], [PostEdge.leading, .trailing])
    func sidesAreMirrored(isRightToLeft: Bool, edge: PostEdge) throws {
        if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
        let isLeft = (edge == .leading) != isRightToLeft
        button.frame.origin.x = isLeft ? 300 : 3
        let post = post(as: .anchored(to: button, edge: edge))
        let frame = try frame(of: post)
        #expect(abs(isLeft ? frame.maxX - 288 : frame.minX - 105) < 0.5)
        let path = try #require(slot(of: post).body?.shape(in: frame.size).arrowPath(reaching: 0).boundingBox)
        #expect(isLeft ? path.minX == frame.width : path.maxX == 0)
        if isRightToLeft { stage.simulator.layoutDirection = .leftToRight }
    }

    @Test func anchoredPostIsNoCardOfADeck() throws {
        let postView = stage.view.createPostView()
        postView.deck = PostDeck()
        let others = (0..<2).map { _ in postView.post("Another", as: .card) }
        let post = post(on: postView)
        try expect(post, at: .bottom)
        #expect(try slot(of: post).card == nil && others.allSatisfy { $0.view?.enclosingSlot?.card != nil })
    }

    // MARK: Following

    @Test func postFollowsItsViewInEachFrame() throws {
        let post = post()
        button.frame.origin = CGPoint(x: 40, y: 500)
        stage.simulator.advance(by: Simulator.frame)
        try expect(post, at: .bottom)
        UIView.animate(withDuration: 0.5) { button.frame.origin = CGPoint(x: 200, y: 200) }
        try frames(35) {
            // The animation is read one frame before it is shown.
            let distance = try frame(of: post).minY - shownFrame(of: button).maxY
            #expect(abs(distance - 12) < 15)
        }
        try expect(post, at: .bottom)
    }

    @Test func postFollowsAScrollViewAndFlips() throws {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.view.addSubview(scrollView)
        scrollView.addSubview(button)
        let post = post()
        var edges: [PostEdge] = []
        for offset in stride(from: 0, through: -480, by: -40) {
            scrollView.contentOffset.y = CGFloat(offset)
            stage.simulator.advance(by: Simulator.frame)
            edges.append(try #require(slot(of: post).arrow?.edge))
            try expect(post, at: edges[edges.count - 1])
        }
        #expect(edges.first == .bottom && edges.last == .top && edges.drop { $0 == .bottom }.allSatisfy { $0 == .top })
    }

    @Test func postFollowsARotation() throws {
        button.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        let post = post()
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.advance(by: 1)
            try expect(post, at: .bottom)
        }
    }

    @Test func keyboardMovesAPostAboveItsView() throws {
        button.frame.origin.y = 430
        let post = post()
        try expect(post, at: .bottom)
        stage.showKeyboard()
        stage.rest()
        try expect(post, at: .top)
        stage.view.endEditing(true)
        stage.rest()
        try expect(post, at: .bottom)
    }

    @Test func changedContentStaysBesideTheView() throws {
        button.frame.origin.y = 600
        let post = post()
        post.update(with: PostRequest(Message(title: "Tap here", subtitle: Stage.text(sentences: 12))))
        stage.rest()
        try expect(post, at: .top)
    }

    @Test func tallContentScrollsWhereThereIsMostRoom() throws {
        let post = stage.postView.post(
            PostRequest(Message(title: "Tap here", subtitle: Stage.text(sentences: 90))).with {
                $0.duration = .untilRemoved
            },
            as: .anchored(to: button))
        stage.rest()
        try expect(post, at: .bottom)
        #expect(try frame(of: post).maxY == stage.safeFrame.maxY - 8)
    }

    @Test func nothingIsWrittenWhileTheViewRests() {
        post()
        let layouts = stage.simulator.layoutCalls
        stage.simulator.advance(by: 2)
        #expect(stage.simulator.layoutCalls == layouts && stage.simulator.displayLinks == 1)
    }

    // MARK: Leaving

    /// The ways in which a view becomes invisible.
    enum Loss: CaseIterable {
        case removed, superviewRemoved, hidden, transparent, scrolledAway, movedOut, covered, presentedOver
    }

    @Test(arguments: Loss.allCases)
    func postLeavesWithItsView(loss: Loss) throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        scrollView.contentSize = CGSize(width: 393, height: 4000)
        stage.view.addSubview(scrollView)
        scrollView.addSubview(button)
        let post = post()
        #expect(post.phase == .shown)
        switch loss {
        case .removed: button.removeFromSuperview()
        case .superviewRemoved: scrollView.removeFromSuperview()
        case .hidden: button.isHidden = true
        case .transparent: scrollView.alpha = 0
        case .scrolledAway: scrollView.contentOffset.y = 1000
        case .movedOut: button.frame.origin.x = 500
        case .covered:
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.modalPresentationStyle = .fullScreen
            stage.controller.present(navigation, animated: true)
        case .presentedOver: stage.controller.present(UIViewController(), animated: true)
        }
        stage.simulator.advance(by: 2.5)
        #expect(post.reason == .anchorGone && stage.simulator.displayLinks == 0)
    }

    @Test func postStaysWhileItsViewIsAwayForAMoment() {
        let post = post()
        button.removeFromSuperview()
        stage.view.addSubview(button)
        stage.simulator.advance(by: 0.2)
        button.frame.origin.x = 500
        stage.simulator.advance(by: 0.3)
        button.frame.origin.x = 100
        stage.simulator.advance(by: 2)
        #expect(post.phase == .shown)
    }

    @Test func postWaitsForTheScreenOfItsView() throws {
        button.removeFromSuperview()
        let post = stage.postView.post("Tap here", as: .anchored(to: button))
        stage.simulator.advance(by: 0.2)
        #expect(try slot(of: post).isHidden)
        stage.view.addSubview(button)
        stage.simulator.advance(by: Simulator.frame)
        #expect(try !slot(of: post).isHidden)
        stage.rest()
        try expect(post, at: .bottom)
    }

    @Test func postOfAViewThatNeverAppearsEnds() throws {
        button.removeFromSuperview()
        let post = stage.postView.post("Tap here", as: .anchored(to: button))
        stage.simulator.advance(by: 2)
        #expect(post.reason == .anchorGone)
    }

    @Test func waitingPostOfADeallocatedViewEndsUnseen() {
        let first = post()
        var other: UIView? = UIView(frame: CGRect(x: 10, y: 100, width: 10, height: 10))
        weak let reference = other
        if let other { stage.view.addSubview(other) }
        let post = other.map {
            stage.postView.post(PostRequest(view: UIView.banner()), as: .anchored(to: $0))
        }
        other?.removeFromSuperview()
        other = nil
        #expect(reference == nil)
        first.remove()
        stage.rest()
        #expect(post?.reason == .anchorGone && post?.ending?.wasShown == false)
    }

    @Test func tapOutsideReachesTheAppAndRemovesThePost() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let post = post()
        stage.simulator.tap(button)
        stage.rest()
        #expect(taps == 1 && post.reason == .backdrop)
    }

    // MARK: Bar button items

    @Test func postIsBesideABarButtonItem() throws {
        let item = UIBarButtonItem(systemItem: .add)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = item
        stage.simulator.show(UINavigationController(rootViewController: screen))
        stage.rest()
        for poster in [stage.postView, UIApplication.shared.postWindow()] as [any Poster] {
            let post = post(on: poster, as: .anchored(to: item))
            let view = try #require(item.frame(in: screen.view))
            let frame = try frame(of: post)
            #expect(frame.minY == view.maxY + 12 && frame.maxX == stage.view.bounds.maxX - 8)
            post.remove()
            stage.rest()
        }
        let post = post(as: .anchored(to: item))
        screen.navigationItem.rightBarButtonItem = nil
        stage.simulator.advance(by: 2)
        #expect(post.reason == .anchorGone)
    }
}

// MARK: - VoiceOver

/// The focus of assistive technologies moves between a view and the post beside it.
@MainActor
@Suite(.leavesNothingBehind)
struct AnchoredPostFocusTests {
    private let stage = Stage()
    private let buttons: [UIButton]
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        buttons = stage.addButtons(["Filter", "Sort"])
        stage.simulator.advance(by: 0.1)
    }

    private func post() -> Post {
        let post = stage.postView.post(
            PostRequest(Message("Tap here to filter")).with { $0.duration = .untilRemoved },
            as: .anchored(to: buttons[0]))
        stage.simulator.advance(by: 2)
        return post
    }

    @Test(.without(.focusMovesLate, because: "the focus is expected at once"))
    func focusMovesFromTheViewToThePostAndBack() {
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: buttons[0])
        let post = post()
        #expect(PostSlot.slot(around: voiceOver.focusedElement)?.post === post)
        post.remove()
        stage.simulator.advance(by: 2)
        #expect(voiceOver.focusedElement === buttons[0])
    }

    @Test func focusElsewhereStays() {
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: buttons[1])
        let post = post()
        #expect(voiceOver.focusedElement === buttons[1])
        post.remove()
        stage.simulator.advance(by: 2)
        #expect(voiceOver.focusedElement === buttons[1])
    }

    @Test(.without(.focusMovesLate, because: "the focus is expected at once"))
    func focusMovesToTheViewIfItsOriginIsGone() {
        voiceOver.start()
        defer { voiceOver.stop() }
        voiceOver.focus(on: buttons[1])
        let post = post()
        voiceOver.focus(on: post.view?.firstAccessibilityElement as? UIResponder)
        buttons[1].removeFromSuperview()
        post.remove()
        stage.simulator.advance(by: 2)
        #expect(voiceOver.focusedElement === buttons[0])
    }

    @Test func eachElementIsReachedOnceInOrder() {
        let post = post()
        let labels = stage.simulator.voiceOver.elements.compactMap(\.accessibilityLabel)
        for label in ["Filter", "Sort", "Tap here to filter"] {
            #expect(labels.count { $0 == label } == 1, "\(labels)")
        }
        post.remove()
    }
}
