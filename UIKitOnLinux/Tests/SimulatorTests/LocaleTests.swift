import Foundation
import Simulator
import Testing
import UIKit

/// What UIKit knows of the device's language and region.
@MainActor
struct LocaleTests {
    private let simulator = Simulator()

    @Test(arguments: [("de_DE", false), ("ar_EG", true), ("he-IL", true), ("ja_JP", false), ("fa_IR", true)])
    func theInterfaceRunsAsTheLanguageDoes(identifier: String, isRightToLeft: Bool) {
        let controller = UIViewController()
        simulator.show(controller)
        simulator.locale = Locale(identifier: identifier)
        #expect((controller.traitCollection.layoutDirection == .rightToLeft) == isRightToLeft)
        let direction = controller.view.effectiveUserInterfaceLayoutDirection
        #expect((direction == .rightToLeft) == isRightToLeft)
        #expect((UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
    }

    @Test func aDirectionThatIsChosenStaysUntilItIsGivenBack() {
        simulator.layoutDirection = .leftToRight
        simulator.locale = Locale(identifier: "ar_EG")
        #expect(simulator.layoutDirection == .leftToRight)
        simulator.layoutDirection = .unspecified
        #expect(simulator.layoutDirection == .rightToLeft)
        #expect(Simulator().layoutDirection == .leftToRight, "another device has its own")
    }

    @Test func theAppHearsOfAnotherRegionOnceItsTraitsAreThere() {
        var heard: [UITraitEnvironmentLayoutDirection] = []
        let observer = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { heard.append(UITraitCollection.current.layoutDirection) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        simulator.locale = Locale(identifier: "ar_EG")
        simulator.locale = Locale(identifier: "ar_EG")
        simulator.layoutDirection = .leftToRight
        #expect(heard == [.rightToLeft])
    }

    @Test(arguments: [("en_US", "50%"), ("de_DE", "50\u{A0}%"), ("fa_IR", "۵۰٪")])
    func percentagesAreSpokenAsTheRegionWritesThem(identifier: String, text: String) {
        simulator.locale = Locale(identifier: identifier)
        let progress = UIProgressView()
        progress.progress = 0.5
        let slider = UISlider()
        slider.value = 0.5
        #expect(progress.accessibilityValue == text && slider.accessibilityValue == text)
    }

    @Test func theClockIsWrittenAsTheRegionDoes() {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        simulator.show(controller)
        let pictures = ["en_US", "de_DE", "fr_FR", "ar_EG"].map { identifier in
            simulator.locale = Locale(identifier: identifier)
            simulator.layoutDirection = .leftToRight
            return simulator.screenshot(scale: 1).pngData()
        }
        // 9:41 and 09:41, both in digits that the device's fonts have.
        #expect(pictures[0] != pictures[1] && pictures[1] == pictures[2] && pictures[0] == pictures[3])
    }
}
