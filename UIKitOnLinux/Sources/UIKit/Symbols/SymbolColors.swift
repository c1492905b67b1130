/// The colors of symbols with several levels.
enum SymbolColors {
    /// The opacities of the levels of a hierarchical symbol.
    static let hierarchy: [CGFloat] = [1, 0.5, 0.25]

    /// Returns the colors of a multicolour symbol, by level; `nil` for any other symbol.
    static func ownColors(of name: String) -> [UIColor]? {
        switch name {
        case "checkmark.circle.fill": [.white, .systemGreen]
        case "xmark.circle.fill", "xmark.octagon.fill", "exclamationmark.circle.fill": [.white, .systemRed]
        case "exclamationmark.triangle.fill": [.white, .systemYellow]
        case "info.circle.fill", "questionmark.circle.fill", "arrow.down.circle.fill": [.white, .systemBlue]
        case "bell.badge": [.systemRed, .label]
        case "heart.fill": [.systemRed]
        case "star.fill": [.systemYellow]
        default: nil
        }
    }
}
