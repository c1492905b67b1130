import CPangoCairo

/// A text set into lines. Immutable, cheap to ask, and shared between all who ask for the same.
final class TextLayout: @unchecked Sendable {
    struct Line {
        /// Lives as long as the layout.
        var handle: UnsafeMutablePointer<PangoLayoutLine>
        /// Of the text, without spaces at the end of a wrapped line; in points.
        var width: CGFloat
        /// From the top of the block to the top of the line.
        var top: CGFloat
        /// From the baseline to the top of the line.
        var ascent: CGFloat
        /// From the baseline to the bottom of the line; positive.
        var descent: CGFloat
        var isRightToLeft: Bool
        /// From the leading edge to the line.
        var head: CGFloat = 0
        /// From the trailing edge to where the line may end.
        var tail: CGFloat = 0

        var baseline: CGFloat { top + ascent }
        var bottom: CGFloat { baseline + descent }
    }

    let lines: [Line]
    /// Of all lines, not rounded; in points.
    let size: CGSize
    /// Whether an ellipsis stands for part of the text.
    let isTruncated: Bool

    /// Pango's, which own the lines.
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

    /// From the top of the block to the first baseline; zero without lines.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// From the top of the block to the last baseline; zero without lines.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// How many lines, at least one, stand within a height.
    func lineCount(fitting height: CGFloat) -> Int {
        // A label's own height is rounded, maybe down: a hair's breadth too little cuts nothing off.
        max(1, lines.prefix { $0.bottom <= height + 0.5 }.count)
    }
}
