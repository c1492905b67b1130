import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewVersion3

/// The gestures of the labelled calls on a stack, which version 3 had not.
@MainActor
@Suite(.leavesNothingBehind)
struct StackGestureTests {
    private let stage = Stage()

    private func isSwiped(_ view: UIView) throws -> Bool {
        stage.rest()
        let post = try #require(view.enclosingPost)
        let frame = try stage.seenSlotFrame(of: view)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX - 110, y: frame.midY), to: CGPoint(x: frame.midX + 110, y: frame.midY))
        stage.rest()
        return post.reason == .pan
    }

    @Test func labeledCallsHaveNoGestures() throws {
        let stack = stage.view.createMessageStackView()
        let message = stack.post(message: Message("Saved"), dismissAfter: nil)
        let badge = stack.post(badgeMessage: Stage.message, dismissAfter: nil)
        #expect(try !isSwiped(message) && !isSwiped(badge))
        let post = stack.post(Message(.error, "Failed"))
        stage.rest()
        #expect(try isSwiped(#require(post.view)), "other calls have those of the stack")
    }

    @Test(arguments: [true, false])
    func onlyAPostWithTheTimeToReadItIsTappedAway(hasTime: Bool) throws {
        let stack = stage.view.createMessageStackView()
        let message =
            hasTime ? stack.post(message: Message("Saved"), dismissAfter: 5) : stack.post(message: Message("Saved"))
        stage.rest()
        let post = try #require(message.enclosingPost)
        stage.simulator.tap(at: stage.screenFrame(of: message.titleLabel).center)
        stage.rest()
        #expect(post.phase == (hasTime ? .shown : .ended))
    }

    @Test func gesturesOfTheViewHavePrecedence() throws {
        let stack = stage.view.createMessageStackView()
        let message = stack.post(message: Message("Saved"), dismissAfter: nil)
        stack.postManager.gestureManager.addPanToRemoveGesture(to: message)
        #expect(try isSwiped(message))
    }

    @Test(arguments: [0, 1, 2])
    func gesturesOfTheAppHavePrecedence(place: Int) throws {
        let stack = stage.view.createMessageStackView()
        switch place {
        case 0: stack.postManager.gestureManager.defaultGestures = .pan
        case 1: stack.postManager.defaults.gestures = .pan
        default: PostEnvironment.app.options.gestures = .pan
        }
        #expect(try isSwiped(stack.post(message: Message("Saved"), dismissAfter: nil)))
    }

    @Test func labeledCallsOnAPostViewKeepItsSwipe() throws {
        let postView = stage.view.createPostView()
        let message = postView.post(message: Message("Saved"), dismissAfter: nil)
        stage.rest()
        let post = try #require(message.enclosingPost)
        let frame = try stage.seenSlotFrame(of: message)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 100))
        stage.rest()
        #expect(post.reason == .pan)
    }
}
