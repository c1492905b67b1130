import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The spacing between the posts of a stack while they open and close, frame by frame.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackSpacingTests {
    private let stage = Stage()
    private let height: CGFloat = 50

    private func makeStack(_ edge: PostEdge) -> MessageStackView {
        let stack = stage.view.createPlainStackView(edge: edge)
        stack.spacing = 16
        return stack
    }

    private func post(
        on stack: MessageStackView, animated: Bool = true
    ) throws -> (post: Post, slot: PostSlot) {
        let view = UIView.banner(height: height)
        var request = PostRequest(view: view).with { $0.isAnimated = animated }
        request.gestures = .pan
        request.editPresentation { $0.pan = PostPan([.leading, .trailing]) }
        let post = stack.post(request)
        return (post, try #require(view.slot))
    }

    /// Returns, for each frame, the height of the stack and the open fraction of a slot.
    private func watch(_ stack: MessageStackView, _ slot: PostSlot) -> [(height: CGFloat, part: CGFloat)] {
        stage.simulator.watch(frames: 30) {
            (stack.seenHeight, slot.superview == nil ? 0 : slot.seenHeight / height)
        }
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func postOpensTogetherWithItsSpacing(edge: PostEdge) throws {
        let stack = makeStack(edge)
        for count in 0..<3 {
            let before = CGFloat(count) * (height + 16)
            let (_, slot) = try post(on: stack)
            let frames = watch(stack, slot)
            #expect(frames.allSatisfy { abs($0.height - before - $0.part * (height + 16)) < 0.5 }, "\(frames)")
            #expect(frames.contains { $0.part > 0.2 && $0.part < 0.8 })
            #expect(stack.seenHeight == before + height + 16)
        }
    }

    @Test(arguments: [PostEdge.top, .bottom], [0, 1, 2])
    func postClosesTogetherWithItsSpacing(edge: PostEdge, index: Int) throws {
        let stack = makeStack(edge)
        let posts = try (0..<3).map { _ in try post(on: stack) }
        stage.rest()
        posts[index].post.remove()
        let frames = watch(stack, posts[index].slot)
        #expect(frames.allSatisfy { abs($0.height - (2 + $0.part) * (height + 16)) < 0.5 }, "\(frames)")
        #expect(frames.contains { $0.part > 0.2 && $0.part < 0.8 })
        #expect(stack.seenHeight == 2 * (height + 16))
    }

    @Test func spacingClosesAfterPostIsThrownAside() throws {
        let stack = makeStack(.top)
        let posts = try (0..<2).map { _ in try post(on: stack) }
        stage.rest()
        stage.simulator.fling(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 320, y: 100))
        let other = posts[1].slot
        let places = stage.simulator.watch(frames: 30) { other.layer.presentation()?.frame.minY ?? 0 }
        #expect(places.last == 16)
        let steps = zip(places, places.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 >= -0.01 && $0 < 14 }, "\(steps)")
        #expect((steps.last ?? 1) < 0.5)
    }

    @Test func spacingLeavesWithPostUnderReduceMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        let stack = makeStack(.top)
        let posts = try (0..<2).map { _ in try post(on: stack) }
        stage.rest()
        #expect(stack.seenHeight == 2 * (height + 16))
        posts[0].post.remove()
        stage.rest()
        #expect(stack.seenHeight == height + 16)
    }
}

extension UIView {
    fileprivate var seenHeight: CGFloat { (layer.presentation() ?? layer).bounds.height }
}
