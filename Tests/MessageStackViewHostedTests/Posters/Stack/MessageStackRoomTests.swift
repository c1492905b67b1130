import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// Stacks with more content than fits on the screen.
    @MainActor
    struct MessageStackRoomTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        @Test(arguments: [PostEdge.top, .bottom], [CGFloat(0), 12])
        func stackIsNeverTallerThanTheScreen(edge: PostEdge, spacing: CGFloat) async throws {
            let stack = stage.view.createPlainStackView(edge: edge)
            stack.spacing = spacing
            let views = [
                stage.makeMessageView(filling: 60), Stage.makeMessageView(sentences: 1),
                stage.makeMessageView(filling: 80),
            ]
            for view in views { stack.post(view: view) }
            await stage.rest()
            try stage.expectRoom(for: views)
            #expect(abs(stack.frame.height - stage.safeFrame.height) < 1)
            #expect(views[0].isScrollingInSlot && views[2].isScrollingInSlot && !views[1].isScrollingInSlot)
            #expect(abs(try stage.slotFrame(of: views[1]).height - views[1].bounds.height) < 0.5)
            #expect(stage.layoutConflicts == [])
        }

        @Test(arguments: [PostEdge.top, .bottom])
        func postsGrowBackWhenOneLeaves(edge: PostEdge) async throws {
            let stack = stage.view.createPlainStackView(edge: edge)
            let views = [
                stage.makeMessageView(filling: 25), stage.makeMessageView(filling: 60),
                stage.makeMessageView(filling: 25),
            ]
            let posts = views.map { stack.post(PostRequest(view: $0)) }
            await stage.rest()
            try stage.expectRoom(for: views)
            #expect(views.allSatisfy { $0.isScrollingInSlot })
            posts[1].remove()
            await stage.rest()
            try stage.expectRoom(for: [views[0], views[2]])
            for view in [views[0], views[2]] {
                #expect(!view.isScrollingInSlot)
                #expect(abs(try stage.slotFrame(of: view).height - view.bounds.height) < 0.5)
            }
        }

        @Test(arguments: [PostEdge.top, .bottom])
        func longBadgeMessagesScroll(edge: PostEdge) async throws {
            let stack = stage.view.createPlainStackView(edge: edge)
            let message = BadgeMessage(
                "Title", subtitle: stage.text(filling: 50), image: nil, fillColor: .red)
            let views = (0..<3).map { _ in stack.post(badgeMessage: message) }
            await stage.rest()
            try stage.expectRoom(for: views)
            #expect(views.allSatisfy { $0.isScrollingInSlot })
        }

        @Test func stackReachesTheEndOfTheSafeArea() async throws {
            let stack = MessageStackView(edge: .top)
            stack.presentation = .plain
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 300),
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
                stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
            ])
            let views = [stage.makeMessageView(filling: 40), stage.makeMessageView(filling: 50)]
            for view in views { stack.post(view: view) }
            await stage.rest()
            try stage.expectRoom(for: views)
            #expect(stack.frame.minY == 300 && abs(stack.frame.maxY - stage.safeFrame.maxY) < 1)
        }

        @Test func stackInScrollViewHasFullHeight() async throws {
            let scrollView = UIScrollView(frame: stage.view.bounds)
            stage.view.addSubview(scrollView)
            let stack = MessageStackView(edge: .top)
            stack.presentation = .plain
            stack.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
                stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
                stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
            let views = [stage.makeMessageView(filling: 90), stage.makeMessageView(filling: 90)]
            for view in views { stack.post(view: view) }
            await stage.rest()
            #expect(views.allSatisfy { !$0.isScrollingInSlot && $0.enclosingSlot?.bounds.height == $0.bounds.height })
            #expect(scrollView.contentSize.height > stage.view.bounds.height)
            #expect(!stage.hasEndlessLayouts)
        }

        @Test func fittingPostsHaveNoHeightLimit() async {
            let stack = stage.view.createPlainStackView()
            for _ in 0..<4 { stack.post(view: Stage.makeMessageView(sentences: 2)) }
            await stage.rest()
            #expect(stack.placements.count == 4 && stack.slots.count == 4)
            #expect(stack.placements.values.allSatisfy { $0.slot.heightLimit == nil })
            #expect(stack.slots.allSatisfy { $0.body == nil })
        }

        @Test func shrunkenViewIsRestoredAfterRemoval() async throws {
            let stack = stage.view.createPlainStackView()
            let view = stage.makeMessageView(filling: 140)
            let post = stack.post(PostRequest(view: view))
            await stage.rest()
            #expect(view.isScrollingInSlot)
            post.remove(animated: false)
            #expect(view.superview == nil && view.translatesAutoresizingMaskIntoConstraints)
            #expect(stack.slots.isEmpty && stack.placements.isEmpty)
            await stage.rest()
            #expect(stack.bounds.height == 0)
        }
    }
}
