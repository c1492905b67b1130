import Simulator
import Testing

@testable import UIKit

@MainActor
struct UISliderTests {
    private let stage = TouchStage()
    /// On the screen it reaches from (60, 200) to (240, 234).
    private let slider = UISlider(frame: CGRect(x: 10, y: 50, width: 180, height: 34))

    private final class Log {
        var values: [Float] = []
    }

    private let log = Log()

    init() {
        stage.view.addSubview(slider)
        slider.addAction(
            UIAction { [log] in log.values.append(($0.sender as? UISlider)?.value ?? .nan) }, for: .valueChanged)
        stage.simulator.advance(by: 0)
    }

    /// On the screen, so far along the slider.
    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: 60 + x, y: 217) }

    // MARK: - Places

    /// Measured on iOS 26.1.
    @Test(arguments: [
        (280.0, 34.0, Float(0), 0.0, 5.0, 0.0), (280, 34, 0.35, 85, 5, 103.55), (280, 34, 1, 243, 5, 280),
        (280, 40, 0.5, 122, 8, 140), (72, 34, 0.5, 18, 5, 36),
    ])
    func itsPartsAreWhereApplesAre(
        width: CGFloat, height: CGFloat, value: Float, thumbX: CGFloat, thumbY: CGFloat, fill: CGFloat
    ) {
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: width, height: height))
        slider.value = value
        slider.layoutIfNeeded()
        #expect(slider.thumb.frame == CGRect(x: thumbX, y: thumbY, width: 37, height: 24))
        #expect(slider.track.frame == CGRect(x: 0, y: (height - 6) / 2, width: width, height: 6))
        #expect(abs(slider.fill.frame.width - fill) < 0.01 && slider.fill.frame.minX == 0)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test func aRangeOfItsOwnMovesTheThumbByItsShare() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.minimumValue = 1
        slider.maximumValue = 5
        slider.value = 3
        slider.layoutIfNeeded()
        #expect(slider.thumb.frame.minX == 82 && slider.fill.frame.width == 100)
    }

    @Test func fromRightToLeftItStartsAtTheRight() {
        slider.semanticContentAttribute = .forceRightToLeft
        slider.value = 0.25
        slider.layoutIfNeeded()
        // 0.75 × 143 from the left; the fill reaches from the thumb's middle to the right end.
        #expect(slider.thumb.frame.minX == 107)
        #expect(slider.fill.frame.maxX == 180 && abs(slider.fill.frame.width - 54.25) < 0.01)
        stage.simulator.pan(from: point(125), to: point(90))
        #expect(slider.value > 0.25)
    }

    @Test func imagesTakeTheirPlaceFromTheTrack() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        slider.minimumValueImage = image
        slider.layoutIfNeeded()
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 152, height: 6))
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).origin == CGPoint(x: 0, y: 7))
        #expect(slider.thumb.frame.minX == 28)
    }

    // MARK: - Value

    @Test(arguments: [(Float.nan, Float(0)), (-3, 0), (7, 1), (0.5, 0.5), (.infinity, 1)])
    func theValueIsHeldWithinTheLimits(set: Float, value: Float) {
        slider.value = set
        #expect(slider.value == value)
    }

    @Test func aLimitTakesValueAndOtherLimitAlong() {
        slider.value = 0.5
        slider.minimumValue = 0.75
        #expect(slider.value == 0.75)
        slider.minimumValue = 3
        #expect(slider.maximumValue == 3 && slider.value == 3)
        slider.maximumValue = -1
        #expect(slider.minimumValue == -1 && slider.value == -1)
        slider.maximumValue = .nan
        #expect(slider.maximumValue == -1)
        #expect(log.values.isEmpty)
    }

    // MARK: - Dragging

    @Test func aDragOfTheThumbTellsEachChangeAndTheEnd() {
        stage.simulator.touchDown(at: point(20))
        stage.simulator.touchMove(to: point(20 + 71.5))
        #expect(log.values == [0.5])
        stage.simulator.touchMove(to: point(20 + 500))
        stage.simulator.touchMove(to: point(20 + 600))
        #expect(log.values == [0.5, 1])
        stage.simulator.touchUp(at: point(20 + 600))
        #expect(log.values == [0.5, 1, 1] && slider.value == 1)
    }

    @Test func aFingerBesideTheThumbMovesNothing() {
        stage.simulator.pan(from: point(120), to: point(160))
        #expect(slider.value == 0 && log.values.isEmpty && !slider.isTracking)
    }

    @Test func withoutContinuityItTellsOnlyTheEnd() {
        slider.isContinuous = false
        stage.simulator.touchDown(at: point(20))
        stage.simulator.touchMove(to: point(20 + 71.5))
        #expect(slider.value == 0.5 && log.values.isEmpty)
        stage.simulator.touchUp(at: point(20 + 71.5))
        #expect(log.values == [0.5])
    }

    @Test func aDragOfTheThumbIsNotForAPanAroundIt() {
        stage.add(UIPanGestureRecognizer(), to: stage.outer)
        stage.simulator.pan(from: point(20), to: point(90))
        #expect(stage.log.isEmpty && slider.value > 0.4)
        stage.simulator.pan(from: point(160), to: point(100))
        #expect(stage.log.first == "began", "beside the thumb it is one for the pan")
    }

    @Test func anAnimatedValueMovesTheThumbInAQuarterOfASecond() {
        slider.setValue(1, animated: true)
        #expect(slider.value == 1 && slider.thumb.frame.minX == 143)
        stage.simulator.advance(by: 0.125)
        let seen = slider.thumb.layer.presentation()?.frame.minX ?? 0
        #expect(seen > 30 && seen < 113)
    }

    // MARK: - Accessibility

    @Test func voiceOverStepsByATenth() {
        #expect(slider.accessibilityTraits == .adjustable && slider.accessibilityValue == "0%")
        slider.maximumValue = 50
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        #expect(slider.value == 10 && slider.accessibilityValue == "20%")
        slider.accessibilityDecrement()
        #expect(log.values == [5, 10, 5])
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(slider.value == 5 && slider.accessibilityTraits == [.adjustable, .notEnabled])
    }
}
