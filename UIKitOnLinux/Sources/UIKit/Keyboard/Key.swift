/// The function of a key on the keyboard.
enum Key: Hashable {
    case character(String)
    case shift
    case delete
    case `return`
    case space
    /// Switches to another page of keys.
    case page(KeyboardLayout.Page)
    case globe
    case dictation
    case dismiss
    /// Empty space without a key.
    case gap

    /// Whether the key types the character in its title.
    var isCharacter: Bool { if case .character = self { true } else { false } }
}
