import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The reaction of stacks to the keyboard.
@MainActor
struct MessageStackKeyboardTests {
    private let stage = Stage()

    private func seen(_ view: UIView) throws -> CGRect { try stage.seenSlotFrame(of: view) }

    private func keyboardTop() throws -> CGFloat { try #require(stage.simulator.keyboardFrame).minY }

    @Test(arguments: [CGFloat(0), 34], [true, false])
    func bottomStackRestsOnTheKeyboard(band: CGFloat, wasUpBefore: Bool) throws {
        let stack = stage.view.createMessageStackView(layout: .bottom, constrainToSafeArea: band == 0)
        stack.spaceViewHeight = band
        let views: [UIView] = [UIView.banner(height: 60), UIView.banner(height: 80)]
        if wasUpBefore { stage.showKeyboard() }
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        if !wasUpBefore { stage.showKeyboard() }
        stage.rest()
        #expect(abs(try seen(views[0]).maxY - keyboardTop()) < 0.5)
        #expect(abs(try seen(views[1]).maxY - (seen(views[0])).minY) < 0.5)
        #expect(try seen(views[0]).height == 60)
        stack.layoutIfNeeded()
        #expect((stack.spaceView.backgroundColor == nil) == (band == 0))
        stage.view.endEditing(true)
        stage.rest()
        #expect(abs(try seen(views[0]).maxY - (band == 0 ? stage.safeFrame.maxY : 852 - 34)) < 0.5)
        #expect(abs(stack.spaceView.bounds.height - band) < 0.5)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func stackMovesWithTheKeyboard() throws {
        let stack = stage.view.createMessageStackView(layout: .bottom)
        let view = UIView.banner(height: 60)
        stack.post(view: view, dismissAfter: nil)
        stage.rest()
        stage.showKeyboard()
        var places = [try seen(view).maxY]
        for _ in 0..<40 {
            stage.simulator.advance(by: Simulator.frame)
            places.append(try seen(view).maxY)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 - 0.01 && $0 - $1 < 60 }, "\(places)")
        #expect(Set(places.map { Int($0) }).count > 10)
    }

    @Test func tallPostsScrollAboveTheKeyboard() throws {
        let stack = stage.view.createMessageStackView(layout: .bottom)
        let views = (0..<2).map { _ in Stage.makeMessageView(sentences: 50) }
        for view in views { stack.post(view: view, dismissAfter: nil) }
        stage.rest()
        let before = try views.map { try seen($0).height }
        stage.showKeyboard()
        stage.rest()
        #expect(try seen(views[1]).minY >= stage.safeFrame.minY - 0.5)
        #expect(abs(try seen(views[0]).maxY - keyboardTop()) < 0.5)
        #expect(views.allSatisfy { $0.isScrollingInItsSlot })
        stage.view.endEditing(true)
        stage.rest()
        #expect(try zip(views, before).allSatisfy { abs(try seen($0).height - $1) < 0.5 })
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func stackConstrainedToKeyboardGuideKeepsItsPosition() throws {
        let stack = MessageStackView(layout: .bottom)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        let view = UIView.banner(height: 60)
        stack.post(view: view, dismissAfter: nil)
        stage.rest()
        stage.showKeyboard()
        stage.rest()
        #expect(abs(try seen(view).maxY - (keyboardTop() - 20)) < 0.5)
        #expect(stack.lift?.isActive == false && stack.spaceView.bounds.height == 0)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func stackWithTopConstraintIsNotCompressed() throws {
        let stack = MessageStackView(layout: .bottom)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 560),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        let view = Stage.makeMessageView()
        stack.post(view: view, dismissAfter: nil)
        stage.rest()
        let before = try seen(view)
        stage.showKeyboard()
        stage.rest()
        #expect(try seen(view) == before)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func emptyAndTopStacksAddNoViews() {
        let stacks = [MessageLayout.top, .bottom].map { stage.view.createMessageStackView(layout: $0) }
        let count = stage.view.subviews.count
        stacks[0].post(view: UIView.banner(), dismissAfter: nil)
        stage.rest()
        #expect(stage.view.subviews.count == count && stacks.allSatisfy { $0.lift == nil })
        let post = stacks[1].post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        stage.rest()
        #expect(stacks[1].lift?.isActive == false)
        post.remove()
        stage.rest()
        #expect(stage.view.subviews.count == count && stacks[1].lift == nil)
    }

    @Test func stackAvoidsTheKeyboardInNewSuperview() throws {
        let stack = stage.view.createMessageStackView(layout: .bottom)
        let view = UIView.banner(height: 60)
        stack.post(view: view, dismissAfter: nil)
        stage.showKeyboard()
        stage.rest()
        let container = UIView(frame: stage.view.bounds)
        stage.view.addSubview(container)
        stack.addTo(view: container, layout: .bottom)
        stage.rest()
        #expect(abs(try seen(view).maxY - keyboardTop()) < 0.5)
        #expect(stage.view.subviews.allSatisfy { !($0 is PostStage) })
    }
}
