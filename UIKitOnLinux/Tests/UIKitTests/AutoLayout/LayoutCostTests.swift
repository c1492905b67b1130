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

    @Test func aConstantOfARequiredConstraintRewritesNothing() {
        let heights = makeColumn(of: 200)
        #expect(sheet.cost {} > 200)
        #expect(sheet.cost { heights[0].constant = 30 } == 0)
        #expect(sheet.view.subviews.map(\.frame.maxY).max() == CGFloat(200 * 14 + 20))
    }

    @Test func aResizedSheetRewritesNothing() {
        _ = makeColumn(of: 200)
        sheet.view.layoutIfNeeded()
        #expect(sheet.cost { sheet.view.frame.size.width = 300 } == 0)
        #expect(sheet.view.subviews.allSatisfy { $0.frame.width == 284 })
    }

    @Test func contentThatChangesSizeRewritesFewRows() {
        var views: [SizedView] = []
        for index in 0..<100 {
            let view = sheet.add(CGSize(width: 30, height: 10))
            sheet.pin(view, y: CGFloat(index) * 12)
            views.append(view)
        }
        let first = sheet.cost {}
        let change = sheet.cost { views[50].content = CGSize(width: 60, height: 11) }
        #expect(views[50].frame.width == 60)
        #expect(change * 20 < first, "\(change) of \(first)")
    }

    @Test func oneMoreViewCostsTheSameInALargeTreeAsInASmallOne() {
        func costOfOneMore() -> Int {
            sheet.cost {
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

    @Test func onlyViewsWhoseSubviewsMoveAreLaidOut() {
        let (left, right) = (sheet.add(), sheet.add())
        sheet.pin(left)
        sheet.pin(right, x: 160)
        let inner = [left, right].map { side -> SizedView in
            let view = sheet.add(CGSize(width: 10, height: 10), to: side)
            NSLayoutConstraint.activate([
                side.widthAnchor.constraint(equalToConstant: 100), side.heightAnchor.constraint(equalToConstant: 100),
                view.leftAnchor.constraint(equalTo: side.leftAnchor),
                view.topAnchor.constraint(equalTo: side.topAnchor),
            ])
            return view
        }
        sheet.view.layoutIfNeeded()
        let before = (left.layouts, right.layouts)
        inner[0].content = CGSize(width: 20, height: 20)
        sheet.view.layoutIfNeeded()
        #expect(inner[0].frame.width == 20)
        #expect((left.layouts, right.layouts) == (before.0 + 1, before.1))
    }
}
