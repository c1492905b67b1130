import Testing

@testable import UIKit

/// What a change costs beside the first layout, in rows of the solver that are written anew.
@MainActor
struct LayoutCostTests {
    private let sheet = Sheet(320, 4000)

    /// A column of rows with four constraints each; their heights, from the top.
    private func makeColumn(of count: Int) -> [NSLayoutConstraint] {
        var previous = sheet.view.topAnchor
        return (0..<count).map { _ in
            let row = sheet.add()
            let height = row.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                row.leftAnchor.constraint(equalTo: sheet.view.leftAnchor, constant: 8),
                row.rightAnchor.constraint(equalTo: sheet.view.rightAnchor, constant: -8),
                row.topAnchor.constraint(equalTo: previous, constant: 4), height,
            ])
            previous = row.bottomAnchor
            return height
        }
    }

    private var rewrites: Int { LayoutEngine.of(sheet.view)?.solver.rewrites ?? 0 }

    /// What `change` and the layout after it cost.
    private func cost(_ change: () -> Void) -> Int {
        let before = rewrites
        change()
        sheet.view.layoutIfNeeded()
        return rewrites - before
    }

    @Test func aConstantOfARequiredConstraintRewritesNothing() {
        let heights = makeColumn(of: 200)
        #expect(cost {} > 200)
        #expect(cost { heights[0].constant = 30 } == 0)
        #expect(sheet.view.subviews.map(\.frame.maxY).max() == CGFloat(200 * 14 + 20))
    }

    @Test func aResizedSheetRewritesNothing() {
        _ = makeColumn(of: 200)
        sheet.view.layoutIfNeeded()
        #expect(cost { sheet.view.frame.size.width = 300 } == 0)
        #expect(sheet.view.subviews.allSatisfy { $0.frame.width == 284 })
    }

    @Test func contentThatChangesSizeRewritesFewRows() {
        var views: [SizedView] = []
        for index in 0..<100 {
            let view = sheet.add(CGSize(width: 30, height: 10))
            sheet.pin(view, y: CGFloat(index) * 12)
            views.append(view)
        }
        let first = cost {}
        let change = cost { views[50].content = CGSize(width: 60, height: 11) }
        #expect(views[50].frame.width == 60)
        #expect(change * 20 < first, "\(change) of \(first)")
    }

    @Test func oneMoreViewCostsTheSameInALargeTreeAsInASmallOne() {
        func costOfOneMore() -> Int {
            cost {
                let view = sheet.add(CGSize(width: 30, height: 10))
                sheet.pin(view)
            }
        }
        _ = makeColumn(of: 5)
        sheet.view.layoutIfNeeded()
        let small = costOfOneMore()
        _ = makeColumn(of: 200)
        sheet.view.layoutIfNeeded()
        #expect(costOfOneMore() <= small + 2)
    }
}
