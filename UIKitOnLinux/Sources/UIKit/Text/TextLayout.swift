import CPangoCairo

/// A text that is broken into lines. It is immutable and shared between equal requests.
final class TextLayout: @unchecked Sendable {
    struct Line {
        /// The line, which is valid as long as the layout exists.
        var handle: UnsafeMutablePointer<PangoLayoutLine>
        /// The width of the text, without trailing spaces of a wrapped line, in points.
        var width: CGFloat
        /// The distance from the top of the text to the top of the line.
        var top: CGFloat
        /// The distance from the baseline to the top of the line.
        var ascent: CGFloat
        /// The distance from the baseline to the bottom of the line; positive.
        var descent: CGFloat
        var isRightToLeft: Bool
        /// The distance from the leading edge to the line.
        var head: CGFloat = 0
        /// The distance from the trailing edge to the maximum end of the line.
        var tail: CGFloat = 0

        var baseline: CGFloat { top + ascent }
        var bottom: CGFloat { baseline + descent }
    }

    let lines: [Line]
    /// The size of all lines, in points and without rounding.
    let size: CGSize
    /// Whether an ellipsis replaces part of the text.
    let isTruncated: Bool

    /// Pango's layouts, which own the lines.
    private let layouts: [OpaquePointer]

    init(_ text: StyledText, in container: TextContainer) {
        let set = TextEngine.shared.perform(container.direction) { context in
            var typesetter = Typesetter(text, container, context)
            let lines = typesetter.makeLines()
            return (lines, typesetter.layouts, typesetter.isTruncated)
        }
        (lines, layouts, isTruncated) = set
        size = CGSize(
            width: lines.map { $0.head + $0.width + $0.tail }.max() ?? 0, height: lines.last?.bottom ?? 0)
    }

    deinit {
        TextEngine.shared.perform { _ in
            for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
        }
    }

    /// The distance from the top of the text to the first baseline; zero without lines.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance from the top of the text to the last baseline; zero without lines.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Returns the number of lines that fit into a height, at least one.
    func lineCount(fitting height: CGFloat) -> Int {
        // The height of a label is rounded, so a line that is slightly too high still fits.
        max(1, lines.prefix { $0.bottom <= height + 0.5 }.count)
    }
}
