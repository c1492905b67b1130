/// The area for a text, and the treatment of text that doesn't fit.
struct TextContainer: Hashable, Sendable {
    /// The width, in points; infinite for text without automatic line breaks.
    var width: CGFloat = .infinity
    /// The maximum number of lines; zero for no limit.
    var maximumLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The layout direction, which determines the leading edge of text without a direction.
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Whether text that doesn't fit is replaced by an ellipsis in the last visible line.
    var truncates: Bool {
        switch lineBreakMode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }

    /// Whether lines break at the width.
    var wraps: Bool {
        width.isFinite && lineBreakMode != .byClipping && !(truncates && maximumLines == 1)
    }
}
