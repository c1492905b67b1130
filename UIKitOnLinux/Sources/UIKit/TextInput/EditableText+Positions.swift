// Conversions between offsets and the positions of `UITextInput`.
@MainActor
extension EditableText {
    func offsets(of range: UITextRange) -> Range<Int>? {
        (range as? TextOffsetRange).map { clamped($0.range) }
    }

    func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = start as? TextOffset, let end = end as? TextOffset else { return nil }
        return TextOffsetRange(clamped(min(start.offset, end.offset)..<max(start.offset, end.offset)))
    }

    func position(from position: UITextPosition, movedBy characters: Int) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        return offset(position.offset, movedBy: characters).map { TextOffset($0) }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let first = position as? TextOffset, let second = other as? TextOffset else { return .orderedSame }
        return first.offset < second.offset
            ? .orderedAscending : first.offset > second.offset ? .orderedDescending : .orderedSame
    }

    func characters(from start: UITextPosition, to end: UITextPosition) -> Int {
        guard let start = (start as? TextOffset)?.offset, let end = (end as? TextOffset)?.offset else { return 0 }
        let count = characterCount(in: min(start, end)..<max(start, end))
        return start <= end ? count : -count
    }
}
