import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The reaction of stacks to the keyboard.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackKeyboardTests {
    private let stage = Stage()

    private func seen(_ view: UIView) throws -> CGRect { try stage.seenSlotFrame(of: view) }

    @Test func stackMovesWithTheKeyboard() throws {
        let stack = stage.view.createPlainStackView(edge: .bottom)
        let view = UIView.banner(height: 60)
        stack.post(view: view)
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

    @Test func stackWithTopConstraintIsNotCompressed() throws {
        let stack = MessageStackView(edge: .bottom)
        stack.presentation = .plain
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 560),
            stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        let view = Stage.makeMessageView()
        stack.post(view: view)
        stage.rest()
        let before = try seen(view)
        stage.showKeyboard()
        stage.rest()
        #expect(try seen(view) == before)
        #expect(!stage.hasEndlessLayouts)
    }
}
