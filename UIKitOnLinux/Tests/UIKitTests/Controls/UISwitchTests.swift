import Simulator
import Testing

@testable import UIKit

@MainActor
struct UISwitchTests {
    private let stage = TouchStage()
    /// Its corner is at (100, 200) on the screen.
    private let control = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))

    private final class Log {
        var values: [Bool] = []
    }

    private let log = Log()

    init() {
        stage.view.addSubview(control)
        control.addAction(
            UIAction { [log] action in log.values.append((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged)
        stage.simulator.advance(by: 0)
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: 100 + x, y: 214) }

    // MARK: - Size

    /// Measured on iOS 26.1: 63 × 28 whatever it is given, 61 × 28 for Auto Layout.
    @Test(arguments: [CGSize.zero, CGSize(width: 200, height: 5), CGSize(width: 63, height: 28)])
    func itsSizeIsAlwaysTheSame(given: CGSize) {
        let control = UISwitch(frame: CGRect(origin: CGPoint(x: 20, y: 30), size: given))
        #expect(control.frame == CGRect(x: 20, y: 30, width: 63, height: 28))
        control.bounds.size = given
        control.frame.size = given
        #expect(control.frame == CGRect(x: 20, y: 30, width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
        #expect(control.sizeThatFits(given) == CGSize(width: 63, height: 28))
    }

    @Test func constraintsHoldItsAlignmentRectangle() {
        control.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            control.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
            control.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
        ])
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(below)
        below.leadingAnchor.constraint(equalTo: control.trailingAnchor).isActive = true
        stage.simulator.advance(by: 0)
        #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
        #expect(below.frame.minX == 71)
    }

    @Test(arguments: [(false, false, 2.0), (true, false, 24), (false, true, 24), (true, true, 2)])
    func theThumbStandsAtTheEndOfItsState(isOn: Bool, isReversed: Bool, x: CGFloat) {
        let control = UISwitch()
        if isReversed { control.semanticContentAttribute = .forceRightToLeft }
        control.isOn = isOn
        control.layoutIfNeeded()
        #expect(control.thumb.frame == CGRect(x: x, y: 2, width: 37, height: 24))
    }

    // MARK: - Changing

    @Test func aTapChangesItAndTellsOnce() {
        stage.simulator.tap(at: point(10))
        #expect(control.isOn && log.values == [true])
        stage.simulator.tap(at: point(50))
        #expect(!control.isOn && log.values == [true, false])
    }

    @Test func settingItTellsNothing() {
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: false)
        #expect(log.values.isEmpty)
    }

    @Test func aDragAcrossTheMiddleChangesItAsTheFingerLifts() {
        stage.simulator.touchDown(at: point(10))
        stage.simulator.touchMove(to: point(50))
        #expect(!control.isOn && log.values.isEmpty && control.shownOn)
        stage.simulator.touchUp(at: point(50))
        #expect(control.isOn && log.values == [true])
    }

    @Test func aDragThereAndBackChangesNothing() {
        stage.simulator.touchDown(at: point(10))
        stage.simulator.touchMove(to: point(50))
        stage.simulator.touchMove(to: point(10))
        stage.simulator.touchUp(at: point(10))
        #expect(!control.isOn && !control.shownOn && log.values.isEmpty)
    }

    @Test func aDragWithinItsOwnHalfIsNoTap() {
        stage.simulator.touchDown(at: point(5))
        stage.simulator.touchMove(to: point(25))
        stage.simulator.touchUp(at: point(25))
        #expect(!control.isOn && log.values.isEmpty)
    }

    @Test func aDragAlongItIsNotForAPanAroundIt() {
        stage.add(UIPanGestureRecognizer(), to: stage.outer)
        stage.simulator.pan(from: point(10), to: point(60))
        #expect(stage.log.isEmpty && control.isOn)
        stage.simulator.pan(from: point(10), to: CGPoint(x: 110, y: 260))
        #expect(stage.log.contains("began"), "a drag across it is one for the pan")
        #expect(control.isOn)
    }

    @Test func aDisabledOneIsPaleAndDoesNothing() {
        control.isEnabled = false
        stage.simulator.tap(at: point(10))
        #expect(!control.isOn && log.values.isEmpty && control.alpha == 0.5)
        #expect(!control.accessibilityActivate())
    }

    @Test func anActionThatSetsItAnewHasTheLastWord() {
        control.addAction(UIAction { ($0.sender as? UISwitch)?.setOn(false, animated: true) }, for: .valueChanged)
        stage.simulator.tap(at: point(10))
        #expect(!control.isOn && !control.shownOn)
    }

    // MARK: - Motion

    /// The thumb's curve is (0.160, 0.004, 0.406, 1.192) over 0.336 s: past its end by then a little, there at the end.
    @Test func theThumbOvershootsAndArrives() throws {
        control.setOn(true, animated: true)
        #expect(control.thumb.frame.minX == 24)
        stage.simulator.advance(by: 0)
        var farthest: CGFloat = 0
        for _ in 0..<20 {
            stage.simulator.advance(by: 1 / 60)
            let seen = control.thumb.layer.presentation() ?? control.thumb.layer
            farthest = max(farthest, seen.frame.minX)
        }
        #expect(farthest > 24 && farthest < 26)
        stage.simulator.advance(by: 0.1)
        #expect(control.thumb.layer.presentation()?.frame.minX == 24)
    }

    @Test func offTheScreenItChangesAtOnce() {
        let control = UISwitch()
        control.setOn(true, animated: true)
        #expect(control.thumb.frame.minX == 24)
        #expect(control.track.backgroundColor == .systemGreen)
    }

    @Test func itsColoursAreTheAppsOrTheSystems() {
        control.isOn = true
        #expect(control.track.backgroundColor == .systemGreen)
        control.onTintColor = .systemOrange
        control.thumbTintColor = .black
        #expect(control.track.backgroundColor == .systemOrange && control.thumb.backgroundColor == .black)
        control.isOn = false
        let off = control.track.backgroundColor?.resolvedColor(with: control.traitCollection)
        #expect(abs((off?.cgColor.alpha ?? 0) - 66.0 / 255) < 0.001)
    }

    // MARK: - Accessibility

    @Test func voiceOverHearsOneOrZero() {
        #expect(control.isAccessibilityElement && control.accessibilityTraits.contains(.button))
        #expect(control.accessibilityValue == "0")
        #expect(control.accessibilityActivate())
        #expect(control.accessibilityValue == "1" && log.values == [true])
    }

    @Test(arguments: [nil, "Wi-Fi at home"])
    func switchInARowSaysTheTextBesideIt(own: String?) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.text = "Wi-Fi"
        let row = UIStackView(arrangedSubviews: [label, control])
        cell.contentView.addSubview(row)
        control.accessibilityLabel = own
        #expect(control.accessibilityLabel == own ?? "Wi-Fi")
    }

    @Test func accessoryOfARowSaysTheTextOfTheRow() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Bluetooth"
        cell.accessoryView = control
        #expect(control.accessibilityLabel == "Bluetooth")
    }

    @Test func switchOutsideARowSaysNothing() {
        #expect(control.accessibilityLabel == nil)
    }
}
