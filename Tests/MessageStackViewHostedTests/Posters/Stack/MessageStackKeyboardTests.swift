import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// The reaction of stacks to the keyboard.
    @MainActor
    struct MessageStackKeyboardTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func seen(_ view: UIView) throws -> CGRect { try stage.slotFrame(of: view) }

        @Test(arguments: [CGFloat(0), 34], [true, false])
        func bottomStackRestsOnTheKeyboard(band: CGFloat, wasUpBefore: Bool) async throws {
            let stack = stage.view.createPlainStackView(edge: .bottom, constrainToSafeArea: band == 0)
            stack.spaceViewHeight = band
            let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 80)]
            if wasUpBefore { await stage.showKeyboard() }
            for view in views { stack.post(view: view) }
            await stage.rest()
            if !wasUpBefore { await stage.showKeyboard() }
            await stage.rest()
            #expect(abs(try seen(views[0]).maxY - stage.keyboardTop) < 0.5)
            #expect(abs(try seen(views[1]).maxY - (seen(views[0])).minY) < 0.5)
            #expect(try seen(views[0]).height == 60)
            stack.layoutIfNeeded()
            #expect((stack.spaceView.backgroundColor == nil) == (band == 0))
            stage.view.endEditing(true)
            await stage.rest()
            #expect(
                abs(try seen(views[0]).maxY - (band == 0 ? stage.safeFrame.maxY : stage.view.bounds.maxY - band)) < 0.5)
            #expect(abs(stack.spaceView.bounds.height - band) < 0.5)
            #expect(!stage.hasEndlessLayouts)
        }

        @Test func tallPostsScrollAboveTheKeyboard() async throws {
            let stack = stage.view.createPlainStackView(edge: .bottom)
            let views = (0..<2).map { _ in stage.makeMessageView(filling: 50) }
            for view in views { stack.post(view: view) }
            await stage.rest()
            let before = try views.map { try seen($0).height }
            await stage.showKeyboard()
            await stage.rest()
            #expect(try seen(views[1]).minY >= stage.safeFrame.minY - 0.5)
            #expect(abs(try seen(views[0]).maxY - stage.keyboardTop) < 0.5)
            #expect(views.allSatisfy { $0.isScrollingInSlot })
            stage.view.endEditing(true)
            await stage.rest()
            #expect(try zip(views, before).allSatisfy { abs(try seen($0).height - $1) < 0.5 })
            #expect(!stage.hasEndlessLayouts)
        }

        @Test func stackConstrainedToKeyboardGuideKeepsItsPosition() async throws {
            let stack = MessageStackView(edge: .bottom)
            stack.presentation = .plain
            stack.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor, constant: -20),
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
            ])
            let view = UIView.banner(height: 60)
            stack.post(view: view)
            await stage.rest()
            await stage.showKeyboard()
            await stage.rest()
            #expect(abs(try seen(view).maxY - (stage.keyboardTop - 20)) < 0.5)
            #expect(stack.lift?.isActive == false && stack.spaceView.bounds.height == 0)
            #expect(!stage.hasEndlessLayouts)
        }

        @Test func emptyAndTopStacksAddNoViews() async {
            let stacks = [PostEdge.top, .bottom].map { stage.view.createPlainStackView(edge: $0) }
            let count = stage.view.subviews.count
            stacks[0].post(view: UIView.banner())
            await stage.rest()
            #expect(stage.view.subviews.count == count && stacks.allSatisfy { $0.lift == nil })
            let post = stacks[1].post(PostRequest(view: UIView.banner()))
            await stage.rest()
            #expect(stacks[1].lift?.isActive == false)
            post.remove()
            await stage.rest()
            #expect(stage.view.subviews.count == count && stacks[1].lift == nil)
        }

        @Test func stackAvoidsTheKeyboardInNewSuperview() async throws {
            let stack = stage.view.createPlainStackView(edge: .bottom)
            let view = UIView.banner(height: 60)
            stack.post(view: view)
            await stage.showKeyboard()
            await stage.rest()
            let container = UIView(frame: stage.view.bounds)
            stage.view.addSubview(container)
            stack.addTo(view: container, layout: .bottom)
            await stage.rest()
            #expect(abs(try seen(view).maxY - stage.keyboardTop) < 0.5)
            #expect(stage.view.subviews.allSatisfy { !($0 is PlacementArea) })
        }
    }
}
