import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Stacks with more content than fits on the screen.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackRoomTests {
    private let stage = Stage()

    @Test(arguments: [PostEdge.top, .bottom])
    func postsFitAfterRotationsAndTextChanges(edge: PostEdge) throws {
        let stack = stage.view.createPlainStackView(edge: edge)
        let views = [Stage.makeMessageView(sentences: 6), Stage.makeMessageView(sentences: 12)]
        for view in views { stack.post(view: view) }
        stage.rest()
        try stage.expectRoomThroughRotations(for: views)
        for (sentences, isHigh) in [(60, true), (1, false), (70, true)] {
            for view in views { view.subtitleLabel.text = Stage.text(sentences: sentences) }
            stage.rest()
            try stage.expectRoom(for: views)
            #expect(try views.allSatisfy { try (stage.slotFrame(of: $0).height > 300) == isHigh })
        }
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func postOpensToTheAvailableHeightAndCloses(edge: PostEdge) throws {
        let stack = stage.view.createPlainStackView(edge: edge)
        let first = Stage.makeMessageView(sentences: 70)
        stack.post(view: first)
        stage.rest()
        let view = Stage.makeMessageView(sentences: 90)
        let post = stack.post(PostRequest(view: view))
        let slots = try [first, view].map { try #require($0.slot) }
        var heights = slots.map { [$0.layer.presentation()?.bounds.height ?? 0] }
        var scrolled: [CGFloat] = []
        func watch() {
            stage.simulator.advance(by: Simulator.frame)
            for (index, slot) in slots.enumerated() {
                heights[index].append(slot.layer.presentation()?.bounds.height ?? 0)
            }
            // The scroll view keeps its height, rounded to pixels, while the slot opens and closes, so its content does
            // not move.
            if let scrollView = view.slot?.body?.scrollView { scrolled.append(scrollView.bounds.height) }
        }
        for _ in 0..<40 { watch() }
        try stage.expectRoom(for: [first, view])
        #expect(zip(heights[1], heights[1].dropFirst()).allSatisfy { $0 <= $1 + 0.01 && $1 - $0 < 90 }, "\(heights[1])")
        #expect(zip(heights[0], heights[0].dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 90 }, "\(heights[0])")
        #expect((scrolled.max() ?? .infinity) - (scrolled.min() ?? 0) < 0.5, "\(Set(scrolled))")
        post.remove()
        heights = heights.map { [$0.last ?? 0] }
        for _ in 0..<20 { watch() }
        #expect(zip(heights[1], heights[1].dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 90 }, "\(heights[1])")
        #expect(zip(heights[0], heights[0].dropFirst()).allSatisfy { $0 <= $1 + 0.01 && $1 - $0 < 90 }, "\(heights[0])")
        #expect((scrolled.max() ?? .infinity) - (scrolled.min() ?? 0) < 0.5, "\(Set(scrolled))")
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func postWithoutRoomInsideTheInsetsOfTheAppScrolls(edge: PostEdge) throws {
        stage.simulator.rotate(to: .landscapeLeft)
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 140, left: 0, bottom: 140, right: 0)
        let view = Stage.makeMessageView(sentences: 60)
        stage.view.createPlainStackView(edge: edge).post(view: view)
        stage.rest()
        let safeFrame = stage.window.bounds.inset(by: stage.window.safeAreaInsets).insetBy(dx: -0.5, dy: -0.5)
        #expect(try safeFrame.contains(stage.slotFrame(of: view)))
        #expect(view.isScrollingInItsSlot && !stage.hasEndlessLayouts)
    }
}
