import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Several posts that do not fit on the screen at their full height.
@MainActor
struct PostRoomTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let layout: MessageLayout
        var presentation = PostPresentation()
    }

    nonisolated static let places = [
        Place(testDescription: "in the post view at the top", layout: .top),
        Place(testDescription: "in the post view at the bottom", layout: .bottom),
        Place(testDescription: "in the host at the top", layout: .top, presentation: .float(.top)),
        Place(testDescription: "in the host at the bottom", layout: .top, presentation: .card(.bottom)),
    ]

    private let stage = Stage()

    private func makePostView(_ place: Place) -> PostView {
        let postView = stage.view.createPostView(layout: place.layout)
        postView.presentation = place.presentation
        postView.postManager.isSerialQueue = false
        return postView
    }

    @Test(arguments: places)
    func tallPostsShrinkAndShortOnesKeepTheirHeight(place: Place) throws {
        let postView = makePostView(place)
        let views = [
            Stage.makeMessageView(sentences: 60), Stage.makeMessageView(sentences: 1),
            Stage.makeMessageView(sentences: 80),
        ]
        for view in views { postView.post(view: view) }
        stage.rest()
        try stage.expectRoom(for: views)
        let heights = try views.map { try stage.slotFrame(of: $0).height }
        #expect(abs(heights[0] - heights[2]) < 1 && heights[1] < heights[0])
        #expect(abs(heights[1] - views[1].bounds.height) < 0.5)
        #expect(heights.reduce(0, +) > stage.safeFrame.height - 80)
        #expect(views[0].isScrollingInItsSlot)
        #expect(!views[1].isScrollingInItsSlot)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: places)
    func postsGrowBackWhenOneLeaves(place: Place) throws {
        let postView = makePostView(place)
        let views = [
            Stage.makeMessageView(sentences: 40), Stage.makeMessageView(sentences: 60),
            Stage.makeMessageView(sentences: 40),
        ]
        let posts = views.map { postView.post(PostRequest(view: $0, dismissAfter: nil)) }
        stage.rest()
        try stage.expectRoom(for: views)
        let low = try stage.slotFrame(of: views[2]).height
        posts[1].remove()
        stage.simulator.advance(by: 0.1)
        #expect(try stage.slotFrame(of: views[2]).height > low + 20, "leaving posts do not count")
        stage.rest()
        try stage.expectRoom(for: [views[0], views[2]])
        for view in [views[0], views[2]] {
            #expect(abs(try stage.slotFrame(of: view).height - view.bounds.height) < 0.5)
            #expect(!view.isScrollingInItsSlot)
        }
    }

    @Test(arguments: places)
    func postsFitAfterRotation(place: Place) throws {
        let postView = makePostView(place)
        let views = [Stage.makeMessageView(sentences: 6), Stage.makeMessageView(sentences: 12)]
        for view in views { postView.post(view: view, dismissAfter: nil) }
        stage.rest()
        try stage.expectRoomThroughRotations(for: views)
    }

    @Test(arguments: places)
    func postsFitAfterTextChanges(place: Place) throws {
        let postView = makePostView(place)
        let views = [Stage.makeMessageView(sentences: 1), Stage.makeMessageView(sentences: 1)]
        for view in views { postView.post(view: view, dismissAfter: nil) }
        stage.rest()
        let low = try stage.slotFrame(of: views[0]).height
        #expect(!views[0].isScrollingInItsSlot)
        for (sentences, isHigh) in [(60, true), (1, false), (70, true)] {
            for view in views { view.subtitleLabel.text = Stage.text(sentences: sentences) }
            stage.rest()
            try stage.expectRoom(for: views)
            let heights = try views.map { try stage.slotFrame(of: $0).height }
            #expect(isHigh ? heights.allSatisfy { $0 > 300 } : heights.allSatisfy { abs($0 - low) < 0.5 }, "\(heights)")
        }
    }

    @Test(arguments: places)
    func closeButtonsStayVisible(place: Place) throws {
        let postView = makePostView(place)
        let message = BadgeMessage(
            title: "Title", subtitle: Stage.text(sentences: 50), image: nil, fillColor: .red)
        let views = (0..<3).map { _ in postView.post(badgeMessage: message) }
        stage.rest()
        try stage.expectRoom(for: views)
        try stage.expectCrossesInSight(of: views)
    }

    @Test(arguments: places)
    func otherPostsShrinkSmoothly(place: Place) throws {
        let postView = makePostView(place)
        let views = [Stage.makeMessageView(sentences: 70), Stage.makeMessageView(sentences: 90)]
        postView.post(view: views[0], dismissAfter: nil)
        stage.rest()
        let slot = try #require(views[0].slot)
        var last = slot.bounds.height
        postView.post(view: views[1], dismissAfter: nil)
        let high = last
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            let next = try #require(slot.layer.presentation()).bounds.height
            #expect(next <= last + 0.01 && last - next < 60, "\(last) \(next)")
            last = next
        }
        #expect(last < high - 50)
        try stage.expectRoom(for: views)
    }

    @Test(arguments: places)
    func overcrowdedPostsHaveTheMinimumHeight(place: Place) throws {
        let postView = makePostView(place)
        let views = (0..<20).map { _ in Stage.makeMessageView(sentences: 10) }
        for view in views { postView.post(view: view, dismissAfter: nil, animated: .none) }
        stage.rest()
        #expect(try views.allSatisfy { abs(try stage.slotFrame(of: $0).height - PostHeights.least) < 0.5 })
        #expect(!stage.hasEndlessLayouts)
    }

    @Test(arguments: places)
    func fittingPostsHaveNoHeightLimit(place: Place) throws {
        let postView = makePostView(place)
        for _ in 0..<4 { postView.post(view: Stage.makeMessageView(sentences: 2), dismissAfter: nil) }
        stage.rest()
        #expect(postView.placements.allSatisfy { $0.heightLimit == nil })
    }

    @Test func dragOnShrunkenPostScrollsItsText() throws {
        let postView = makePostView(Self.places[0])
        let views = [Stage.makeMessageView(sentences: 60), Stage.makeMessageView(sentences: 60)]
        for view in views { postView.post(view: view, dismissAfter: nil) }
        stage.rest()
        let frame = try stage.slotFrame(of: views[1])
        stage.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.maxY - 10), to: CGPoint(x: frame.midX, y: frame.maxY - 200),
            duration: 0.2)
        stage.rest()
        let scrollView = try #require(views[1].slot?.body?.scrollView, "the text scrolls first")
        #expect(scrollView.contentOffset.y > 50, "\(scrollView.contentOffset) \(scrollView.contentSize) \(frame)")
    }
}
