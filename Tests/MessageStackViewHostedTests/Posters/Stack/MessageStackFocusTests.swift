import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Rule D29: the posts of a stack never fully cover the focused element of the app.
    @MainActor
    struct MessageStackFocusTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func seen(_ view: UIView) throws -> CGRect { try stage.slotFrame(of: view) }

        private func makeStack(_ edge: PostEdge = .top) async -> (stack: MessageStackView, views: [UIView]) {
            let stack = stage.view.createPlainStackView(edge: edge)
            let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 50)]
            for view in views { stack.post(view: view) }
            await stage.rest()
            return (stack, views)
        }

        private var topField: CGRect { CGRect(x: 60, y: stage.view.safeAreaInsets.top + 15, width: 200, height: 34) }

        @Test func stackMovesAwayFromFocusedFieldAndBack() async throws {
            let field = stage.addField(topField)
            let (_, views) = await makeStack()
            let initialFrames = try views.map(seen)
            #expect(initialFrames[0].contains(field.frame))
            field.becomeFirstResponder()
            await stage.rest()
            let movedFrames = try views.map(seen)
            #expect(abs(movedFrames[0].minY - field.frame.maxY - 10) < 0.5)
            #expect(abs(movedFrames[1].minY - movedFrames[0].maxY) < 0.5)
            #expect(stage.window.hitTest(CGPoint(x: 100, y: field.frame.midY), with: nil) === field)
            #expect(stage.window.hitTest(CGPoint(x: 100, y: movedFrames[0].midY), with: nil) === views[0])
            field.resignFirstResponder()
            await stage.rest()
            #expect(try views.map(seen) == initialFrames)
        }

        @Test func bottomStackMovesAboveFieldOverKeyboard() async throws {
            let field = stage.addFieldOverKeyboard(spacing: 10)
            let (_, views) = await makeStack(.bottom)
            let initialFrames = try views.map(seen)
            field.becomeFirstResponder()
            await stage.rest()
            #expect(abs(try seen(views[0]).maxY - (field.frame.minY - 10)) < 0.5)
            field.resignFirstResponder()
            await stage.rest()
            #expect(try views.map(seen) == initialFrames)
            #expect(!stage.hasEndlessLayouts)
        }

        @Test func stackStaysIfLayoutPushesTheFieldAway() async throws {
            let stack = stage.view.createPlainStackView(edge: .top)
            let field = stage.addField(.zero)
            field.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: stack.bottomAnchor),
                field.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
                field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 36),
            ])
            field.becomeFirstResponder()
            await stage.rest()
            let before = field.frame
            let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 50)]
            for view in views { stack.post(view: view) }
            let transforms = await stage.watch(frames: 40) { stack.transform }
            await stage.rest()
            #expect(transforms.allSatisfy(\.isIdentity) && stack.transform.isIdentity)
            #expect(try seen(views[0]).intersects(before))
            #expect(try abs(seen(views[1]).maxY - field.frame.minY) < 0.5)
        }

        @Test func transformSetByTheAppIsKept() async throws {
            let field = stage.addField(topField)
            let (stack, _) = await makeStack()
            stack.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            field.becomeFirstResponder()
            await stage.rest()
            #expect(stack.transform.a == 0.9 && stack.transform.ty > 0)
            field.resignFirstResponder()
            await stage.rest()
            #expect(abs(stack.transform.ty) < 0.01 && stack.transform.a == 0.9)
        }
    }
}
