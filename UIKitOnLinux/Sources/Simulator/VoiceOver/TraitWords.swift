import UIKit

/// The words for a trait: its name in a dump, and the text that VoiceOver speaks in English.
struct TraitWords {
    let trait: UIAccessibilityTraits
    let name: String
    /// The spoken text; `nil` if the trait isn't spoken.
    let spoken: String?

    /// All traits, in the order in which they are spoken.
    static let all = [
        TraitWords(trait: .selected, name: "selected", spoken: nil),
        TraitWords(trait: .notEnabled, name: "disabled", spoken: "Dimmed"),
        TraitWords(trait: .tabBarItem, name: "tab", spoken: "Tab"),
        TraitWords(trait: .switchButton, name: "switch", spoken: "Switch button"),
        TraitWords(trait: .backButton, name: "back", spoken: "Back button"),
        TraitWords(trait: .button, name: "button", spoken: "Button"),
        TraitWords(trait: .link, name: "link", spoken: "Link"),
        TraitWords(trait: .searchField, name: "search", spoken: "Search field"),
        TraitWords(trait: .textEntry, name: "field", spoken: "Text field"),
        TraitWords(trait: .isEditing, name: "editing", spoken: "Is editing"),
        TraitWords(trait: .image, name: "image", spoken: "Image"),
        TraitWords(trait: .header, name: "header", spoken: "Heading"),
        TraitWords(trait: .adjustable, name: "adjustable", spoken: "Adjustable"),
        TraitWords(trait: .tabBar, name: "tabbar", spoken: "Tab bar"),
        TraitWords(trait: .keyboardKey, name: "key", spoken: nil),
        TraitWords(trait: .staticText, name: "text", spoken: nil),
        TraitWords(trait: .summaryElement, name: "summary", spoken: nil),
        TraitWords(trait: .updatesFrequently, name: "updating", spoken: nil),
        TraitWords(trait: .playsSound, name: "sound", spoken: nil),
        TraitWords(trait: .startsMediaSession, name: "media", spoken: nil),
        TraitWords(trait: .allowsDirectInteraction, name: "direct", spoken: nil),
        TraitWords(trait: .causesPageTurn, name: "page", spoken: nil),
    ]
}
