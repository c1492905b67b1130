/// The space that a text is set in, and what happens where it doesn't fit.
struct TextContainer: Hashable, Sendable {
    /// In points; infinite for text that never wraps.
    var width: CGFloat = .infinity
    /// Zero means any number.
    var maximumLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Decides where neutral text starts.
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Whether the last line that is shown ends (begins, is broken) with an ellipsis if there is more.
    var truncates: Bool {
        switch lineBreakMode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }

    /// Whether lines are broken at the width at all.
    var wraps: Bool {
        width.isFinite && lineBreakMode != .byClipping && !(truncates && maximumLines == 1)
    }
}
