/// How high the system keyboard is on a screen.
///
/// Portrait heights with suggestions, by screen: 320 × 568 → 253, 375 × 667 → 260, 414 × 736 → 271, 375 × 812 to
/// 402 × 874 → 336, 414 × 896 and larger → 346; landscape 200, with a home indicator 209; an 11-inch iPad 320 and 408.
/// Collected from tables that others published, not measured here.
struct KeyboardMetrics: Equatable {
    /// Of the rows of keys together, in points.
    let rowsHeight: CGFloat
    /// Below the keys, where the globe and the home indicator are.
    let footHeight: CGFloat
    /// Of the bar with suggestions.
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

    /// Of the whole keyboard, in points.
    func height(withSuggestions: Bool) -> CGFloat {
        rowsHeight + footHeight + (withSuggestions ? suggestionsHeight : 0)
    }

    /// A small one that a person has torn off an iPad's lower edge: as wide as a phone's.
    static let floatingSize = CGSize(width: 320, height: 260)
}
