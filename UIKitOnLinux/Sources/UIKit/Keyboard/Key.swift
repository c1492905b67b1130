/// What a key of the keyboard does.
enum Key: Hashable {
    case character(String)
    case shift
    case delete
    case `return`
    case space
    /// Shows other keys.
    case page(KeyboardLayout.Page)
    case globe
    case dictation
    case dismiss
    /// Room without a key.
    case gap

    /// Whether it types what is written on it.
    var isCharacter: Bool { if case .character = self { true } else { false } }
}
