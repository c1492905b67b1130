import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The spacing between the posts of a stack while they open and close, frame by frame.
    @MainActor
    struct MessageStackSpacingTests {
        private let stage: Stage
        private let height: CGFloat = 50

        init() async throws {
            stage = try await Stage()
        }

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
            return (post, try #require(view.enclosingSlot))
        }

        @Test(arguments: [-10, -700, -1e308, .nan, .infinity] as [CGFloat])
        func badSpacingCountsAsZero(spacing: CGFloat) async throws {
            let stack = makeStack(.top)
            stack.spacing = spacing
            for _ in 0..<3 { _ = try post(on: stack) }
            await stage.rest()
            #expect(stack.bounds.height == 3 * height)
            #expect(!stage.hasEndlessLayouts)
        }

        @Test(arguments: [PostEdge.top, .bottom], [true, false])
        func laterPostHasItsSpacing(edge: PostEdge, isAnimated: Bool) async throws {
            let stack = makeStack(edge)
            _ = try post(on: stack)
            let (second, _) = try post(on: stack)
            second.remove()
            await stage.rest()
            _ = try post(on: stack, animated: isAnimated)
            await stage.rest()
            #expect(stack.bounds.height == 2 * (height + 16))
            stack.edge = edge == .top ? .bottom : .top
            await stage.rest()
            #expect(stack.bounds.height == 2 * (height + 16))
        }
    }
}
