import UIKit

/// VoiceOver's description of an element, in English: state, label, value, kind and instructions.
///
/// The order and the words are those of iOS, as documented by AccessibilitySnapshot:
/// https://github.com/cashapp/AccessibilitySnapshot
@MainActor
struct SpokenElement {
    private let element: UIResponder
    private let traits: UIAccessibilityTraits

    init(_ element: UIResponder) {
        self.element = element
        traits = element.accessibilityTraits
    }

    var text: String {
        ([traits.contains(.selected) ? "Selected" : nil, element.accessibilityLabel]
            + valueAndKinds + [element.accessibilityHint] + instructions)
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var isSwitch: Bool { traits.contains(.switchButton) }

    /// VoiceOver speaks the kind of a switch before its value, and the value of any other element before its kind.
    private var valueAndKinds: [String?] {
        isSwitch ? kinds + [value] : [value] + kinds
    }

    /// The value in words; a switch is "On" or "Off".
    var value: String? {
        guard isSwitch else { return element.accessibilityValue }
        switch element.accessibilityValue {
        case "1": return "On"
        case "0": return "Off"
        case let other: return other
        }
    }

    private var kinds: [String] {
        // More specific kinds of button aren't also called "Button".
        let isSpecial = !traits.isDisjoint(with: [.switchButton, .tabBarItem, .backButton, .keyboardKey])
        return TraitWords.all.compactMap { words in
            guard traits.contains(words.trait), !(isSpecial && words.trait == .button) else { return nil }
            return words.spoken
        }
    }

    private var instructions: [String] {
        guard !traits.contains(.notEnabled) else { return [] }
        var instructions: [String] = []
        if isSwitch { instructions.append("Double tap to toggle setting") }
        if traits.contains(.textEntry), !traits.contains(.isEditing) { instructions.append("Double tap to edit") }
        if traits.contains(.adjustable) {
            instructions.append("Swipe up or down with one finger to adjust the value")
        }
        if element.accessibilityCustomActions?.isEmpty == false { instructions.append("Actions available") }
        return instructions
    }
}
