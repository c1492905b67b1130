import Testing

@testable import UIKit

/// What a row that comes or goes costs a stack view, in rows of the solver that are written anew.
@MainActor
struct StackCostTests {
    private let sheet = Sheet(320, 4000)

    /// A column of message-like rows in a stack view, each a row of an icon and two texts.
    private func makeStack(of count: Int) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        sheet.view.addSubview(stack)
        sheet.pin(stack)
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        for _ in 0..<count { stack.addArrangedSubview(makeRow()) }
        sheet.view.layoutIfNeeded()
        return stack
    }

    private func makeRow() -> UIStackView {
        let texts = UIStackView(
            arrangedSubviews: [CGSize(width: 80, height: 20), CGSize(width: 120, height: 18)].map(SizedView.init))
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 40, height: 40)), texts])
        row.alignment = .center
        return row
    }

    @Test(arguments: [true, false])
    func aRowThatComesAndGoesCostsTheSameInALongStackAsInAShortOne(isFirst: Bool) {
        func costs(in stack: UIStackView) -> [Int] {
            let row = makeRow()
            let index = isFirst ? 0 : stack.arrangedSubviews.count
            return [
                sheet.cost { stack.insertArrangedSubview(row, at: index) }, sheet.cost { row.isHidden = true },
                sheet.cost { row.isHidden = false }, sheet.cost { row.removeFromSuperview() },
            ]
        }
        let (short, long) = (makeStack(of: 4), makeStack(of: 40))
        // The places of the others hang on it: a few rows of the solver for each.
        for (few, many) in zip(costs(in: short), costs(in: long)) { #expect(many <= few + 8 * 36, "\(few), \(many)") }
    }

    @Test func aRowThatComesKeepsTheConstraintsOfTheOthers() {
        let stack = makeStack(of: 20)
        let before = Set(stack.constraints.map { ObjectIdentifier($0) })
        stack.insertArrangedSubview(makeRow(), at: 0)
        stack.setCustomSpacing(3, after: stack.arrangedSubviews[7])
        sheet.view.layoutIfNeeded()
        let after = Set(stack.constraints.map { ObjectIdentifier($0) })
        // What tied the first row to the stack's start is all that goes.
        #expect(before.subtracting(after).count == 1)
    }
}
