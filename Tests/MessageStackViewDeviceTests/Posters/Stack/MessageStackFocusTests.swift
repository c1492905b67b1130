import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// D29: the posts of a stack never cover all of what somebody is with in the app.
@MainActor
struct MessageStackFocusTests {
    private let stage = Stage()

    private func seen(_ view: UIView) throws -> CGRect { try stage.seenSlotFrame(of: view) }

    private func makeStack(_ layout: MessageLayout = .top) -> (stack: MessageStackView, views: [UIView]) {
        let stack = stage.view.createMessageStackView(layout: layout)
        let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 50)]
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        return (stack, views)
    }

    private var topField: CGRect { CGRect(x: 60, y: stage.view.safeAreaInsets.top + 15, width: 200, height: 34) }

    @Test("D29: the posts of a stack go beyond the field that they would cover, all together, and back")
    func top() throws {
        let field = stage.addField(topField)
        let (_, views) = makeStack()
        let home = try views.map(seen)
        #expect(home[0].contains(field.frame))
        field.becomeFirstResponder()
        stage.rest()
        let away = try views.map(seen)
        #expect(abs(away[0].minY - field.frame.maxY - 10) < 0.5)
        #expect(abs(away[1].minY - away[0].maxY) < 0.5)
        #expect(stage.window.hitTest(CGPoint(x: 100, y: field.frame.midY), with: nil) === field)
        #expect(stage.window.hitTest(CGPoint(x: 100, y: away[0].midY), with: nil) === views[0])
        field.resignFirstResponder()
        stage.rest()
        #expect(try views.map(seen) == home)
    }

    @Test("D29: at the bottom they go above the field over the keyboard")
    func bottom() throws {
        let field = stage.addFieldOverKeyboard(spacing: 10)
        let (_, views) = makeStack(.bottom)
        let home = try views.map(seen)
        field.becomeFirstResponder()
        stage.rest()
        #expect(abs(try seen(views[0]).maxY - (field.frame.minY - 10)) < 0.5)
        field.resignFirstResponder()
        stage.rest()
        #expect(try views.map(seen) == home)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test("D29: a post that comes while a field has the focus opens where it covers nothing")
    func entrance() throws {
        let field = stage.addField(topField)
        field.becomeFirstResponder()
        stage.rest()
        let stack = stage.view.createMessageStackView()
        let view = UIView.banner(height: 60)
        let post = stack.post(PostRequest(view: view, dismissAfter: nil))
        stage.simulator.advance(by: 0.1)
        #expect(abs(try seen(view).minY - field.frame.maxY - 10) < 0.5)
        post.remove()
        stage.rest()
        #expect(stack.column.focus == nil && stack.transform == .identity)
    }

    @Test("D29: what layout pushes away isn't covered, so the posts stay")
    func pushed() throws {
        let (stack, views) = makeStack()
        let field = stage.addField(.zero)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: stack.bottomAnchor),
            field.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 36),
        ])
        let home = try views.map(seen)
        field.becomeFirstResponder()
        stage.rest()
        #expect(try views.map(seen) == home && stack.transform == .identity)
    }

    @Test("D29: where there is no room beyond, they stay")
    func full() throws {
        let field = stage.addField(CGRect(x: 60, y: 90, width: 200, height: 600))
        let (_, views) = makeStack()
        let low = UIView.banner(height: 500)
        (views[0].slot?.superview as? MessageStackView)?.post(view: low, dismissAfter: nil)
        stage.rest()
        let home = try views.map(seen)
        stage.simulator.isVoiceOverRunning = true
        stage.simulator.moveFocus(to: field)
        stage.rest()
        #expect(try views.map(seen) == home)
    }

    @Test("D29: they move without a jump, and with less motion fade in at the other place")
    func motion() throws {
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

    @Test func highPostsKeepTheirHeightsWhereverTheyGo() throws {
        let field = stage.addField(topField)
        let stack = stage.view.createMessageStackView()
        let view = Stage.makeMessageView(sentences: 60)
        stack.post(view: view, dismissAfter: nil)
        stage.rest()
        let height = try seen(view).height
        field.becomeFirstResponder()
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(abs(try seen(view).height - height) < 0.5)
        }
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func anAppsOwnTransformIsLeftAsItIs() throws {
        let field = stage.addField(topField)
        let (stack, _) = makeStack()
        stack.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        field.becomeFirstResponder()
        stage.rest()
        #expect(stack.transform.a == 0.9 && stack.transform.ty > 0)
        field.resignFirstResponder()
        stage.rest()
        #expect(abs(stack.transform.ty) < 0.01 && stack.transform.a == 0.9)
    }
}
