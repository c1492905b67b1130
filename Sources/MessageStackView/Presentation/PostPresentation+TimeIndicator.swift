extension PostPresentation {
    /// An indicator on a post that shows how much of its time on screen is left.
    ///
    /// ```swift
    /// request.presentation = { $0.timeIndicator = .bar }
    /// ```
    ///
    /// The indicator shrinks while the time of the post passes, and stands still while that is stopped. It is hidden
    /// on a post that doesn't time out, and with Reduce Motion. It takes no touches, isn't spoken, and doesn't change the size of
    /// the post.
    ///
    /// The indicator has the tint color of the style, the accent color of the post's severity or, without both, the tint color of
    /// the view that shows the post. Where that has a contrast of less than 3 : 1 to the post, the indicator is black or white.
    public enum TimeIndicator: Equatable, Sendable {
        /// No indicator.
        case none
        /// A bar, 3 points thick: at the top of a post at the bottom of the screen, and otherwise at the bottom. It shrinks toward
        /// the leading edge.
        case bar
        /// A ring of 18 points in the lower trailing corner of the post, where it can cover content.
        case ring
    }
}
