import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct MessageStackViewTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func makeStack(_ edge: PostEdge = .top) -> MessageStackView {
            stage.view.createPlainStackView(edge: edge)
        }

        /// Returns a view with a required height constraint.
        private func makeView(height: CGFloat = 50, color: UIColor? = .red) -> UIView {
            let view = UIView()
            view.backgroundColor = color
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
        }

        private func presentedFrame(_ view: UIView) -> CGRect {
            guard let slot = view.superview, let stack = slot.superview else { return .null }
            let inStack = slot.layer.presentation()?.frame ?? slot.frame
            let stackFrame = stack.layer.presentation()?.frame ?? stack.frame
            return inStack.offsetBy(dx: stackFrame.minX, dy: stackFrame.minY)
        }

        // MARK: Order

        @Test func orderChangeReversesShownPosts() async {
            let stack = makeStack(.top)
            let views = [makeView(), makeView()]
            for view in views { stack.post(view: view) }
            await stage.rest()
            stack.order = .bottom
            await stage.rest()
            #expect(stack.arrangedSubviewsExcludingSpace == [views[1], views[0]])
            #expect(stack.arrangedSubviews.last === stack.spaceView)
            #expect(stack.postManager.gestureManager.edge == .bottom)
        }

        @Test(arguments: [PostEdge.top, .bottom])
        func newestPostIsAtTheEdgeIfItIsFirst(edge: PostEdge) async {
            let stack = makeStack(edge)
            stack.newestFirst = true
            let views = [makeView(), makeView(), makeView()]
            for view in views { stack.post(view: view) }
            await stage.rest()
            let fromTheEdge = edge == .top ? views.reversed() : views
            #expect(stack.arrangedSubviewsExcludingSpace == fromTheEdge)
            #expect((edge == .top ? stack.arrangedSubviews.first : stack.arrangedSubviews.last) === stack.spaceView)
            #expect(stack.edge == edge && stack.postManager.gestureManager.edge == edge)

            stack.newestFirst = false
            await stage.rest()
            #expect(stack.arrangedSubviewsExcludingSpace == fromTheEdge.reversed())
            #expect((edge == .top ? stack.arrangedSubviews.first : stack.arrangedSubviews.last) === stack.spaceView)
        }

        @Test func serialStackShowsPostsOneAfterAnother() async {
            let stack = makeStack()
            stack.postManager.capacity = 1
            let posts = [stack.post(PostRequest(view: makeView())), stack.post(PostRequest(view: makeView()))]
            await stage.rest()
            #expect(posts.map(\.phase) == [.shown, .waiting])
            posts[0].remove()
            await stage.rest()
            #expect(posts.map(\.phase) == [.ended, .shown])
        }

        @Test func presentationOfTheStackAppliesToItsPosts() async throws {
            let stack = makeStack()
            stack.presentation.style = .palette(.success)
            stack.presentation.touches = .remove
            var request = PostRequest(Message("Sent"))
            request.editPresentation { $0.touches = .absorb }
            let posts = [stack.post(Message("Saved")), stack.post(request)]
            await stage.rest()
            let slots = posts.compactMap { $0.view?.enclosingSlot }
            #expect(slots.map { $0.body?.style } == Array(repeating: PostStyle.palette(.success).resolved(), count: 2))
            let removesOnTap = posts.map { post in
                stack.postManager.presentation(of: post)?.touches.actions.contains(where: \.isRemoval)
            }
            #expect(removesOnTap == [true, false])
        }

        // MARK: Space view

        @Test func spaceViewHasTheColorOfTheAdjacentPost() async {
            let stack = makeStack(.top)
            let (red, blue) = (makeView(color: .red), makeView(color: .blue))
            let first = stack.post(PostRequest(view: red))
            stack.post(view: blue)
            await stage.rest()
            #expect(stack.spaceView.backgroundColor == .red)
            first.remove()
            #expect(stack.spaceView.backgroundColor == .blue)
            blue.backgroundColor = .green
            stack.setNeedsLayout()
            await stage.rest()
            #expect(stack.spaceView.backgroundColor == .green)
        }

        @Test(arguments: [CGFloat.nan, .infinity, -4]) func invalidSpaceHeightMeansNoSpaceView(height: CGFloat) {
            let stack = makeStack()
            stack.spaceViewHeight = 30
            stack.post(view: makeView()) { $0.isAnimated = false }
            stage.view.layoutIfNeeded()
            #expect(stack.spaceView.frame.height == 30)
            stack.spaceViewHeight = height
            stage.view.layoutIfNeeded()
            #expect(stack.spaceView.frame.height == 0)
        }

        // MARK: Configuration

        @Test func messagesHaveTheStacksConfiguration() async {
            let stack = makeStack()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue, tintColor: .white)
            let view = stack.post(message: Message(title: "Title"))
            #expect(view.backgroundColor == .blue)
            #expect(view.titleLabel.textColor == .white)
            view.backgroundColor = .green
            await stage.rest()
            #expect(view.backgroundColor == .green, "a color set by the caller is kept")
        }

        @Test func ownViewKeepsItsLook() async {
            let stack = makeStack()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue, tintColor: .white)
            let view = MessageView()
            view.set(message: Message(title: "Title"))
            view.backgroundColor = .green
            view.layer.cornerRadius = 9
            view.clipsToBounds = true
            stack.post(view: view)
            await stage.rest()
            #expect(view.backgroundColor == .green && view.titleLabel.textColor != .white)
            #expect(view.clipsToBounds && view.layer.cornerRadius == 9)
        }

        @Test func lazyMessageHasTheStacksConfiguration() {
            let stack = makeStack()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue, tintColor: .white)
            let post = stack.post(Message(title: "Title"))
            #expect(post.view?.backgroundColor == .blue)
            #expect((post.view as? MessageView)?.titleLabel.textColor == .white)
        }

        // MARK: Capacity

        @Test func oldestPostLeavesAtCapacity() async {
            let stack = makeStack(.top)
            stack.postManager.capacity = 2
            stack.postManager.replacesOldestWhenFull = true
            let views = (0..<3).map { _ in makeView(height: 50) }
            for view in views { stack.post(view: view) }
            await stage.rest()
            #expect(stack.arrangedSubviewsExcludingSpace == [views[1], views[2]])
            #expect(stack.bounds.height == 100)
            #expect(presentedFrame(views[1]).minY == stack.frame.minY)
        }

        @Test func newConfigurationAppliesToShownMessagesOnRequest() async {
            let stack = makeStack()
            let view = stack.post(message: Message(title: "Title"))
            await stage.rest()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue)
            #expect(view.backgroundColor != .blue)
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue, applyToAll: true)
            #expect(view.backgroundColor == .blue)
            #expect(stack.spaceView.backgroundColor == .blue)
        }

        // MARK: Memory

        @Test func unusedStackIsReleased() {
            weak var released: MessageStackView?
            do {
                let stack = MessageStackView(frame: .zero)
                released = stack
            }
            #expect(released == nil)
            #expect(MessageStackView().axis == .vertical)
        }

        @Test(arguments: [false, true])
        func stackRemovedAfterPostingIsReleased(isAnimated: Bool) async {
            weak var released: MessageStackView?
            do {
                let stack = makeStack()
                released = stack
                stack.post(view: makeView()) { $0.isAnimated = isAnimated }
                stack.removeFromSuperview()
            }
            await stage.advance(by: isAnimated ? 1 : 0)
            #expect(released == nil)
        }
    }
}
