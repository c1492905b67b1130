/// The shift state of the next letter, which depends on the shift key and on the position in the text.
struct ShiftState: Equatable {
    private enum Source {
        case none, text, key, lock
    }

    private var source = Source.none

    var isOn: Bool { source != .none }
    var isLocked: Bool { source == .lock }

    /// Toggles shift for the next letter. A double press locks shift until the next press.
    mutating func press(isDouble: Bool) {
        source = source == .lock ? .none : isDouble ? .lock : isOn ? .none : .key
    }

    mutating func didType() {
        if source != .lock { source = .none }
    }

    mutating func textDidChange(before: String, capitalization: UITextAutocapitalizationType) {
        guard source == .none || source == .text else { return }
        source = Self.isCapital(after: before, capitalization) ? .text : .none
    }

    static func isCapital(after text: String, _ capitalization: UITextAutocapitalizationType) -> Bool {
        switch capitalization {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            guard let end = text.last(where: { !$0.isWhitespace }) else { return true }
            return ".!?".contains(end)
        }
    }
}
