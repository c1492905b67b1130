import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Rule D29: the posts of a stack never fully cover the focused element of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackFocusTests {
    private let stage = Stage()

    private func seen(_ view: UIView) throws -> CGRect { try stage.seenSlotFrame(of: view) }

    private func makeStack(_ edge: PostEdge = .top) -> (stack: MessageStackView, views: [UIView]) {
        let stack = stage.view.createPlainStackView(edge: edge)
        let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 50)]
        for view in views { stack.post(view: view) }
        stage.rest()
        return (stack, views)
    }

    private var topField: CGRect { CGRect(x: 60, y: stage.view.safeAreaInsets.top + 15, width: 200, height: 34) }

    @Test func postEntersClearOfTheFocus() throws {
        let field = stage.addField(topField)
        field.becomeFirstResponder()
        stage.rest()
        let stack = stage.view.createPlainStackView()
        let view = UIView.banner(height: 60)
        let post = stack.post(PostRequest(view: view))
        stage.simulator.advance(by: 0.1)
        #expect(abs(try seen(view).minY - field.frame.maxY - 10) < 0.5)
        post.remove()
        stage.rest()
        #expect(stack.focus == nil && stack.transform == .identity)
    }

    @Test func stackStaysWithoutRoom() throws {
        let field = stage.addField(CGRect(x: 60, y: 90, width: 200, height: 600))
        let (_, views) = makeStack()
        let low = UIView.banner(height: 500)
        (views[0].slot?.superview as? MessageStackView)?.post(view: low)
        stage.rest()
        let initialFrames = try views.map(seen)
        stage.simulator.isVoiceOverRunning = true
        stage.simulator.moveFocus(to: field)
        stage.rest()
        #expect(try views.map(seen) == initialFrames)
    }

    @Test func stackMovesSmoothlyOrFadesWithReduceMotion() throws {
        let field = stage.addField(topField)
        let (_, views) = makeStack()
        field.becomeFirstResponder()
        var last = try seen(views[0]).minY
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let next = try seen(views[0]).minY
            #expect(next >= last - 0.01 && next - last < 12)
            last = next
        }
        field.resignFirstResponder()
        stage.rest()
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1.0 / 30)
        #expect(abs(try seen(views[0]).minY - field.frame.maxY - 10) < 0.5)
        #expect(try #require(views[0].slot?.layer.presentation()).opacity < 0.7)
        stage.rest()
        #expect(views[0].slot?.alpha == 1)
    }

    @Test func tallPostKeepsItsHeightWhileMoving() throws {
        let field = stage.addField(topField)
        let stack = stage.view.createPlainStackView()
        let view = Stage.makeMessageView(sentences: 60)
        stack.post(view: view)
        stage.rest()
        let height = try seen(view).height
        field.becomeFirstResponder()
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(abs(try seen(view).height - height) < 0.5)
        }
        #expect(!stage.hasEndlessLayouts)
    }
}
