/// The heights of the system keyboard on a screen.
///
/// Portrait heights with suggestions, by screen: 320 × 568 → 253, 375 × 667 → 260, 414 × 736 → 271, 375 × 812 to
/// 402 × 874 → 336, 414 × 896 and larger → 346; landscape 200, with a home indicator 209; an 11-inch iPad 320 and 408.
/// The values are from published tables and weren't measured here.
struct KeyboardMetrics: Equatable {
    /// The total height of the key rows, in points.
    let rowsHeight: CGFloat
    /// The height of the area below the keys, with the globe key and the home indicator.
    let footHeight: CGFloat
    /// The height of the suggestion bar.
    let suggestionsHeight: CGFloat
    let isPad: Bool

    init(_ screen: UIScreen.Configuration) {
        let (width, height) = (screen.size.width, screen.size.height)
        let isPortrait = height >= width
        let hasIndicator = screen.safeAreaInsets.bottom > 0
        isPad = screen.idiom == .pad
        let total: CGFloat
        if isPad {
            (total, suggestionsHeight) = (isPortrait ? 320 : 408, 55)
            footHeight = screen.safeAreaInsets.bottom
        } else if isPortrait {
            suggestionsHeight = width < 375 ? 37 : width < 414 && !hasIndicator ? 44 : 45
            total =
                hasIndicator ? (width < 414 ? 336 : 346) : (width < 375 ? 253 : width < 414 ? 260 : 271)
            footHeight = hasIndicator ? 75 : 0
        } else {
            (total, suggestionsHeight) = (hasIndicator ? 209 : 200, 38)
            footHeight = hasIndicator ? screen.safeAreaInsets.bottom : 0
        }
        rowsHeight = total - suggestionsHeight - footHeight
    }

    /// Returns the height of the whole keyboard, in points.
    func height(withSuggestions: Bool) -> CGFloat {
        rowsHeight + footHeight + (withSuggestions ? suggestionsHeight : 0)
    }

    /// The size of an iPad's floating keyboard, which is as wide as a phone's.
    static let floatingSize = CGSize(width: 320, height: 260)
}
