/// An editable text with a selection. Selections begin and end at boundaries of characters as users perceive them: an
/// emoji, or a letter with its accents, is one character.
struct EditableText: Equatable {
    private(set) var string = ""

    /// The selection, in UTF-16 units, like `NSRange`.
    private(set) var selection = 0..<0

    /// The text that an input method composes, in UTF-16 units; `nil` without any.
    private(set) var marked: Range<Int>?

    /// The length, in UTF-16 units.
    var length: Int { string.utf16.count }

    var caret: Int { selection.upperBound }

    // MARK: - Changes

    /// Replaces the whole text and moves the caret to its end.
    mutating func set(_ string: String) {
        self.string = string
        marked = nil
        selection = length..<length
    }

    /// Sets the selection, clamped to the text and extended to character boundaries.
    mutating func select(_ range: Range<Int>) {
        let start = edge(atOrBefore: range.lowerBound)
        selection = start..<(range.isEmpty ? start : max(start, edge(atOrAfter: range.upperBound)))
    }

    /// Replaces a range with `text` and moves the caret to the end of the replacement.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = clamped(range)
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        let rest = string[end...].utf16.count
        string.replaceSubrange(start..<end, with: text)
        // The inserted text may have combined with the character after it.
        let caret = edge(atOrAfter: length - rest)
        selection = caret..<caret
        marked = nil
    }

    /// Marks the `length` units before the caret.
    mutating func mark(_ length: Int) {
        marked = length > 0 ? max(0, caret - length)..<caret : nil
    }

    mutating func unmark() { marked = nil }

    // MARK: - Ranges and offsets

    /// The range that the delete key removes: the selection, or the character before the caret; `nil` at the beginning.
    var rangeToDelete: Range<Int>? {
        guard selection.isEmpty else { return selection }
        guard caret > 0 else { return nil }
        return edge(atOrBefore: caret - 1)..<caret
    }

    func substring(_ range: Range<Int>) -> String {
        let range = clamped(range)
        return String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

    /// Returns the part of an `NSRange` that is within the text.
    func range(of range: NSRange) -> Range<Int> {
        let start = min(max(0, range.location), length)
        return start..<start + min(max(0, range.length), length - start)
    }

    /// Returns the number of characters in a range.
    func characterCount(in range: Range<Int>) -> Int { substring(range).count }

    /// Returns the offset a number of characters away; `nil` outside the text.
    func offset(_ offset: Int, movedBy characters: Int) -> Int? {
        let limit = characters < 0 ? string.startIndex : string.endIndex
        return string.index(index(edge(atOrBefore: offset)), offsetBy: characters, limitedBy: limit)?
            .utf16Offset(in: string)
    }

    /// Returns the word at an offset, which consists of letters and digits; empty without a word.
    func word(at offset: Int) -> Range<Int> {
        var (start, end) = (index(edge(atOrBefore: offset)), index(edge(atOrBefore: offset)))
        while end < string.endIndex, string[end].isPartOfWord { end = string.index(after: end) }
        while start > string.startIndex, string[string.index(before: start)].isPartOfWord {
            start = string.index(before: start)
        }
        return start.utf16Offset(in: string)..<end.utf16Offset(in: string)
    }

    // MARK: - Character boundaries

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: offset, in: string) }

    func edge(atOrBefore offset: Int) -> Int {
        var offset = min(max(0, offset), length)
        while offset > 0, String.Index(index(offset), within: string) == nil { offset -= 1 }
        return offset
    }

    private func edge(atOrAfter offset: Int) -> Int {
        let before = edge(atOrBefore: offset)
        guard before < offset, before < length else { return before }
        return string.index(after: index(before)).utf16Offset(in: string)
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
