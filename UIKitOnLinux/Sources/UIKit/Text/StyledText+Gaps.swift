extension StyledText {
    /// The character of a space between two scripts. A line can break after it, and it has no width at the end of a line.
    private static let gap = "\u{200A}"

    /// Returns the text with spaces where Japanese meets Latin letters or digits, as in labels.
    func separatingScripts() -> StyledText {
        guard string.utf8.contains(where: { $0 >= 0xE3 }) else { return self }
        var text = self
        text.string = ""
        text.runs = []
        var previous: Script?
        var scalars = string.unicodeScalars[...]
        for run in runs {
            var part = run
            part.length = 0
            var bytes = run.length
            while bytes > 0, let scalar = scalars.popFirst() {
                let script = Script(scalar)
                if let script, let previous, script != previous {
                    if part.length > 0 { text.runs.append(part) }
                    text.append(Self.gap, like: run)
                    part.length = 0
                }
                previous = script
                text.string.unicodeScalars.append(scalar)
                part.length += UTF8.width(scalar)
                bytes -= UTF8.width(scalar)
            }
            if part.length > 0 || run.length == 0 { text.runs.append(part) }
        }
        return text
    }

    private mutating func append(_ gap: String, like run: Run) {
        var run = run
        run.length = gap.utf8.count
        run.isGap = true
        string += gap
        runs.append(run)
    }
}

private enum Script {
    case japanese, latin

    /// Creates the script of a character; `nil` for others and for punctuation.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
        case 0x3005, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
            self = .japanese
        default: return nil
        }
    }
}
