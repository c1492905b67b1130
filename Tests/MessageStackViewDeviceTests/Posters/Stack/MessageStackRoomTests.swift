import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Stacks with more content than fits on the screen.
@MainActor
struct MessageStackRoomTests {
    private let stage = Stage()

    @Test(arguments: [MessageLayout.top, .bottom], [CGFloat(0), 12])
    func stackIsNeverTallerThanTheScreen(layout: MessageLayout, spacing: CGFloat) throws {
        let stack = stage.view.createMessageStackView(layout: layout)
        stack.spacing = spacing
        let views = [
            Stage.makeMessageView(sentences: 60), Stage.makeMessageView(sentences: 1),
            Stage.makeMessageView(sentences: 80),
        ]
        for view in views { stack.post(view: view) }
        stage.rest()
        try stage.expectRoom(for: views)
        #expect(abs(stack.frame.height - stage.safeFrame.height) < 1)
        #expect(views[0].isScrollingInItsSlot && views[2].isScrollingInItsSlot && !views[1].isScrollingInItsSlot)
        #expect(abs(try stage.slotFrame(of: views[1]).height - views[1].bounds.height) < 0.5)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: [MessageLayout.top, .bottom])
    func postsGrowBackWhenOneLeaves(layout: MessageLayout) throws {
        let stack = stage.view.createMessageStackView(layout: layout)
        let views = [
            Stage.makeMessageView(sentences: 40), Stage.makeMessageView(sentences: 60),
            Stage.makeMessageView(sentences: 40),
        ]
        let posts = views.map { stack.post(PostRequest(view: $0, dismissAfter: nil)) }
        stage.rest()
        try stage.expectRoom(for: views)
        #expect(views.allSatisfy { $0.isScrollingInItsSlot })
        posts[1].remove()
        stage.rest()
        try stage.expectRoom(for: [views[0], views[2]])
        for view in [views[0], views[2]] {
            #expect(!view.isScrollingInItsSlot)
            #expect(abs(try stage.slotFrame(of: view).height - view.bounds.height) < 0.5)
        }
    }

    @Test(arguments: [MessageLayout.top, .bottom])
    func postsFitAfterRotationsAndTextChanges(layout: MessageLayout) throws {
        let stack = stage.view.createMessageStackView(layout: layout)
        let views = [Stage.makeMessageView(sentences: 6), Stage.makeMessageView(sentences: 12)]
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        try stage.expectRoomThroughRotations(for: views)
        for (sentences, isHigh) in [(60, true), (1, false), (70, true)] {
            for view in views { view.subtitleLabel.text = Stage.text(sentences: sentences) }
            stage.rest()
            try stage.expectRoom(for: views)
            #expect(try views.allSatisfy { try stage.slotFrame(of: $0).height > 300 } == isHigh)
        }
    }

    @Test(arguments: [MessageLayout.top, .bottom])
    func closeButtonsStayVisible(layout: MessageLayout) throws {
        let stack = stage.view.createMessageStackView(layout: layout)
        let message = BadgeMessage(
            title: "Title", subtitle: Stage.text(sentences: 50), image: nil, fillColor: .red)
        let views = (0..<3).map { _ in stack.post(badgeMessage: message) }
        stage.rest()
        try stage.expectRoom(for: views)
        try stage.expectCrossesInSight(of: views)
    }

    @Test(arguments: [MessageLayout.top, .bottom])
    func postOpensToTheAvailableHeightAndCloses(layout: MessageLayout) throws {
        let stack = stage.view.createMessageStackView(layout: layout)
        let first = Stage.makeMessageView(sentences: 70)
        stack.post(view: first, dismissAfter: nil)
        stage.rest()
        let view = Stage.makeMessageView(sentences: 90)
        let post = stack.post(PostRequest(view: view, dismissAfter: nil))
        let slots = try [first, view].map { try #require($0.slot) }
        var heights = slots.map { [$0.layer.presentation()?.bounds.height ?? 0] }
        var scrolled: Set<CGFloat> = []
        func watch() {
            stage.simulator.advance(by: Simulator.frame)
            for (index, slot) in slots.enumerated() {
                heights[index].append(slot.layer.presentation()?.bounds.height ?? 0)
            }
            // The scroll view keeps its height while the slot opens and closes, so its content does not move.
            if let scrollView = view.slot?.body?.scrollView { scrolled.insert(scrollView.bounds.height.rounded()) }
        }
        for _ in 0..<40 { watch() }
        try stage.expectRoom(for: [first, view])
        #expect(zip(heights[1], heights[1].dropFirst()).allSatisfy { $0 <= $1 + 0.01 && $1 - $0 < 90 }, "\(heights[1])")
        #expect(zip(heights[0], heights[0].dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 90 }, "\(heights[0])")
        #expect(scrolled.count == 1)
        post.remove()
        heights = heights.map { [$0.last ?? 0] }
        for _ in 0..<20 { watch() }
        #expect(zip(heights[1], heights[1].dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 90 }, "\(heights[1])")
        #expect(zip(heights[0], heights[0].dropFirst()).allSatisfy { $0 <= $1 + 0.01 && $1 - $0 < 90 }, "\(heights[0])")
        #expect(scrolled.count == 1)
    }

    @Test func stackReachesTheEndOfTheSafeArea() throws {
        let stack = MessageStackView(layout: .top)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 300),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
        ])
        let views = [Stage.makeMessageView(sentences: 40), Stage.makeMessageView(sentences: 50)]
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        try stage.expectRoom(for: views)
        #expect(stack.frame.minY == 300 && abs(stack.frame.maxY - stage.safeFrame.maxY) < 1)
    }

    @Test func stackInScrollViewHasFullHeight() throws {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        stage.view.addSubview(scrollView)
        let stack = MessageStackView(layout: .top)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let views = [Stage.makeMessageView(sentences: 90), Stage.makeMessageView(sentences: 90)]
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        #expect(views.allSatisfy { !$0.isScrollingInItsSlot && $0.slot?.bounds.height == $0.bounds.height })
        #expect(scrollView.contentSize.height > stage.view.bounds.height)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func fittingPostsHaveNoHeightLimit() {
        let stack = stage.view.createMessageStackView()
        for _ in 0..<4 { stack.post(view: Stage.makeMessageView(sentences: 2), dismissAfter: nil) }
        stage.rest()
        #expect(stack.placements.values.allSatisfy { $0.heightLimit == nil })
        #expect(stack.slots.allSatisfy { ($0 as? PostSlot)?.body == nil })
    }

    @Test func shrunkenViewIsRestoredAfterRemoval() throws {
        let stack = stage.view.createMessageStackView()
        let view = Stage.makeMessageView(sentences: 140)
        let post = stack.post(PostRequest(view: view, dismissAfter: nil))
        stage.rest()
        #expect(view.isScrollingInItsSlot)
        post.remove(animated: false)
        #expect(view.superview == nil && view.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.bounds.height == 0 || stack.slots.isEmpty)
    }
}
