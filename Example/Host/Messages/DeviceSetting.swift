import Simulator
import UIKit

/// A setting of the device, with its new value.
enum DeviceSetting: Decodable, Equatable {
    case darkMode(on: Bool)
    case textSize(step: TextSizeStep)
    /// The language of the app, which also determines the layout direction. A change needs a relaunch.
    case language(tag: LanguageChoice)
    /// The region and the language of the system. This language determines the layout direction until a language of the app is
    /// chosen.
    case locale(identifier: RegionChoice)
    case rightToLeft(on: Bool)
    case reduceMotion(on: Bool)
    case increaseContrast(on: Bool)
    case reduceTransparency(on: Bool)
    case smartInvert(on: Bool)
    case differentiateWithoutColor(on: Bool)
    case boldText(on: Bool)
    case buttonShapes(on: Bool)
    /// Whether a hardware keyboard is connected, so that no keyboard is on screen.
    case hardwareKeyboard(on: Bool)
    case voiceOver(on: Bool)
    /// Whether a phone call is in progress.
    case inCall(on: Bool)
    case secondScene(size: SecondScene)
    /// The angle of a foldable phone, which is closed at 0 and flat at 180. Other devices ignore it.
    case fold(degrees: FoldAngle)

    /// The text sizes, smallest first.
    static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns the settings of a device. Applying them to another one gives it the same settings.
    @MainActor
    static func all(of simulator: Simulator) -> [DeviceSetting] {
        let state = DeviceState(of: simulator, withTree: false)
        return [
            .darkMode(on: state.isDark), .textSize(step: TextSizeStep(state.textSize)),
            .language(tag: LanguageChoice(state.language)), .locale(identifier: RegionChoice(simulator.locale)),
            .rightToLeft(on: state.isRightToLeft),
            .reduceMotion(on: state.reducesMotion), .increaseContrast(on: state.increasesContrast),
            .reduceTransparency(on: state.reducesTransparency), .smartInvert(on: state.invertsColors),
            .differentiateWithoutColor(on: state.differentiatesWithoutColor), .boldText(on: state.isTextBold),
            .buttonShapes(on: state.showsButtonShapes), .hardwareKeyboard(on: state.hasHardwareKeyboard),
            .inCall(on: state.isInCall), .voiceOver(on: state.isVoiceOverOn),
        ]
    }

    @MainActor
    func apply(to simulator: Simulator) {
        switch self {
        case .darkMode(let isOn): simulator.userInterfaceStyle = isOn ? .dark : .light
        case .textSize(let step):
            simulator.preferredContentSizeCategory = Self.textSizes[step.index]
        case .language(let language):
            guard simulator.languages != [language.tag] else { break }
            simulator.layoutDirection = .unspecified
            simulator.languages = [language.tag]
        case .locale(let region):
            simulator.layoutDirection = .unspecified
            simulator.locale = region.locale
        case .rightToLeft(let isOn): simulator.layoutDirection = isOn ? .rightToLeft : .leftToRight
        case .reduceMotion(let isOn): simulator.isReduceMotionEnabled = isOn
        case .increaseContrast(let isOn): simulator.isIncreaseContrastEnabled = isOn
        case .reduceTransparency(let isOn): simulator.isReduceTransparencyEnabled = isOn
        case .smartInvert(let isOn): simulator.isInvertColorsEnabled = isOn
        case .differentiateWithoutColor(let isOn): simulator.shouldDifferentiateWithoutColor = isOn
        case .boldText(let isOn): simulator.isBoldTextEnabled = isOn
        case .buttonShapes(let isOn): simulator.areButtonShapesEnabled = isOn
        case .hardwareKeyboard(let isOn): simulator.isHardwareKeyboardConnected = isOn
        case .inCall(let isOn): simulator.isInCall = isOn
        case .secondScene(let size): size.apply(to: simulator)
        case .fold(let angle): simulator.fold(to: Simulator.Fold(degrees: angle.degrees))
        case .voiceOver(let isOn): isOn ? simulator.voiceOver.start() : simulator.voiceOver.stop()
        }
    }
}
