import Simulator
import Testing

@testable import UIKit

@MainActor
struct UISegmentedControlTests {
    private let stage = TouchStage()
    /// On the screen it reaches from (60, 200) to (240, 232), 60 points a segment.
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])

    private final class Log {
        var indices: [Int] = []
    }

    private let log = Log()

    init() {
        control.frame = CGRect(x: 10, y: 50, width: 180, height: 32)
        stage.view.addSubview(control)
        control.addAction(
            UIAction { [log] in log.indices.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
            for: .valueChanged)
        stage.simulator.advance(by: 0)
    }

    /// On the screen, in the middle of a segment.
    private func point(_ index: Int) -> CGPoint { CGPoint(x: 90 + 60 * index, y: 216) }

    // MARK: - Segments

    /// Measured on iOS 26.1: shares end at whole points.
    @Test(arguments: [
        (280.0, 3, [93.0, 93, 94]), (100, 3, [33, 33, 34]), (90, 2, [45, 45]), (101, 4, [25, 25, 25, 26]),
    ])
    func sharesAreCutToWholePoints(width: CGFloat, count: Int, widths: [CGFloat]) {
        let control = UISegmentedControl(items: (0..<count).map { "\($0)" })
        control.frame = CGRect(x: 0, y: 0, width: width, height: 32)
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == widths)
    }

    @Test func thePillStandsTwoPointsInsideItsSegment() {
        control.selectedSegmentIndex = 1
        control.layoutIfNeeded()
        #expect(control.pill.frame == CGRect(x: 62, y: 2, width: 56, height: 28))
        #expect(control.layer.cornerRadius == 16 && control.pill.layer.cornerRadius == 14)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(control.pill.isHidden)
    }

    @Test func aWidthOfItsOwnIsLeftOutOfTheShares() {
        control.setWidth(100, forSegmentAt: 1)
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.width) == [40, 100, 40])
    }

    @Test func segmentsComeAndGoAndTheSelectionStaysWithItsSegment() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 3)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect(control.titleForSegment(at: 2) == "Last")
        control.removeSegment(at: 17, animated: false)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && log.indices.isEmpty)
    }

    @Test(arguments: [(-1, -1), (-7, -1), (3, -1), (2, 2)]) func anIndexWithoutASegmentSelectsNone(
        set: Int, is index: Int
    ) {
        control.selectedSegmentIndex = set
        #expect(control.selectedSegmentIndex == index)
    }

    // MARK: - Touches

    @Test func aTapSelectsAndTellsOnceAsTheFingerLifts() {
        stage.simulator.touchDown(at: point(1))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && log.indices.isEmpty)
        stage.simulator.touchUp(at: point(1))
        stage.simulator.tap(at: point(1))
        #expect(log.indices == [1])
        stage.simulator.tap(at: point(0))
        #expect(log.indices == [1, 0])
    }

    @Test func theSelectedSegmentIsDragged() {
        control.selectedSegmentIndex = 0
        stage.simulator.touchDown(at: point(0))
        stage.simulator.touchMove(to: point(1))
        stage.simulator.touchMove(to: point(2))
        #expect(control.shownIndex == 2 && log.indices.isEmpty)
        stage.simulator.touchUp(at: point(2))
        #expect(log.indices == [2] && control.selectedSegmentIndex == 2)
    }

    @Test func aFingerThatGoesAwaySelectsNothing() {
        stage.simulator.touchDown(at: point(1))
        stage.simulator.touchMove(to: CGPoint(x: 150, y: 330))
        stage.simulator.touchUp(at: CGPoint(x: 150, y: 330))
        #expect(log.indices.isEmpty && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aDisabledSegmentCannotBeChosen() {
        control.setEnabled(false, forSegmentAt: 1)
        stage.simulator.tap(at: point(1))
        #expect(log.indices.isEmpty && !control.isEnabledForSegment(at: 1))
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == 1, "code may still select it")
    }

    @Test func aMomentaryOneForgetsWhatWasChosen() {
        control.isMomentary = true
        stage.simulator.touchDown(at: point(2))
        #expect(!control.pill.isHidden)
        stage.simulator.touchUp(at: point(2))
        stage.simulator.tap(at: point(2))
        #expect(log.indices == [2, 2])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.pill.isHidden)
    }

    @Test func aSegmentsActionRunsBeforeTheEvent() {
        var order: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 10, y: 50, width: 180, height: 32),
            actions: [UIAction(title: "A") { _ in order.append("A") }, UIAction(title: "B") { _ in order.append("B") }])
        control.addAction(UIAction { _ in order.append("changed") }, for: .valueChanged)
        stage.view.addSubview(control)
        stage.simulator.advance(by: 0)
        stage.simulator.tap(at: CGPoint(x: 200, y: 216))
        #expect(order == ["B", "changed"])
        #expect(control.titleForSegment(at: 0) == "A" && control.actionForSegment(at: 1)?.title == "B")
    }

    @Test func fromRightToLeftTheFirstSegmentIsAtTheRight() {
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        #expect(control.segments.map(\.frame.minX) == [120, 60, 0])
        stage.simulator.tap(at: point(0))
        #expect(log.indices == [2])
    }

    // MARK: - Accessibility

    @Test func eachSegmentIsAnElement() {
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 2)
        #expect(!control.isAccessibilityElement)
        #expect(control.segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
        #expect(control.segments.map(\.accessibilityValue) == ["1 of 3", "2 of 3", "3 of 3"])
        #expect(
            control.segments.map(\.accessibilityTraits) == [.button, [.button, .selected], [.button, .notEnabled]])
        #expect(control.segments[0].accessibilityActivate() && log.indices == [0])
        #expect(!control.segments[2].accessibilityActivate())
    }
}
