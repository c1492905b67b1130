/// The available symbols: redrawn versions of the Apple symbols that in-app posts use.
enum SymbolCatalog {
    /// Returns the drawing of a symbol; `nil` if the name is unknown. `line` is the line width, in hundredths of the
    /// point size.
    static func drawing(named name: String, line: CGFloat) -> SymbolDrawing? {
        for draw in [SymbolMarks.draw, SymbolPeople.draw, SymbolShapes.draw] {
            if let drawing = draw(name, line) { return drawing }
        }
        for draw in [SymbolSignals.draw, SymbolThings.draw, SymbolFeelings.draw] {
            if let drawing = draw(name, line / inkScale) { return drawing.scaled(by: inkScale, box: boxScale) }
        }
        return nil
    }

    /// The scale of the drawings of symbols that haven't been measured. They are about a tenth too large, as those of the
    /// measured symbols were, and their margins too narrow.
    private static let inkScale: CGFloat = 0.9
    private static let boxScale: CGFloat = 0.95

    /// Whether a symbol points in the direction of the text, so that it is mirrored in right-to-left layouts.
    static func followsText(_ name: String) -> Bool { name.hasSuffix(".backward") || name.hasSuffix(".forward") }

    static func contains(_ name: String) -> Bool { drawing(named: name, line: 8) != nil }
}
