import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackViewTests {
    private let stage = Stage()

    private func makeStack(_ edge: PostEdge = .top) -> MessageStackView {
        stage.makePlainStack(edge: edge)
    }

    /// Returns a view with a required height constraint.
    private func makeView(height: CGFloat = 50, color: UIColor? = .red) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    /// Returns the presented frames of the views, for each display frame.
    private func watch(_ views: [UIView], frames: Int) -> [[CGRect]] {
        stage.simulator.watch(frames: frames) { views.map(presentedFrame) }
    }

    private func presentedFrame(_ view: UIView) -> CGRect {
        guard let slot = view.superview, let stack = slot.superview else { return .null }
        let inStack = slot.layer.presentation()?.frame ?? slot.frame
        let stackFrame = stack.layer.presentation()?.frame ?? stack.frame
        return inStack.offsetBy(dx: stackFrame.minX, dy: stackFrame.minY)
    }

    // MARK: Order

    @Test func newestPostIsFarthestFromTheTopEdge() {
        let stack = makeStack(.top)
        let views = [makeView(), makeView(), makeView()]
        for view in views { stack.post(view: view) }
        stage.rest()
        #expect(stack.postManager.currentPosts.map(\.phase) == [.shown, .shown, .shown])
        #expect(stack.arrangedSubviewsExcludingSpace == views)
        #expect(views.map { stage.seenFrame(of: $0).minY } == [59, 109, 159])
        #expect(stack.arrangedSubviews.first === stack.spaceView)
    }

    @Test func newestPostIsHighestAtTheBottomEdge() {
        let stack = makeStack(.bottom)
        let views = [makeView(), makeView()]
        for view in views { stack.post(view: view) }
        stage.rest()
        #expect(stack.arrangedSubviewsExcludingSpace == [views[1], views[0]])
        let bottom: CGFloat = 852 - 34
        #expect(views.map { stage.seenFrame(of: $0).maxY } == [bottom, bottom - 50])
        #expect(stack.arrangedSubviews.last === stack.spaceView)
    }

    // MARK: Motion

    @Test func postOpensSmoothlyAndOthersMakeRoom() {
        let stack = makeStack(.bottom)
        let first = makeView()
        stack.post(view: first)
        stage.rest()
        let second = makeView(height: 80)
        stack.post(view: second)
        let frames = watch([first, second], frames: 40)
        #expect(frames.first.map { $0[1].height < 20 } == true)
        #expect(frames.contains { $0[1].height > 20 && $0[1].height < 60 })
        #expect(frames.allSatisfy { abs($0[0].minY - 768) < 0.01 && abs($0[0].height - 50) < 0.01 })
        #expect(frames.allSatisfy { abs($0[1].maxY - 768) < 1 }, "it grows out of the post below it")
        #expect(frames.last?[1].height == 80)
    }

    @Test func postRemovedWhileOpeningClosesSmoothly() {
        let stack = makeStack()
        let view = makeView(height: 100)
        let post = stack.post(PostRequest(view: view))
        _ = watch([view], frames: 6)
        let caught = presentedFrame(view).height
        #expect(caught > 10 && caught < 95)
        post.remove()
        var heights = [caught]
        for _ in 0..<60 where view.superview != nil {
            heights += watch([view], frames: 1)[0].map(\.height)
        }
        #expect(post.phase == .ended)
        let steps = zip(heights, heights.dropFirst()).map { abs($1 - $0) }
        #expect(steps.allSatisfy { $0 < 20 }, "\(heights)")
    }

    @Test func reduceMotionFadesPostInAtItsPlace() throws {
        stage.simulator.isReduceMotionEnabled = true
        let stack = makeStack()
        let view = makeView()
        stack.post(view: view)
        stage.simulator.advance(by: 0.1)
        let slot = try #require(view.superview)
        let opacity = try #require(slot.layer.presentation()?.opacity)
        #expect(presentedFrame(view).height == 50)
        #expect(opacity > 0 && opacity < 1)
        stage.rest()
        #expect(slot.alpha == 1)
    }

    @Test func requiredHeightsCauseNoLayoutConflict() {
        let stack = makeStack()
        stack.post(Stage.message) { $0.duration = 1 }
        stack.post(view: makeView()) { $0.duration = 1 }
        stage.simulator.advance(by: 4)
        #expect(!stack.postManager.isActive)
        #expect(stage.simulator.layoutConflicts == [])
    }

    // MARK: Space view

    private enum Step: Sendable { case post, postAtOnce, removeFirst, removeFirstAtOnce, removeAll, wait }

    private static let bands: [(steps: [Step], height: CGFloat)] = [
        ([.post, .wait], 34),
        ([.postAtOnce], 34),
        ([.post, .wait, .removeFirst, .wait], 0),
        ([.post, .wait, .removeFirstAtOnce], 0),
        ([.post, .wait, .removeFirst, .post, .wait], 34),
        ([.post, .wait, .removeFirst, .postAtOnce, .wait], 34),
        ([.post, .post, .wait, .removeAll, .wait], 0),
        ([.post, .removeFirst, .wait], 0),
        ([.post, .removeAll, .post, .removeFirst, .wait], 0),
        ([.postAtOnce, .removeFirst, .wait, .post, .wait], 34),
    ]

    @Test func spaceViewIsVisibleOnlyWhilePostsAre() {
        for (steps, height) in Self.bands {
            let stack = makeStack(.bottom)
            stack.spaceViewHeight = 34
            for step in steps {
                switch step {
                case .post: stack.post(view: makeView())
                case .postAtOnce: stack.post(view: makeView()) { $0.isAnimated = false }
                case .removeFirst: stack.postManager.currentPosts.last?.remove(animated: true)
                case .removeFirstAtOnce: stack.postManager.currentPosts.last?.remove(animated: false)
                case .removeAll: stack.postManager.removeAll()
                case .wait: stage.rest()
                }
            }
            stack.superview?.layoutIfNeeded()
            #expect(stack.spaceView.frame.height == height, "\(steps)")
            #expect(stack.frame.height == height + CGFloat(stack.slots.count) * 50, "\(steps)")
            stack.removeFromSuperview()
        }
    }

    @Test func spaceViewShrinksWithPostsThatLeaveTogether() {
        let stack = makeStack(.bottom)
        stack.spaceViewHeight = 34
        for _ in 0..<3 { stack.post(view: makeView()) { $0.duration = 3 } }
        stage.rest()
        while stack.postManager.currentPosts.contains(where: { $0.phase != .leaving }) {
            stage.simulator.advance(by: Simulator.frame)
        }
        stage.simulator.advance(by: 0.2)
        let seen = stack.spaceView.layer.presentation()?.frame.height ?? 0
        #expect(seen > 0 && seen < 20)
        stage.rest()
        #expect(stack.frame.height == 0)
    }

    // MARK: Touches

    @Test func touchesOutsidePostsReachTheViewBehind() {
        let stack = makeStack(.bottom)
        stack.spaceViewHeight = 34
        let view = makeView()
        stack.post(view: view)
        stage.rest()
        let seen = stage.seenFrame(of: view)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: seen.midY), with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: seen.maxY + 5), with: nil) === stage.view)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: seen.minY - 5), with: nil) === stage.view)
    }

    @Test func bottomPostIsSwipedDown() {
        let stack = makeStack(.bottom)
        let view = makeView()
        stack.postManager.gestureManager.addPanToRemoveGesture(to: view)
        let post = stack.post(PostRequest(view: view))
        stage.rest()
        let seen = stage.seenFrame(of: view)
        stage.simulator.fling(from: CGPoint(x: 100, y: seen.midY), to: CGPoint(x: 100, y: seen.midY + 40))
        stage.rest()
        #expect(post.reason == .pan)
        #expect(stack.slots.isEmpty)
    }

    // MARK: Changes

    @Test func leavingViewCanBePostedAgain() {
        let stack = makeStack()
        let view = makeView()
        let first = stack.post(PostRequest(view: view))
        stage.rest()
        first.remove()
        stage.simulator.advance(by: 0.1)
        let second = stack.post(PostRequest(view: view))
        stage.rest()
        #expect(first.reason == .programmatic && second.phase == .shown)
        #expect(stage.seenFrame(of: view) == CGRect(x: 0, y: 59, width: 393, height: 50))
        #expect(stack.arrangedSubviewsExcludingSpace == [view])
    }

    @Test func tallerUpdatePushesOtherPosts() {
        let stack = makeStack(.top)
        let first = stack.post(PostRequest(view: makeView(height: 50)))
        let second = makeView(height: 50)
        stack.post(view: second)
        stage.rest()
        let top = presentedFrame(second).minY
        first.update(with: PostRequest(view: makeView(height: 80)))
        let heights = watch([second], frames: 40).map { $0[0].minY }
        #expect(heights.last == top + 30)
        #expect(heights.contains { $0 > top + 1 && $0 < top + 29 })
        #expect(heights == heights.sorted())
    }

    // MARK: Memory

    @Test func noObjectsAreAliveAfterTheLastPost() {
        let alive = WeakReferences()
        let stack = makeStack()
        for number in 0..<20 {
            let view = stack.post(message: Message(title: "\(number)"), dismissAfter: 0.1 * Double(number + 1))
            alive.add(view)
            alive.add(view.superview)
        }
        #expect(alive.total == 40 && alive.count == 40)
        stage.simulator.advance(by: 5)
        #expect(!stack.postManager.isActive)
        #expect(alive.count == 0)
        #expect(stack.placements.isEmpty)
    }
}
