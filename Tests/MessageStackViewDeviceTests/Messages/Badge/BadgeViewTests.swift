import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct BadgeViewTests {
    private let stage = Stage()

    @Test(arguments: [(0.65, 65), (0.2, 20), (.nan, 20), (7, 100)] as [(CGFloat, CGFloat)])
    func imageHasTheLastSizeRatio(ratio: CGFloat, side: CGFloat) {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(badge)
        for ratio in [0.2, ratio] {
            badge.imageSizeRatio = ratio
            badge.layoutIfNeeded()
        }
        #expect(abs(badge.imageView.bounds.width - side) < 0.001)
        #expect(abs(badge.imageView.bounds.height - side) < 0.001)
        #expect(stage.simulator.layoutConflicts == [])
    }

    enum Change: CaseIterable {
        case corner, border, color, size

        @MainActor func apply(to badge: BadgeView) {
            switch self {
            case .corner: badge.containerCornerRadiusScale = 0
            case .border: badge.containerBorderWidthScale = 0.1
            case .color: badge.fillColor = .green
            case .size: badge.frame.size = CGSize(width: 120, height: 60)
            }
        }
    }

    @Test(arguments: Change.allCases) func changedBadgeLooksLikeANewOne(change: Change) {
        stage.view.backgroundColor = .blue
        let badges = (0..<2).map { _ in BadgeView(frame: CGRect(x: 40, y: 200, width: 60, height: 60)) }
        stage.view.addSubview(badges[0])
        stage.simulator.advance(by: 0)
        let before = stage.simulator.screenshot(scale: 1).pngData()
        for badge in badges { change.apply(to: badge) }
        stage.simulator.advance(by: 0)
        let changed = stage.simulator.screenshot(scale: 1).pngData()
        badges[0].removeFromSuperview()
        stage.view.addSubview(badges[1])
        stage.simulator.advance(by: 0)
        #expect(changed != before && stage.simulator.screenshot(scale: 1).pngData() == changed)
    }
}
