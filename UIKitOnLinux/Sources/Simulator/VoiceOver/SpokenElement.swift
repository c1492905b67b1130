import UIKit

/// An element in the words of VoiceOver, in English: its state, label and value, what it is, and what to do with it.
///
/// The order and the words are those of iOS, as they are written down in the documentation of AccessibilitySnapshot:
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

    /// A switch says that it is one and then how it stands; all others the other way round.
    private var valueAndKinds: [String?] {
        isSwitch ? kinds + [value] : [value] + kinds
    }

    /// What it stands at.
    var value: String? {
        guard isSwitch else { return element.accessibilityValue }
        switch element.accessibilityValue {
        case "1": return "On"
        case "0": return "Off"
        case let other: return other
        }
    }

    private var kinds: [String] {
        // What is more than a button isn't called one as well.
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
