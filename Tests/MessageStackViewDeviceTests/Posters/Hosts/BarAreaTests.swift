import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Containers of post views between the bars of a screen, among the other subviews.
@MainActor
@Suite(.leavesNothingBehind)
struct BarAreaTests {
    private let stage = Stage(Screen())

    /// A controller whose view counts the moves of its subviews.
    private final class Screen: UIViewController {
        override func loadView() { view = MovingView() }
    }

    private final class MovingView: UIView {
        var moves = 0

        override func bringSubviewToFront(_ view: UIView) {
            moves += 1
            super.bringSubviewToFront(view)
        }

        override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            moves += 1
            super.insertSubview(view, aboveSubview: siblingSubview)
        }

        override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            moves += 1
            super.insertSubview(view, belowSubview: siblingSubview)
        }
    }

    private func showBars() {
        for layout in [PostEdge.top, .bottom] {
            stage.controller.createBarPostView(edge: layout).post(
                PostRequest(view: UIView.banner()))
        }
        stage.rest()
    }

    private func expectNoMoves(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let view = try #require(stage.view as? MovingView)
        let moves = view.moves
        for _ in 0..<10 {
            view.setNeedsLayout()
            stage.simulator.advance(by: 1)
        }
        #expect(view.moves == moves, sourceLocation: sourceLocation)
    }

    @Test func areasOfOneScreenKeepTheirOrder() throws {
        showBars()
        try expectNoMoves()
    }

    @Test(arguments: [0, 9_000], [true, false])
    func areasAreInFrontOfLaterViewsThatAreLower(zPosition: CGFloat, takesTouches: Bool) throws {
        showBars()
        let late = UIView(frame: stage.view.bounds)
        late.layer.zPosition = zPosition
        late.isUserInteractionEnabled = takesTouches
        stage.view.addSubview(late)
        stage.rest()
        let subviews = stage.view.subviews
        let index = try #require(subviews.firstIndex(of: late))
        let isBehind = subviews.indices.filter { subviews[$0] is BarArea }.allSatisfy { $0 > index }
        #expect(isBehind == (zPosition == 0 && takesTouches))
        try expectNoMoves()
    }

    @Test func areasAreInFrontOfLowerViewsBehindHigherOnes() throws {
        let high = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        high.layer.zPosition = 9_000
        stage.view.addSubview(high)
        showBars()
        let low = UIView(frame: stage.view.bounds)
        stage.view.addSubview(low)
        stage.rest()
        let subviews = stage.view.subviews
        let index = try #require(subviews.firstIndex(of: low))
        #expect(subviews.indices.filter { subviews[$0] is BarArea }.allSatisfy { $0 > index })
        try expectNoMoves()
    }
}
