import Simulator
import Testing
import UIKit

@MainActor
struct AccessibilitySettingsTests {
    private let simulator = Simulator()

    @MainActor
    struct Setting {
        let name: NSNotification.Name
        let path: ReferenceWritableKeyPath<Simulator, Bool>
        let value: @MainActor () -> Bool
    }

    private static let settings = [
        Setting(name: UIAccessibility.voiceOverStatusDidChangeNotification, path: \.isVoiceOverRunning) {
            UIAccessibility.isVoiceOverRunning
        },
        Setting(name: UIAccessibility.switchControlStatusDidChangeNotification, path: \.isSwitchControlRunning) {
            UIAccessibility.isSwitchControlRunning
        },
        Setting(name: UIAccessibility.guidedAccessStatusDidChangeNotification, path: \.isGuidedAccessEnabled) {
            UIAccessibility.isGuidedAccessEnabled
        },
        Setting(name: UIAccessibility.reduceMotionStatusDidChangeNotification, path: \.isReduceMotionEnabled) {
            UIAccessibility.isReduceMotionEnabled
        },
        Setting(
            name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, path: \.prefersCrossFadeTransitions
        ) { UIAccessibility.prefersCrossFadeTransitions },
        Setting(
            name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, path: \.isReduceTransparencyEnabled
        ) { UIAccessibility.isReduceTransparencyEnabled },
        Setting(
            name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, path: \.isIncreaseContrastEnabled
        ) { UIAccessibility.isDarkerSystemColorsEnabled },
        Setting(name: UIAccessibility.boldTextStatusDidChangeNotification, path: \.isBoldTextEnabled) {
            UIAccessibility.isBoldTextEnabled
        },
        Setting(name: UIAccessibility.invertColorsStatusDidChangeNotification, path: \.isInvertColorsEnabled) {
            UIAccessibility.isInvertColorsEnabled
        },
        Setting(name: UIAccessibility.grayscaleStatusDidChangeNotification, path: \.isGrayscaleEnabled) {
            UIAccessibility.isGrayscaleEnabled
        },
        Setting(
            name: UIAccessibility.differentiateWithoutColorDidChangeNotification,
            path: \.shouldDifferentiateWithoutColor
        ) { UIAccessibility.shouldDifferentiateWithoutColor },
        Setting(name: UIAccessibility.onOffSwitchLabelsDidChangeNotification, path: \.isOnOffSwitchLabelsEnabled) {
            UIAccessibility.isOnOffSwitchLabelsEnabled
        },
        Setting(name: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, path: \.areButtonShapesEnabled) {
            UIAccessibility.buttonShapesEnabled
        },
    ]

    @Test func eachSettingTellsOfItsChangeOnceAndHasChangedByThen() {
        for setting in Self.settings {
            var values: [Bool] = []
            let observer = NotificationCenter.default.addObserver(forName: setting.name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { values.append(setting.value()) }
            }
            #expect(!setting.value())
            simulator[keyPath: setting.path] = true
            simulator[keyPath: setting.path] = true
            for other in Self.settings where other.name != setting.name {
                simulator[keyPath: other.path].toggle()
                simulator[keyPath: other.path].toggle()
            }
            simulator[keyPath: setting.path] = false
            NotificationCenter.default.removeObserver(observer)
            #expect(values == [true, false], "\(setting.name.rawValue)")
        }
    }

    @Test func increaseContrastAndBoldTextAreTraitsOfEveryView() {
        final class View: UIView {
            var changes: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                let (contrast, weight) = (traitCollection.accessibilityContrast, traitCollection.legibilityWeight)
                changes.append("\(contrast) \(weight)")
            }
        }
        let controller = UIViewController()
        let view = View()
        controller.view.addSubview(view)
        simulator.show(controller)
        view.changes = []
        simulator.isIncreaseContrastEnabled = true
        simulator.isBoldTextEnabled = true
        simulator.isIncreaseContrastEnabled = false
        simulator.advance(by: 0)
        #expect(view.changes == ["high regular", "high bold", "normal bold"])
    }

    @Test func anotherDeviceHasItsOwnSettings() {
        simulator.isBoldTextEnabled = true
        _ = Simulator()
        #expect(!UIAccessibility.isBoldTextEnabled)
        #expect(UIScreen.main.traitCollection.legibilityWeight == .regular)
    }
}
