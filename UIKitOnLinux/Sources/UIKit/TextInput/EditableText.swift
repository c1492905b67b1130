/// A text with a selection, as fingers and keyboards change it. Selections begin and end between characters as people
/// see them: an emoji or a letter with its accents is one.
struct EditableText: Equatable {
    private(set) var string = ""

    /// In UTF-16 units, as NSRange counts.
    private(set) var selection = 0..<0

    /// In UTF-16 units.
    var length: Int { string.utf16.count }

    var caret: Int { selection.upperBound }

    // MARK: - Changes

    /// Another text, with the caret at its end.
    mutating func set(_ string: String) {
        self.string = string
        selection = length..<length
    }

    /// Held within the text, and moved to the edges of characters.
    mutating func select(_ range: Range<Int>) {
        let start = edge(atOrBefore: range.lowerBound)
        selection = start..<(range.isEmpty ? start : max(start, edge(atOrAfter: range.upperBound)))
    }

    /// Puts `text` in the place of a range; the caret stands after it.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = clamped(range)
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        let rest = string[end...].utf16.count
        string.replaceSubrange(start..<end, with: text)
        // What was put in may have joined the character after it.
        let caret = edge(atOrAfter: length - rest)
        selection = caret..<caret
    }

    // MARK: - Questions

    /// What the delete key takes away: the selection, or the character before the caret; nil at the text's beginning.
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

    /// The part of the text that an NSRange means, which may lie anywhere, or nowhere.
    func range(of range: NSRange) -> Range<Int> {
        let start = min(max(0, range.location), length)
        return start..<start + min(max(0, range.length), length - start)
    }

    /// Characters between two places.
    func characterCount(in range: Range<Int>) -> Int { substring(range).count }

    /// Where the text begins or ends, or the place so many characters away; nil beyond the text.
    func offset(_ offset: Int, movedBy characters: Int) -> Int? {
        let limit = characters < 0 ? string.startIndex : string.endIndex
        return string.index(index(edge(atOrBefore: offset)), offsetBy: characters, limitedBy: limit)?
            .utf16Offset(in: string)
    }

    /// The word around a place: letters and digits in a row; empty where there is none.
    func word(at offset: Int) -> Range<Int> {
        var (start, end) = (index(edge(atOrBefore: offset)), index(edge(atOrBefore: offset)))
        while end < string.endIndex, string[end].isPartOfWord { end = string.index(after: end) }
        while start > string.startIndex, string[string.index(before: start)].isPartOfWord {
            start = string.index(before: start)
        }
        return start.utf16Offset(in: string)..<end.utf16Offset(in: string)
    }

    // MARK: - Edges of characters

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
